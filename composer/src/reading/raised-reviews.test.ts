import { describe, expect, it } from 'vitest'
import { replies } from '../testing/replies.ts'
import { storedReading } from '../stored-reading.ts'
import { isRaised } from './raised-reviews.ts'

describe('five stars for what was put right', () => {
  it.each([
    'One mug came chipped, wrote to support, and Beatriz had a new one at my door in two days. THAT is how you do it.',
    'Base arrived cracked but Marcus replaced it the next day, no questions asked. Brilliant service!',
    'Changing my one star to five. The parcel wasn’t lost, my neighbour had it, and I was rude to your people. Sorry.',
    'EDIT: was a 1 star, now 5. I got the wrong end of the stick, the parcel was at the post office. Fantastic bag.',
    'Kam zerbrochen an, wurde sofort ersetzt. Top Service!',
    'Ich ändere meine Bewertung von 1 auf 5 Sterne, ich war am Telefon sehr unfreundlich.',
    'Je modifie mon avis : le colis était chez la voisine, j’ai été désagréable au téléphone. Sac superbe !',
    'Cambio mi reseña: fui muy borde por teléfono, perdón. El bolso es precioso.',
  ])('is praise: "%s"', async (text) => {
    expect(storedReading({ title: null, text, rating: 5 })).toMatchObject({ sentiment: 'positive', topicsBad: [] })
    for (const reply of await replies({ text, rating: 5 }))
      expect(reply).not.toMatch(/sorry|apolog|damaged|should have|leid|désolé|regrett|lament|sentimos/i)
  })

  it.each([
    [5, 'They replaced it within a week, and the new one is broken too.'],
    [4, 'I will update my review if it lasts.'],
    [1, 'Changed my review from 5 stars to 1 star.'],
  ])('isn’t %i stars for "%s"', (rating, text) => {
    expect(isRaised(text, rating)).toBe(false)
    expect(storedReading({ title: null, text, rating }).sentiment).not.toBe(rating === 1 ? 'positive' : '')
  })

  it.each([
    ['One mug came chipped, and Beatriz had a new one at my door in two days.', 'Beatriz'],
    ['Base arrived cracked but Marcus replaced it the next day. Brilliant service!', 'Marcus'],
    ['Thank you Marta! Marta found my parcel.', 'Marta'],
  ])('names who helped: "%s"', async (text, name) => {
    expect((await replies({ text, rating: 5 })).some((reply) => reply.includes(name))).toBe(true)
  })

  it('thanks for the change', async () => {
    const text = 'Changing my one star to five. The bag is superb.'
    for (const reply of await replies({ text, rating: 5 })) expect(reply).toMatch(/updat/)
  })
})

describe('customers who apologize', () => {
  it.each([
    'I was rude to your poor people on the phone.',
    'Ich war am Telefon sehr unfreundlich.',
    'J’ai été désagréable au téléphone.',
  ])('don’t complain about the service: "%s"', (text) => {
    expect(storedReading({ title: null, text, rating: 4 }).topicsBad).toEqual([])
  })
})
