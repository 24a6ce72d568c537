import type { Comment } from '@bizamply/contract/comments'
import { describe, expect, test } from 'vitest'
import { aComment, aDraft } from '../../../testing/comments.ts'
import { arrivals, belongsTo, mergeHead, type Loaded, type Renewal } from './merge-head.ts'

const list = (...numbers: number[]): Comment[] => numbers.map((n) => aComment(n))
const numbersOf = (loaded: Loaded | null) => loaded?.comments.map(({ customerName }) => Number(customerName.slice(9)))
const merge = (old: Loaded, head: Loaded, more: Partial<Renewal> = {}) =>
  mergeHead(old, { head, changed: new Map(), belongs: belongsTo({ status: 'pending' }), isHeld: () => false, ...more })

describe('merging the first page into a list', () => {
  const old = { comments: list(9, 8, 7, 6, 5, 4, 3), nextCursor: 'after-3' }

  test('adds new comments at the top and keeps the older ones', () => {
    const merged = merge(old, { comments: list(11, 10, 9), nextCursor: 'after-9' })
    expect(numbersOf(merged)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3])
    expect(merged?.nextCursor).toBe('after-3')
  })

  test('removes comments that left the first page', () => {
    expect(numbersOf(merge(old, { comments: list(9, 7, 6), nextCursor: 'after-6' }))).toEqual([9, 7, 6, 5, 4, 3])
  })

  test('keeps a held comment in its place', () => {
    const isHeld = (comment: Comment) => comment._id === aComment(8)._id
    const merged = merge(old, { comments: list(9, 7, 6), nextCursor: 'after-6' }, { isHeld })
    expect(numbersOf(merged)).toEqual([9, 8, 7, 6, 5, 4, 3])
  })

  test('updates changed comments below the first page, and removes those that moved to another tab or were deleted', () => {
    const changed = new Map<string, Comment | null>([
      [aComment(5)._id, aComment(5, { content: 'edited' })],
      [aComment(4)._id, aDraft(4)],
      [aComment(3)._id, null],
    ])
    const merged = merge(old, { comments: list(9, 8), nextCursor: 'after-8' }, { changed })
    expect(numbersOf(merged)).toEqual([9, 8, 7, 6, 5])
    expect(merged?.comments.at(-1)?.content).toBe('edited')
  })

  test('returns null if comments may be missing between the first page and the list', () => {
    expect(merge(old, { comments: list(30, 29), nextCursor: 'after-29' })).toBeNull()
  })

  test('returns only the first page if there are no more pages', () => {
    expect(merge(old, { comments: list(9, 2), nextCursor: null })).toEqual({ comments: list(9, 2), nextCursor: null })
    expect(merge(old, { comments: [], nextCursor: null })).toEqual({ comments: [], nextCursor: null })
  })

  test('continues after the first page if it reaches further than the list', () => {
    const short = { comments: list(9, 8), nextCursor: 'after-8' }
    const merged = merge(short, { comments: list(9, 7, 6), nextCursor: 'after-6' })
    expect(numbersOf(merged)).toEqual([9, 7, 6])
    expect(merged?.nextCursor).toBe('after-6')
  })

  test('fills an empty list', () => {
    const head = { comments: list(2, 1), nextCursor: null }
    expect(merge({ comments: [], nextCursor: null }, head)).toEqual(head)
  })
})

describe('merging the first page into a list in another order', () => {
  const order = 'lowest'
  // As the server sorts them.
  const old = { comments: list(4, 9, 2, 7, 5), nextCursor: 'after-5' }

  test('the next comment after a removed one follows the others, and is not an arrival', () => {
    const merged = merge(old, { comments: list(4, 2, 7, 5, 8), nextCursor: 'after-8' }, { order })
    expect(numbersOf(merged)).toEqual([4, 2, 7, 5, 8])
    expect(merged?.nextCursor).toBe('after-8')
    expect(arrivals(new Set(old.comments.map(({ _id }) => _id)), merged?.comments ?? [])).toEqual([])
  })

  test('a new comment is where the server puts it, at the top or between others', () => {
    expect(numbersOf(merge(old, { comments: list(10, 4, 9, 11, 2), nextCursor: 'after-2' }, { order }))).toEqual([
      10, 4, 9, 11, 2, 7, 5,
    ])
  })

  test('a held comment and loaded ones keep their places', () => {
    const isHeld = (comment: Comment) => comment._id === aComment(9)._id
    const merged = merge(old, { comments: list(2, 4, 7), nextCursor: 'after-7' }, { order, isHeld })
    expect(numbersOf(merged)).toEqual([4, 9, 2, 7, 5])
    expect(merged?.nextCursor).toBe('after-5')
  })

  test('an empty list is filled in the server’s order', () => {
    const head = { comments: list(2, 9, 4), nextCursor: null }
    expect(merge({ comments: [], nextCursor: null }, head, { order })).toEqual(head)
  })
})

describe('arrivals', () => {
  const known = new Set(list(5, 4, 3).map(({ _id }) => _id))

  test('are unknown comments above a known one', () => {
    expect(arrivals(known, list(7, 6, 5, 4, 3))).toEqual(list(7, 6).map(({ _id }) => _id))
  })

  test('don’t include older comments from the next page', () => {
    expect(arrivals(known, list(5, 4, 3, 2, 1))).toEqual([])
  })

  test('are all comments if the list was empty', () => {
    expect(arrivals(new Set(), list(2, 1))).toHaveLength(2)
  })
})
