import { expect, test } from 'vitest'
import { readReview } from './read-review.ts'

const whole = {
  id: 7001,
  score: 2,
  title: 'Late',
  content: 'Came a <b>week</b> late',
  created_at: '2026-11-19T10:00:00.000Z',
  verified_buyer: true,
  sentiment: -0.4,
  user: { display_name: 'Ada' },
  product: { id: 5, name: 'Mug', external_product_id: '8001' },
  comments: [
    { id: 4, content: 'We have sent another.', created_at: '2026-11-19T13:00:00.000Z' },
    { id: 3, content: 'Sorry!', created_at: '2026-11-19T12:00:00.000Z' },
  ],
  something_new: { deep: [1] },
}

test('a review becomes a comment with its latest public reply', () => {
  expect(readReview(whole)).toEqual({
    externalId: '7001',
    authorName: 'Ada',
    authorEmail: null,
    authorPhone: null,
    authorExternalId: null,
    rating: 2,
    title: 'Late',
    text: 'Came a <b>week</b> late',
    productExternalId: '8001',
    productTitle: 'Mug',
    occurredAt: new Date('2026-11-19T10:00:00Z'),
    updatedAt: new Date('2026-11-19T10:00:00Z'),
    published: true,
    verified: 'buyer',
    answer: { text: 'We have sent another.', at: new Date('2026-11-19T13:00:00Z') },
  })
})

test('values as text are read the same, and so is the old time format', () => {
  const asText = { id: '7001', score: '2', created_at: '2026-11-19 10:00:00 UTC', deleted: 'false', archived: 'true' }
  expect(readReview(asText)).toMatchObject({
    externalId: '7001',
    rating: 2,
    occurredAt: new Date('2026-11-19T10:00:00Z'),
    published: false,
  })
})

test.each([
  [{ comments: null, comment: { id: 9, content: 'One' } }, 'One'],
  [{ comments: undefined, comment: [{ id: 9, content: 'In a list' }] }, 'In a list'],
  [{ comments: [{ id: 9, content: 'A private message', public: false }] }, null],
  [{ comments: ['odd', { content: 7 }] }, null],
])('the reply in %o is %s', (change, text) => {
  expect(readReview({ ...whole, ...change })?.answer?.text ?? null).toBe(text)
})

test('a review of the shop itself has no product', () => {
  const product = { id: 1, name: 'Mugs', external_product_id: 'yotpo_site_reviews' }
  expect(readReview({ ...whole, product })).toMatchObject({ productExternalId: null, productTitle: null })
})

test("an invalid value in one field doesn't drop the review; without an id or date it is not a review", () => {
  const odd = { ...whole, score: 'many', title: 7, content: null, user: 'Ada', product: 5, comments: 'none' }
  expect(readReview(odd)).toMatchObject({ externalId: '7001', rating: null, title: null, text: '', authorName: null })
  expect(readReview({ ...whole, id: null })).toBeNull()
  expect(readReview({ ...whole, created_at: 'soon' })).toBeNull()
  expect(readReview('<html>')).toBeNull()
})
