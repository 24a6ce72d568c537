import { describe, expect, it } from 'vitest'
import { replies } from '../testing/replies.ts'

describe('a danger that hurt no one', () => {
  it('is answered with what to do, not as a fault', async () => {
    const text = 'Lamp flickers constantly and smells like burning plastic when it’s on.'
    for (const reply of await replies({ text, rating: 1, product: null })) {
      expect(reply).toMatch(/don’t use|stop using/)
      expect(reply).not.toMatch(/properly|recover|hurt/)
    }
    for (const reply of await replies({ text: `${text} I’ve unplugged it.`, rating: 1, product: null }))
      expect(reply).toMatch(/unplugged for now/)
  })
})

describe('what the customer already did', () => {
  it('isn’t advised', async () => {
    const text = 'This night cream made my face break out in little bumps. I stopped using it and they went away.'
    for (const reply of await replies({ text, rating: 2, product: null })) {
      expect(reply).not.toMatch(/don’t use|stop using|recover|feeling better|better soon/)
      expect(reply).toMatch(/over/)
    }
  })
})
