import { describe, expect, it } from 'vitest'
import { kindsTo, replies } from '../testing/replies.ts'
import { productName } from './product-name.ts'

describe('a short comment on social media', () => {
  it.each([
    ['@jessie_w this is the one i told you about!!', /spreading the word|passing this on|with a friend/],
    ['@lisa.m schau mal, die Tasche von neulich', /weitersagen|anderen teilen/i],
    ['@sophie_l regarde, c’est celui dont je te parlais', /autour de vous|passer le mot|partage/],
    ['@carmen_v mira, este es el que te dije', /la voz|compartirlo|otras personas/],
  ])('that tags a friend gets thanks for it: "%s"', async (text, thanks) => {
    for (const reply of await replies({ text, rating: null, platform: 'Instagram' })) expect(reply).toMatch(thanks)
  })

  it.each(['@fieldnote the backpack arrived', '@tom_k is it waterproof?'])(
    'but not if it’s to us or asks: "%s"',
    async (text) => {
      for (const reply of await replies({ text, rating: null, platform: 'Instagram' }))
        expect(reply).not.toMatch(/spreading the word|passing this on|with a friend/)
    },
  )

  it.each(['30 euro for a candle, ikea exists', 'Ich sehe das jetzt überall', 'Je le vois partout'])(
    'isn’t “read carefully”: "%s"',
    async (text) => {
      expect(await kindsTo({ text, rating: null, platform: 'Instagram' })).not.toContain('acknowledged')
    },
  )
})

describe('a comment on social media', () => {
  const reviewWord = /\breviews?\b|Bewertung|Rezension|reseña|valoración|\bavis\b|recensione|avaliação|レビュー|评价/i

  it.each([
    'That dimmer is so smooth',
    'Die Tasche ist toll, ich liebe sie',
    'Me encanta este bolso, es precioso',
    'J’adore ce sac, il est magnifique',
    'Bellissima questa borsa, la adoro',
    'Amei esta bolsa, é linda',
    'このバッグ大好きです、とてもかわいい',
    '很喜欢这个包，太好看了',
    'The zip broke after a week.',
    'Der Reißverschluss ist nach einer Woche kaputt.',
  ])('isn’t called a review: "%s"', async (text) => {
    for (const tone of ['warm', 'plain', 'formal'])
      for (const reply of await replies({ text, rating: null, platform: 'Instagram', tone }))
        expect(reply).not.toMatch(reviewWord)
  })
})

describe('praise with a "but"', () => {
  it('gets no wish for joy', async () => {
    const text = 'The linen is lovely, collar sits well. But the sleeves end about 4 cm above my wrists, I took XL.'
    for (const reply of await replies({ text, rating: 4 }))
      expect(reply).not.toMatch(/lot of joy|keep enjoying|get a lot of use|our day\.|keep us going|reward for our work/)
  })
})

describe('a product’s name', () => {
  it.each([
    ['Ember Ceramic Mug, set of two', 'Ember Ceramic Mug'],
    ['Linen Napkins (pack of 4)', 'Linen Napkins'],
    ['Keramikbecher Ember, 2er-Set', 'Keramikbecher Ember'],
    ['Tasses Ember, lot de 2', 'Tasses Ember'],
    ['Halo Dimmable Desk Lamp', 'Halo Dimmable Desk Lamp'],
  ])('omits the number in a package: "%s"', (title, name) => {
    expect(productName(title, 'en')).toBe(name)
  })
})
