import { expect, it } from 'vitest'
import { replies } from '../testing/replies.ts'

it.each([
  ['en', 'The box had a hole in it and the oak base was split.', /hole|tear/],
  ['en', 'The package was scratched and stained, but the lamp is OK.', /scratch|stain/],
  ['fr', 'Le carton avait un trou et le socle est fendu.', /trou|déchirure/],
  ['de', 'Der Karton hatte ein Loch und der Sockel ist gespalten.', /Loch|Riss/],
])('what is wrong with the packaging isn’t said of the product (%s: %s)', async (language, text, fault) => {
  for (const reply of await replies({ text, rating: 2, language })) expect(reply).not.toMatch(fault)
})

it.each(['My sweater had a hole after one wash.', 'It came in a nice box. The lamp had a scratch on the base.'])(
  'what is wrong with the product still is: %s',
  async (text) => {
    for (const reply of await replies({ text, rating: 2 })) expect(reply).toMatch(/hole|tear|scratch/)
  },
)
