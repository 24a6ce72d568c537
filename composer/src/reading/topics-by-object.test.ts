import { describe, expect, it } from 'vitest'
import { readComment } from './read-comment.ts'

describe('a complaint sets its topic', () => {
  it.each([
    ['delivery', 2, 'It took 16 days instead of the 3 you promised.'],
    ['missing', 2, 'It arrived without the screws.'],
    ['missing', 2, 'Il manquait une assiette.'],
    ['missing', 2, 'Faltaba un plato en la caja.'],
    ['missing', 2, 'Mancava un piatto.'],
    ['missing', 2, 'Faltava um prato.'],
    ['damage', 2, 'The bottle leaks all over my bag.'],
    ['damage', 2, 'De mok kwam gebroken aan en het doosje was helemaal nat.'],
    ['smell', 3, 'The bag smells strongly of glue.'],
    ['zip', 2, 'Der Reißverschluss ging kaputt.'],
    ['zip', 2, 'De rits klemt en blijft hangen.'],
  ] as const)('%s (%s stars): "%s"', (topic, rating, text) => {
    expect(readComment(text, rating, 'en').bad).toContain(topic)
  })
})

describe('no delivery', () => {
  it.each([
    [3, 'Still waiting for my money.'],
    [2, 'I have been waiting for my refund since May.'],
    [1, 'Mein Geld ist immer noch nicht da.'],
    [2, 'J’attends toujours mon remboursement.'],
    [5, 'Refund came the next day without my asking.'],
    [2, 'You missed the collection twice and I’m still waiting for the pickup.'],
  ])('where money or a collection is waited for (%s stars): "%s"', (rating, text) => {
    const { good, bad, about } = readComment(text, rating, 'en')
    expect([...good, ...bad, ...about]).not.toContain('delivery')
  })

  it('but with a parcel it is one', () => {
    expect(readComment('You took the money and the parcel never arrived.', 1, 'en').bad).toContain('delivery')
    expect(readComment('Still waiting for my order.', 1, 'en').bad).toContain('delivery')
  })
})

it('what is missing or smells in praise isn’t a complaint', () => {
  expect(readComment('Arrived without a scratch.', 5, 'en').bad).toEqual([])
  expect(readComment('Smells strongly of lavender, love it.', 5, 'en').bad).toEqual([])
})

it('impatience doesn’t hide a question', () => {
  expect(readComment('What on earth is the return address?', 1, 'en').hasQuestion).toBe(true)
  expect(readComment('How the hell do I open this?', 2, 'en').hasQuestion).toBe(true)
  expect(readComment('What on earth were you thinking?', 1, 'en').hasQuestion).toBe(false)
  expect(readComment('What the hell is this junk?', 1, 'en').hasQuestion).toBe(false)
})
