import { describe, expect, it } from 'vitest'
import { replies, topics } from '../testing/replies.ts'
import { isPartClause, namedParts } from './named-parts.ts'

describe('a faulty part', () => {
  it.each([
    ['Zip sticks. Sleeves too long.', ['the zip sticks', 'the sleeves are too long']],
    [
      'Left earcup creaks every time and charging cable was missing.',
      ['the left earcup creaks', 'the charging cable was missing'],
    ],
    ['Lovely, but one of the buttons came off after a day.', ['one of the buttons came off']],
    ['The app keeps logging me out.', ['the app keeps logging you out']],
    ['The crinkle paper makes a hell of a racket.', ['the crinkle paper is so noisy']],
    ['Handle snapped clean off, and the lid doesn’t close.', ['the handle snapped off', 'the lid doesn’t close']],
    ['The towels was dirty.', ['the towels were dirty']],
  ])('is named by the customer’s noun: "%s"', (text, clauses) => {
    expect(namedParts(text)).toEqual(clauses)
    expect(clauses.every((one) => isPartClause(one))).toBe(true)
  })

  it.each([
    'The lid never came off.',
    'If the strap breaks I will be sad.',
    'I was worried the clasp would break.',
    'My old kettle broke so I bought this.',
    'The heel is not broken.',
    'The stupid lid broke.',
    'The print is a little loud, but cute.',
    'The top is loose and flowy.',
  ])('isn’t found in "%s"', (text) => {
    expect(namedParts(text)).toEqual([])
  })

  it.each([
    [1, 'Pump jammed on day 3.'],
    [3, 'Good jacket. Zip sticks. Sleeves too long.'],
    [4, 'My cat loves it. Minus a star because the crinkle paper makes a hell of a racket at night.'],
    [4, 'Love the shirt, but one of the buttons came off after the second wear.'],
  ])('is in the reply to %i stars: "%s"', async (rating, text) => {
    for (const reply of await replies({ text, rating })) {
      expect(
        namedParts(text).some((clause) => reply.includes(clause)),
        reply,
      ).toBe(true)
      expect(reply).not.toMatch(/burn|part of it/)
      expect(topics(reply).length).toBeGreaterThan(0)
    }
  })
})

it('an apology names the fault, and not a size that doesn’t suit', async () => {
  const facts = [{ topic: 'contact', text: 'You can reach us at hello@fieldnote.example.', language: 'en' }]
  for (const [text, named] of [
    ['Described as king size. It is not king size.', /as described/],
    ['Wrong size arrived, I wanted a large.', /wrong size/],
    ['Box was empty. Just paper.', /empty/],
    ['Beans arrived with a best before date three months in the past.', /in that state/],
    ['Two delivery men refused to take it upstairs and scratched my door frame.', /delivery went so badly/],
  ] as const) {
    for (const reply of await replies({ text, rating: 1, facts })) {
      expect(reply).toMatch(named)
      expect(reply).toContain('order number')
    }
  }
})

it('"decent for the price" isn’t "worth every penny"', async () => {
  for (const reply of await replies({ text: 'Otherwise a decent shoe for the price.', rating: 3 }))
    expect(reply).not.toMatch(/every penny|good value|money was well spent/)
})

it('asks for no order number that the review gives', async () => {
  const facts = [{ topic: 'contact', text: 'You can reach us at hello@fieldnote.example.', language: 'en' }]
  for (const reply of await replies({ text: 'where is my order??? #A10482 placed 2 nov', rating: 1, facts }))
    expect(reply).not.toMatch(/(?:send|with|email) your order number/)
})

it('a fact on delivery times doesn’t answer whether a missing part is sent', async () => {
  const facts = [{ topic: 'delivery', text: 'Gli ordini partono entro 2 giorni lavorativi.', language: 'it' }]
  const text = 'Ottimo, però mancava una delle quattro confezioni. Me la spedite?'
  for (const reply of await replies({ text, rating: 4, language: 'it', facts }))
    expect(reply).not.toContain('giorni lavorativi')
})
