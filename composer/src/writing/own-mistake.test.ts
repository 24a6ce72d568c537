import { describe, expect, it } from 'vitest'
import { replies } from '../testing/replies.ts'

describe('the customer’s own mistake', () => {
  it.each([
    '2 of my 4 inputs would not function. It did not work with my TV. It’s my fault though, I didn’t research it.',
  ])('doesn’t excuse what doesn’t work: "%s"', async (text) => {
    for (const reply of await replies({ text, rating: 2 })) expect(reply).toMatch(/sorry|apologi/)
  })

  it.each(['I ordered the wrong size by mistake. My fault.'])('gets no apology: "%s"', async (text) => {
    for (const reply of await replies({ text, rating: 2 })) expect(reply).not.toMatch(/sorry|apologi/)
  })
})
