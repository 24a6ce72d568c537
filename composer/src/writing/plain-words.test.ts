import { describe, expect, it } from 'vitest'
import { replies } from '../testing/replies.ts'

describe('a complaint', () => {
  it.each([
    ['Much too narrow in the shoulders, and the size chart is off.', 2],
    ['Stopped working after two weeks.', 1],
    ['I will not buy here again.', 1],
  ])('gets one plain apology: %s', async (text, rating) => {
    for (const reply of await replies({ text, rating, product: null })) {
      expect(reply).not.toMatch(/had this experience|poor experience|you’re disappointed|better than this|frustrating/)
    }
  })

  it('has its fault named without a product', async () => {
    for (const reply of await replies({ text: 'Stopped working after two weeks.', rating: 1, product: null })) {
      expect(reply).toMatch(/work/)
    }
  })
})

describe('three stars without a complaint', () => {
  it('are asked once what was missing', async () => {
    for (const reply of await replies({ text: 'It’s okay.', rating: 3, product: null })) {
      expect(reply).toMatch(/made it (?:a five|better)/)
      expect(reply).not.toMatch(/win you over|honest/)
    }
  })

  it('aren’t asked if they ask themselves', async () => {
    for (const reply of await replies({ text: 'can you ship to norway', rating: 3, product: null })) {
      expect(reply).not.toMatch(/made it|win you over/)
    }
  })
})

describe('praise', () => {
  it.each([
    'Kudos to Marcus in support, he fixed my address in minutes.',
    'Thank you Marcus for helping me pick a size!',
  ])('names the person: %s', async (text) => {
    for (const reply of await replies({ text, rating: 5, product: null })) {
      expect(reply).toMatch(/Marcus will|to Marcus/)
      expect(reply).not.toMatch(/Our team will/)
    }
  })

  it('doesn’t take a brand for a person', async () => {
    for (const reply of await replies({ text: 'Thank you Fieldnote for helping me choose!', rating: 5 })) {
      expect(reply).not.toMatch(/Fieldnote will|to Fieldnote/)
    }
  })
})
