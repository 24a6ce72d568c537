import { describe, expect, it } from 'vitest'
import { replies } from '../testing/replies.ts'

describe('praise with a wish', () => {
  it('doesn’t praise what the wish is about, and notes it', async () => {
    const text = 'Air fryer works great and cleaning is easy, just wish the manual wasn’t only in Chinese.'
    for (const reply of await replies({ text, rating: 4, product: null })) {
      expect(reply).not.toMatch(/easily|simple|easy/)
      expect(reply).toMatch(/what could be better|suggestion/)
    }
  })
})

describe('a price that a happy review calls a bit high', () => {
  it('isn’t regretted', async () => {
    const text = 'Café muito saboroso e aroma ótimo, só achei o preço um pouco salgado. Vale a pena!'
    for (const reply of await replies({ text, rating: 4, language: 'pt', product: null }))
      expect(reply).not.toMatch(/preço/)
  })

  it('is answered if it is the complaint', async () => {
    const text = 'Way too expensive for what it is.'
    const drafts = await replies({ text, rating: 2, product: null })
    expect(drafts.some((reply) => /price|cost|money/.test(reply))).toBe(true)
  })
})

describe('praise that something is quiet', () => {
  it('is answered as quiet', async () => {
    const text = 'This fountain is so quiet the cats forget it’s on. Love it.'
    for (const reply of await replies({ text, rating: 5, product: null })) {
      expect(reply).not.toMatch(/the sound|what you hear/)
      expect(reply).toMatch(/quiet|noise/)
    }
  })

  it('leaves good sound alone', async () => {
    const text = 'Great sound, and the speaker is good even at quiet volume. Love the bass.'
    for (const reply of await replies({ text, rating: 5, product: null }))
      expect(reply).not.toMatch(/how quiet|low noise/)
  })
})
