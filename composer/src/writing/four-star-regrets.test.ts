import { describe, expect, it } from 'vitest'
import { kinds, replies } from '../testing/replies.ts'

describe('four stars', () => {
  it.each([
    [
      'en',
      'I love the size. It fits on my nightstand but has all of the capabilities of my old one. The messaging is great and the sound is very relaxing. Our whole family uses it.',
    ],
    ['en', 'Best bag I’ve owned. The other bags I had were cheap and fell apart.'],
    ['en', 'Seemed too small when I unpacked it, but after trying it on it fits perfectly.'],
    [
      'en',
      'Simply love this jacket. It is comfortable, soft and easy to wear. I wish I had bought mine while it was on sale.',
    ],
    ['de', 'Einer meiner Lieblingskaffees. Schon viele Kaffees probiert und die meisten schmecken eher fad.'],
    ['es', 'La mayoría pica. Esta no. Muy suave.'],
    ['fr', 'La plupart grattent. Celui-ci non. Très doux.'],
  ])('get no regret without a complaint in %s: "%s"', async (language, text) => {
    for (const reply of await replies({ text, rating: 4, language }))
      expect(
        kinds(reply).filter((kind) => kind === 'remark' || kind === 'bad'),
        reply,
      ).toEqual([])
  })

  it.each([
    ['en', 'Love this top, beautiful color and pattern. I found it to be a bit short.'],
    ['en', 'Very useful every evening, love it, great gift. Only gripe would be the handle shape.'],
    ['de', 'Schöner Espresso, super Geschmack, tolle Crema. In einer großen Tasse etwas schwach.'],
  ])('get regret for what could be better in %s: "%s"', async (language, text) => {
    for (const reply of await replies({ text, rating: 4, language }))
      expect(
        kinds(reply).some((kind) => kind === 'remark' || kind === 'bad'),
        reply,
      ).toBe(true)
  })

  it('don’t get thanks for what they praise instead of what they complain about', async () => {
    const text = 'Sound is good, product is also nice, only one problem: the range is not good.'
    for (const reply of await replies({ text, rating: 4 })) expect(reply).not.toMatch(/(?:thoughts on|about) the sound/)
  })
})
