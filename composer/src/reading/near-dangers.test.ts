import { describe, expect, it } from 'vitest'
import { readComment } from './read-comment.ts'
import { hasRecovered, hasStopped, isUnplugged } from './precautions.ts'

describe('a danger that hurt no one', () => {
  it.each([
    ['Lamp flickers and smells like burning plastic when it’s on. I’ve unplugged it.', 'en'],
    ['There is a burnt plastic smell every time I turn it on.', 'en'],
    ['My dog had this chew toy in pieces within ten minutes. Thankfully she didn’t swallow any.', 'en'],
    ['Riecht nach verschmortem Plastik, sobald man ihn einschaltet.', 'de'],
    ['Forte odeur de plastique brûlé dès la mise en marche.', 'fr'],
    ['Huele a plástico quemado.', 'es'],
    ['Puzza di plastica bruciata.', 'it'],
    ['Cheira a plástico queimado.', 'pt'],
  ])('is a risk: "%s"', (text, language) => {
    expect(readComment(text, 1, language).risks).toContain('injury')
  })

  it.each([
    ['The coffee smells burnt and tastes bitter.', 2],
    ['The candle smells like burning leaves, lovely.', 3],
    ['No smell of burning plastic, unlike my old one.', 3],
    ['My dog chewed it to pieces in a day.', 2],
    ['Smells like burning plastic if you are picky, but I love it.', 5],
    ['Bag 3 is sturdy.', 1],
  ])('isn’t seen in "%s"', (text, rating) => {
    expect(readComment(text, rating).risks).not.toContain('injury')
  })
})

describe('what the customer already did', () => {
  it('is recognized', () => {
    expect(hasStopped('I stopped using it and they went away.')).toBe(true)
    expect(hasStopped('It stopped working.')).toBe(false)
    expect(isUnplugged('I’ve unplugged it, not gonna risk it.')).toBe(true)
    expect(isUnplugged('It works even when unplugged.')).toBe(false)
    expect(hasRecovered('We ended up at urgent care. She’s ok now.')).toBe(true)
    expect(hasRecovered('The bumps went away, but I still have scars.')).toBe(false)
  })
})

describe('words of healing', () => {
  it.each([
    'My skin drinks this moisturizer up!! The dry patches round my nose are just gone.',
    'Face serum works well, glowy skin after a week.',
  ])('are no possible harm: "%s"', (text) => {
    expect(readComment(text, 5).possibleHarm).toBe(false)
  })

  it.each([
    'My skin was red after a week.',
    'The skin on my nose is just gone.',
    'A dry patch round my nose after a week.',
  ])('don’t hide harm: "%s"', (text) => {
    expect(readComment(text, 5).possibleHarm || readComment(text, 5).risks.includes('injury')).toBe(true)
  })
})
