import { describe, expect, it } from 'vitest'
import { replies } from '../testing/replies.ts'

describe('a reply doesn’t answer what nobody said', () => {
  it.each([
    [
      'en',
      4,
      'Very comfortable, and you can wear it with or without the belt. The color is paler than online.',
      /complete|everything you ordered/i,
    ],
    ['en', 5, 'I wear it without the belt and love it.', /complete|everything you ordered/i],
    ['de', 4, 'Frisch geröstet, mild, sehr lecker. Das Rösten beherrschen sie.', /rost/i],
    ['en', 3, 'It might have worked for me in a shorter length.', /praise for how it works|works as it should/i],
    ['en', 2, 'I lost my money, nothing ever came.', /price|worth/i],
  ])('in %s at %s stars: "%s"', async (language, rating, text, untrue) => {
    for (const reply of await replies({ text, rating, language })) expect(reply).not.toMatch(untrue)
  })

  it.each([
    ['en', 2, 'The dress came without the belt.', /complete|ordered|missing/i],
    ['de', 2, 'Die Schnalle ist nach zwei Wochen gerostet.', /rost/i],
  ])('but in %s what they did say at %s stars: "%s"', async (language, rating, text, said) => {
    for (const reply of await replies({ text, rating, language })) expect(reply).toMatch(said)
  })
})

it('a spark that hurt nobody gets no wish to recover', async () => {
  for (const reply of await replies({ text: 'The plug sparked and tripped the breaker.', rating: 1 }))
    expect(reply).not.toMatch(/better|recover|well soon/i)
})
