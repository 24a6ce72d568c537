import type { Comment } from '@bizamply/contract/comments'
import { describe, expect, test } from 'vitest'
import { aComment, aDraft } from '../../../testing/comments.ts'
import { arrivals, belongsTo, mergeHead, type Loaded, type Renewal } from './merge-head.ts'

const list = (...numbers: number[]): Comment[] => numbers.map((n) => aComment(n))
const numbersOf = (loaded: Loaded | null) => loaded?.comments.map(({ customerName }) => Number(customerName.slice(9)))
const merge = (old: Loaded, head: Loaded, more: Partial<Renewal> = {}) =>
  mergeHead(old, { head, changed: new Map(), belongs: belongsTo({ status: 'pending' }), isHeld: () => false, ...more })

describe('a list brought up to date by its newest page', () => {
  const old = { comments: list(9, 8, 7, 6, 5, 4, 3), nextCursor: 'after-3' }

  test('gets what is new on top and keeps what was read further down', () => {
    const merged = merge(old, { comments: list(11, 10, 9), nextCursor: 'after-9' })
    expect(numbersOf(merged)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3])
    expect(merged?.nextCursor).toBe('after-3')
  })

  test('loses what has gone from the newest page', () => {
    expect(numbersOf(merge(old, { comments: list(9, 7, 6), nextCursor: 'after-6' }))).toEqual([9, 7, 6, 5, 4, 3])
  })

  test('keeps a row in its place while somebody works on it', () => {
    const isHeld = (comment: Comment) => comment._id === aComment(8)._id
    const merged = merge(old, { comments: list(9, 7, 6), nextCursor: 'after-6' }, { isHeld })
    expect(numbersOf(merged)).toEqual([9, 8, 7, 6, 5, 4, 3])
  })

  test('shows what changed below the newest page, and drops what moved to another tab or is gone', () => {
    const changed = new Map<string, Comment | null>([
      [aComment(5)._id, aComment(5, { content: 'edited' })],
      [aComment(4)._id, aDraft(4)],
      [aComment(3)._id, null],
    ])
    const merged = merge(old, { comments: list(9, 8), nextCursor: 'after-8' }, { changed })
    expect(numbersOf(merged)).toEqual([9, 8, 7, 6, 5])
    expect(merged?.comments.at(-1)?.content).toBe('edited')
  })

  test('is read anew when something may lie between', () => {
    expect(merge(old, { comments: list(30, 29), nextCursor: 'after-29' })).toBeNull()
  })

  test('is the newest page alone when that is all there is', () => {
    expect(merge(old, { comments: list(9, 2), nextCursor: null })).toEqual({ comments: list(9, 2), nextCursor: null })
    expect(merge(old, { comments: [], nextCursor: null })).toEqual({ comments: [], nextCursor: null })
  })

  test('goes on behind the newest page when that reaches further', () => {
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

describe('arrivals', () => {
  const known = new Set(list(5, 4, 3).map(({ _id }) => _id))

  test('are unknown rows above a known one', () => {
    expect(arrivals(known, list(7, 6, 5, 4, 3))).toEqual(list(7, 6).map(({ _id }) => _id))
  })

  test('are not the older rows that a further page brings', () => {
    expect(arrivals(known, list(5, 4, 3, 2, 1))).toEqual([])
  })

  test('are all rows of a list that was empty', () => {
    expect(arrivals(new Set(), list(2, 1))).toHaveLength(2)
  })
})
