import { describe, expect, it } from 'vitest'
import { replies } from '../testing/replies.ts'

describe('what is still owed gets an apology and a way to reach the shop with the order number', () => {
  it.each([
    [3, 'Waiting two weeks for my exchange and nothing.'],
    [2, 'They have not exchanged it yet and I have been waiting since May.'],
    [2, 'Received plain towels instead of the striped ones I ordered.'],
    [1, 'Not the pillows I ordered.'],
    [2, 'Size 8 ordered, size 6 in the box.'],
    [1, 'Left at the wrong house and nobody there has it.'],
    [2, 'Why was there a restocking fee of $20?'],
  ])('%s stars: "%s"', async (rating, text) => {
    for (const reply of await replies({ text, rating, product: null })) {
      expect(reply).toMatch(/order number/)
      expect(reply).toMatch(/sorry|apolog/)
      expect(reply).not.toMatch(/what would have made|the size didn’t/i)
    }
  })

  it.each([
    [5, 'Not the first time I ordered here, and not the last.'],
    [5, 'I got the green one instead of the blue one and love it.'],
    [5, 'No waiting for the exchange, it took two days.'],
  ])('but nothing at %s stars: "%s"', async (rating, text) => {
    for (const reply of await replies({ text, rating })) expect(reply).not.toMatch(/order number|sorry/)
  })
})

describe('a fault is named', () => {
  it.each([
    [2, 'It keeps restarting in the middle of a film.', /work/],
    [2, 'The seam shredded in the wash.', /stitching|seam/],
    [2, 'The ring won’t go past my knuckle.', /smaller|bigger/],
  ])('%s stars: "%s"', async (rating, text, named) => {
    for (const reply of await replies({ text, rating })) {
      expect(reply).toMatch(named)
      expect(reply).not.toMatch(/didn’t work out|turned out this way/)
    }
  })

  it('and money that is owed hasn’t just "not worked out"', async () => {
    for (const reply of await replies({ text: 'You refunded only one of my two returns.', rating: 1 }))
      expect(reply).not.toMatch(/didn’t work out|turned out this way|wasn’t better/)
  })
})
