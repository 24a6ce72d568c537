import type { CommentOrder } from '@bizamply/contract/comment-filter'
import { invalidCursor, parseTimeCursor, timeCursor, type TimePlace } from '../../../db/time-cursor.ts'
import { is, type Condition } from './comment-filter.ts'

/** Where a page starts: after the comment with this time and id and, when sorted by rating, within this rating. */
export interface Before extends TimePlace {
  /** Null if the order ignores ratings or there is none. */
  rating: number | null
}

export interface Placed {
  id: string
  occurred_at: Date
  rating: number | null
}

const shape = /^(?:(oldest)_|(lowest|highest)_([1-5]|none)_)?(.*)$/

/** A cursor records its order and is rejected for any other, where its position means nothing. */
export function readCursor(cursor: string | undefined, order: CommentOrder): Before | null {
  if (cursor === undefined) return null
  const [, oldest, byStars, stars, place = ''] = shape.exec(cursor) ?? []
  if ((oldest ?? byStars ?? 'newest') !== order) throw invalidCursor()
  return { ...parseTimeCursor(place), rating: stars && stars !== 'none' ? Number(stars) : null }
}

export function writeCursor(order: CommentOrder, { id, occurred_at, rating }: Placed): string {
  const place = timeCursor({ at: occurred_at, id })
  if (order === 'newest') return place
  return order === 'oldest' ? `oldest_${place}` : `${order}_${rating ?? 'none'}_${place}`
}

export const orderBy = (order: CommentOrder): string =>
  order === 'oldest' ? 'c.occurred_at asc, c.id asc' : 'c.occurred_at desc, c.id desc'

export const behind = (order: CommentOrder, before: Before | null): Condition[] =>
  before ? [is(`(c.occurred_at, c.id) ${order === 'oldest' ? '>' : '<'} (?, ?)`, before.at, before.id)] : []

/** Sorting by rating reads one list per rating. Comments without a rating come last. */
export function starsInOrder(order: CommentOrder, before: Before | null): (number | null)[] {
  const all = order === 'lowest' ? [1, 2, 3, 4, 5, null] : [5, 4, 3, 2, 1, null]
  return before ? all.slice(all.indexOf(before.rating)) : all
}

export const withStars = (stars: number | null): Condition =>
  stars === null ? is('c.rating is null') : is('c.rating = ?::smallint', stars)
