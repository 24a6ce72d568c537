import { describe, expect, it } from 'vitest'
import { replies } from '../testing/replies.ts'

const address = 'hello@fieldnote.example'
const contactIn = (language: string, text: string) => ({ topic: 'contact', language, text })
const english = [contactIn('en', `You can reach us at ${address}.`)]

describe('a reply to a fault', () => {
  it.each([
    ['Great look, but two buttons fell off on the first day.', 4],
    ['Pretty lamp, but it stopped working after a month.', 4],
    ['Lovely dress. It came missing a button though.', 4],
  ])('says how to reach the shop at four stars: %s', async (text, rating) => {
    for (const reply of await replies({ text, rating, facts: english })) {
      expect(reply).toContain(address)
      expect(reply).toMatch(/order number/)
      expect(reply).not.toMatch(/hear from you again|see you again|wishes/)
    }
  })

  it('never wants to talk about it', async () => {
    const done = await replies({ text: 'Never again. What a waste.', rating: 1, facts: english })
    for (const reply of done) expect(reply).not.toMatch(/talk about it|so we can talk/)
  })

  it.each([
    ['pt', 'A bolsa chegou quebrada. Péssimo.'],
    ['zh', '背包到的时候已经坏了，很失望。'],
  ])('has the address in %s, though the shop states it in English', async (language, text) => {
    for (const reply of await replies({ text, rating: 1, language, facts: english })) expect(reply).toContain(address)
  })
})

describe('a reply about an item that was sent back', () => {
  it('asks only whether something about the return is open', async () => {
    const text = 'Itchy and stiff, I hated it. Returned it.'
    for (const reply of await replies({ text, rating: 1, product: null, facts: english })) {
      expect(reply).not.toMatch(/look into/)
    }
  })

  it('still asks for the order number if the money is pending', async () => {
    const text = 'Returned it in May and still no refund.'
    for (const reply of await replies({ text, rating: 1, facts: english })) expect(reply).toMatch(/order number/)
  })
})

describe('a reply to a legal threat', () => {
  it('names the emails that went unanswered', async () => {
    const text = 'Fourth email ignored. If this is not settled by Monday, my lawyer will call you.'
    for (const reply of await replies({ text, rating: 1, facts: english })) {
      expect(reply).toMatch(/answer/)
      expect(reply).toMatch(/earlier messages/)
      expect(reply).not.toMatch(/once more/)
    }
  })
})

describe('a reply to a review of another shop', () => {
  it('says so and doesn’t apologize', async () => {
    const text = 'Bought this on Etsy, not from you. Wrong shop, sorry!'
    for (const reply of await replies({ text, rating: 1, facts: english })) {
      expect(reply).toMatch(/another shop/)
      expect(reply).toContain(address)
      expect(reply).not.toMatch(/sorry|apolog/i)
    }
  })
})
