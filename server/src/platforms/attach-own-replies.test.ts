import { expect, test } from 'vitest'
import type { IncomingComment } from './platform.ts'
import { attachOwnReplies, type PostedComment } from './attach-own-replies.ts'

const base = new Date('2026-11-20T10:00:00Z').getTime()
function post(
  id: string,
  minute: number,
  by: string | null,
  text: string,
  parent: string | null = null,
): PostedComment {
  const occurredAt = new Date(base + minute * 60_000)
  const comment: IncomingComment = {
    externalId: id,
    authorName: by,
    authorEmail: null,
    authorPhone: null,
    parentExternalId: parent,
    rating: null,
    title: null,
    text,
    productExternalId: null,
    productTitle: null,
    occurredAt,
    updatedAt: occurredAt,
    published: true,
    verified: null,
  }
  return { comment, own: by === 'shop' }
}
const answersOf = (all: PostedComment[]) =>
  Object.fromEntries(attachOwnReplies(all).map((one) => [one.externalId, one.answer?.text ?? null]))

test('our reply belongs to the comment above it; the latest counts when there are several', () => {
  const thread = [
    post('1', 0, 'ada', 'Is it wool?'),
    post('2', 5, 'shop', 'Yes', '1'),
    post('3', 9, 'shop', 'All of it', '1'),
  ]
  expect(answersOf(thread)).toEqual({ '1': 'All of it' })
  expect(answersOf(thread.toReversed())).toEqual({ '1': 'All of it' })
})

test('a reply that mentions someone on the same level is a reply to them', () => {
  const thread = [
    post('1', 0, 'ada', 'Is it wool?'),
    post('2', 1, 'ada.b', 'I would like to know too', '1'),
    post('3', 2, 'bo', 'Me too', '1'),
    post('4', 3, 'shop', '@ada.b it is', '1'),
    post('5', 4, 'shop', 'It is wool, ada', '1'),
  ]
  expect(answersOf(thread)).toEqual({ '1': 'It is wool, ada', '2': '@ada.b it is', '3': null })
})

test("our own posts aren't comments, but replies to them are", () => {
  const thread = [
    post('1', 0, 'shop', 'Link is in the bio'),
    post('2', 1, 'ada', 'Thanks', '1'),
    post('3', 2, 'shop', ':)', '1'),
  ]
  expect(answersOf(thread)).toEqual({ '2': null })
})

test('a comment without an author is still read', () => {
  expect(answersOf([post('1', 0, null, 'Hi'), post('2', 1, 'shop', 'Hello', '1')])).toEqual({ '1': 'Hello' })
})

test('a mention matches without the @ and before a period, but not inside another word', () => {
  const comments = [
    post('1', 0, 'ada', 'Is it wool?'),
    post('2', 1, 'bo', 'And the lining?', '1'),
    post('3', 2, 'bo.b', 'And the zip?', '1'),
  ]
  expect(answersOf([...comments, post('4', 3, 'shop', 'Bo it is', '1')])).toMatchObject({ '1': null, '2': 'Bo it is' })
  expect(answersOf([...comments, post('4', 3, 'shop', '@bo. It is', '1')])).toMatchObject({ '2': '@bo. It is' })
  expect(answersOf([...comments, post('4', 3, 'shop', '@bo.b it is', '1')])).toMatchObject({
    '2': null,
    '3': '@bo.b it is',
  })
})
