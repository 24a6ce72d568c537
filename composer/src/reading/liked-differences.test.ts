import { describe, expect, it } from 'vitest'
import { kinds, replies } from '../testing/replies.ts'
import { readComment } from './read-comment.ts'

describe('what has passed, or is liked as it is', () => {
  it.each([
    ['en', 'Slightly darker than in the photos but I like it even more that way.'],
    ['en', 'The strap was a touch stiff for the first week, now it’s like butter.'],
    ['en', 'A bit smaller than in the pictures, which I actually prefer.'],
    ['en', 'A bit stiff to begin with, now wonderfully soft.'],
    ['en', 'The strap felt stiff at first but it’s lovely now.'],
    ['en', 'A little smaller than they look online but that suits me.'],
    ['de', 'Anfangs etwas steif, inzwischen herrlich weich.'],
    ['de', 'Etwas kleiner als gedacht, aber genau das gefällt mir.'],
    ['fr', 'Un peu plus petit que prévu mais c’est exactement ce qu’il me fallait.'],
    ['es', 'Más oscura que en la foto y me gusta aún más.'],
    ['it', 'Più scura che in foto e mi piace ancora di più.'],
  ])('is not regretted in %s: "%s"', async (language, text) => {
    expect(readComment(text, 4, language).bad).toEqual([])
    for (const reply of await replies({ text, rating: 4, language }))
      expect(
        kinds(reply).some((kind) => kind === 'bad' || kind === 'remark'),
        reply,
      ).toBe(false)
  })

  it.each([
    'At first it was lovely, now it’s stiff and cracked.',
    'Stiff at first, still stiff now, good colour.',
    'Smaller than I expected and I don’t like it.',
  ])('but this is a complaint: "%s"', (text) => {
    expect(readComment(text, 4, 'en').bad.length).toBeGreaterThan(0)
  })
})
