import { expect, it } from 'vitest'
import { request } from '../testing/requests.ts'
import { checkReply } from './guard-rails.ts'

const comment = request({ text: 'This mug survived the dishwasher all winter and still looks new.', rating: 5 })

it.each(['We’re so glad it survived the dishwasher!', 'Great to hear that it came through the dishwasher so well.'])(
  'a property that the review reports may be thanked for: "%s"',
  (reply) => expect(checkReply(comment, reply)).toEqual([]),
)

it.each([
  'It is dishwasher-safe.',
  'We’re glad it held up, because our mugs are dishwasher-safe.',
  'Thank you! It can go in the dishwasher.',
  'Glad you like it, it’s made for the dishwasher.',
  'Thank you, your mug will survive the dishwasher.',
  'Thanks for your review. All our mugs survived the dishwasher.',
])('a promise of it stays a claim: "%s"', (reply) =>
  expect(checkReply(comment, reply).map(({ kind }) => kind)).toEqual(['fact']),
)

it('and so does one that the review doesn’t mention', () => {
  const other = request({ text: 'Nice mug.', rating: 5 })
  expect(checkReply(other, 'We’re so glad it survived the dishwasher!')).toHaveLength(1)
})
