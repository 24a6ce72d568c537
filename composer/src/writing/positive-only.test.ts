import { describe, expect, it } from 'vitest'
import { replies } from '../testing/replies.ts'

describe('praise', () => {
  it.each([
    ['en', 'Love this balm, it doesn’t sting. No smell at all.', /scent|smell/i],
    ['de', 'Tolle Creme, zieht schnell ein und ist geruchlos.', /Duft|Geruch/],
    ['es', 'Me encanta esta crema, no huele a nada y es sin perfume.', /aroma|olor|perfume/],
  ])('for having no smell isn’t joy about the scent, in %s: "%s"', async (language, text, scent) => {
    for (const reply of await replies({ text, rating: 5, product: null, language })) expect(reply).not.toMatch(scent)
  })

  it('for a scent is still named', async () => {
    const text = 'Love the scent of this balm, it smells wonderful.'
    expect((await replies({ text, rating: 5, product: null })).join(' ')).toMatch(/scent|smell/)
  })

  it('that says how long it lasted isn’t a complaint', async () => {
    const text =
      'Second time buying this serum. The first bottle lasted 4 months, my skin looks brighter and my dark spots have faded.'
    for (const reply of await replies({ text, rating: 5, product: null })) {
      expect(reply).not.toMatch(/expected|more out of|what you think/)
    }
  })

  it('below four stars isn’t made of a word that only intensifies', async () => {
    const text = 'Die Pfanne brät echt klasse, aber der Preis ist auch ganz schön happig.'
    for (const reply of await replies({ text, rating: 3, product: null, language: 'de' }))
      expect(reply).not.toMatch(/happig/)
  })
})
