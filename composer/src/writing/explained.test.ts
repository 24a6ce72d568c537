import { expect, it } from 'vitest'
import { kindsTo } from '../testing/replies.ts'

it.each([
  ['en', 'The blue dial changes with the light. The glass fogs up from inside after washing hands.'],
  ['de', 'Das blaue Zifferblatt schimmert im Licht. Nach dem Händewaschen beschlägt das Glas von innen.'],
  ['ja', '文字盤の青は光で変わります。手を洗った後、ガラスの内側が曇ります。しばらく待つと消えます。'],
])('in %s a review that explains its three stars isn’t asked what they are for', async (language, text) => {
  expect(await kindsTo({ text, rating: 3, language })).not.toContain('clarify')
})

it('a short review is asked', async () => {
  expect(await kindsTo({ text: 'Bought it last week.', rating: 3 })).toContain('wished')
})
