import { describe, expect, it } from 'vitest'
import { replies } from '../testing/replies.ts'
import { blamedPart } from './blamed-part.ts'
import { isPartClause, namedParts } from './named-parts.ts'

describe('a fault without a full sentence', () => {
  it.each([
    ['Two bags of screws missing.', 'two bags of screws were missing'],
    ['One bolt missing, otherwise fine.', 'one bolt was missing'],
    ['Great sound. The bluetooth drops out in the kitchen.', 'the Bluetooth drops out'],
    ['App is kinda clunky.', 'you found the app clunky'],
    ['The manual is useless.', 'you found the manual useless'],
    ['Creases still haven’t come out.', 'the creases didn’t come out'],
    ['Runs about half a size big though.', 'the sizing runs big'],
    ['Half the bag was dust.', 'half the bag was dust'],
  ])('is named: "%s"', (text, clause) => {
    expect(namedParts(text)).toEqual([clause])
    expect(isPartClause(clause)).toBe(true)
  })

  it.each([
    'No screws missing, all there.',
    'My old speaker’s app was clunky.',
    'If the bluetooth drops out I will return it.',
    'You are missing out.',
    'The app isn’t confusing at all.',
    'The bluetooth never drops out.',
  ])('isn’t found in "%s"', (text) => {
    expect(namedParts(text)).toEqual([])
  })

  it('is in the reply', async () => {
    for (const [text, rating, named] of [
      ['Nice chairs. Two bags of screws missing.', 2, 'two bags of screws were missing'],
      ['Great sound for its size. The bluetooth drops out when I walk into the kitchen.', 4, 'the Bluetooth drops out'],
    ] as const) {
      for (const reply of await replies({ text, rating })) expect(reply).toContain(named)
    }
  })
})

describe('a complaint about a part in unknown words', () => {
  it.each([
    ['Courier was lovely. However, the instructions were written by a robot.', false, 'the instructions let you down'],
    ['The instructions however were written by someone who hates people.', false, 'the instructions let you down'],
    ['The seams were all over the place.', true, 'the seams let you down'],
  ])('names the part: "%s"', (text, isLow, clause) => {
    expect(blamedPart(text, isLow)).toBe(clause)
    expect(isPartClause(clause)).toBe(true)
  })

  it.each([
    'Not cheap, but the fabric is gorgeous.',
    'Lovely, but the lid could be bigger.',
    'The jacket was a present.',
    'But the box never arrived.',
  ])('names none in "%s"', (text) => {
    expect(blamedPart(text, false)).toBeNull()
  })
})
