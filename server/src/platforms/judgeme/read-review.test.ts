import { expect, test } from 'vitest'
import { readReview } from './read-review.ts'

const whole = {
  id: 55501,
  title: null,
  body: 'Good but <b>late</b>',
  rating: 3,
  product_external_id: 8001,
  product_title: 'Mug',
  reviewer: { id: 9, email: 'a@b.example', name: 'Ada', phone: null, tags: null },
  curated: 'ok',
  published: true,
  hidden: false,
  verified: 'buyer',
  created_at: '2026-11-20T08:00:00+00:00',
  updated_at: '2026-11-21T09:30:00+00:00',
  something_new: { deep: [1] },
}

test('a review becomes a comment with its original text', () => {
  expect(readReview(whole)).toEqual({
    externalId: '55501',
    authorName: 'Ada',
    authorEmail: 'a@b.example',
    authorPhone: null,
    rating: 3,
    title: null,
    text: 'Good but <b>late</b>',
    productExternalId: '8001',
    productTitle: 'Mug',
    occurredAt: new Date('2026-11-20T08:00:00Z'),
    updatedAt: new Date('2026-11-21T09:30:00Z'),
    published: true,
    verified: 'buyer',
  })
})

test.each([0, '0', null, undefined])('a review of the shop (product %s) has no product', (product_external_id) => {
  expect(readReview({ ...whole, product_external_id })?.productExternalId).toBeNull()
})

test.each([
  [{ published: false }, false],
  [{ curated: 'spam' }, false],
  [{ hidden: true }, false],
  [{ published: undefined, curated: 'not-yet' }, false],
  [{ published: undefined }, true],
])('with %o, "published" is %s', (change, expected) => {
  expect(readReview({ ...whole, ...change })?.published).toBe(expected)
})

test("an invalid value in one field doesn't drop the review", () => {
  const odd = { ...whole, rating: 9, reviewer: 'Ada', title: 7, body: null, verified: {}, updated_at: 'soon' }
  expect(readReview(odd)).toMatchObject({
    externalId: '55501',
    rating: null,
    authorName: null,
    title: null,
    text: '',
    verified: null,
    updatedAt: new Date('2026-11-20T08:00:00Z'),
  })
})

test('an entry without an id or date is not a review', () => {
  expect(readReview({ ...whole, id: null })).toBeNull()
  expect(readReview({ ...whole, created_at: null, updated_at: null })).toBeNull()
  expect(readReview('text')).toBeNull()
})
