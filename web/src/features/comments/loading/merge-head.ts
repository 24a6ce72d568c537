import type { CommentOrder } from '@bizamply/contract/comment-filter'
import type { Comment } from '@bizamply/contract/comments'
import { triageStatesOf, type Filters } from '../filtering/filters.ts'

/** The loaded part of a list: a continuous range from the newest comment, and the cursor for the next page. */
export interface Loaded {
  comments: Comment[]
  nextCursor: string | null
}

export interface Renewal {
  /** The current first page. */
  head: Loaded
  /** Current versions of changed comments below that page; null if deleted. */
  changed: ReadonlyMap<string, Comment | null>
  /** Defaults to newest first. */
  order?: CommentOrder
  /** Whether the current version of a comment belongs in this list. */
  belongs: (comment: Comment) => boolean
  /** The user is working on the comment: it stays in place even if it now belongs to another tab. */
  isHeld: (comment: Comment) => boolean
}

/** Checks the tab and the triage state. Only the server can check the other filters. */
export const belongsTo =
  ({ status, triageState }: Pick<Filters, 'status' | 'triageState'>) =>
  (comment: Comment): boolean =>
    (status === 'all' || comment.status === status) && liesOn(triageState, comment)

/** Lists show open comments unless they filter by another triage state. */
export const liesOn = (triageState: Filters['triageState'], comment: Comment): boolean =>
  triageStatesOf(triageState).includes(comment.triageState)

/** Updates a list from its first page. Returns null if comments may be missing between that page and the rest. */
export function mergeHead(old: Loaded, renewal: Renewal): Loaded | null {
  return (renewal.order ?? 'newest') === 'newest' ? mergeNewest(old, renewal) : mergeInPlace(old, renewal)
}

function mergeNewest(old: Loaded, { head, changed, belongs, isHeld }: Renewal): Loaded | null {
  const end = head.comments.at(-1)
  const whole = head.nextCursor === null || !end
  const first = old.comments[0]
  if (!whole && first && isBefore(end, first)) return null
  const fresh = new Set(head.comments.map((comment) => comment._id))
  const kept = old.comments.flatMap((comment) => {
    if (fresh.has(comment._id)) return []
    const now = changed.has(comment._id) ? changed.get(comment._id) : comment
    if (!now) return []
    const stays = belongs(now) && !whole && isBefore(end, comment)
    return stays || isHeld(now) ? [now] : []
  })
  const last = old.comments.at(-1)
  const reachesFurther = !whole && last && isBefore(end, last)
  return {
    comments: [...head.comments, ...kept].toSorted((a, b) => (isBefore(a, b) ? -1 : 1)),
    nextCursor: reachesFurther ? old.nextCursor : head.nextCursor,
  }
}

/**
 * Only the server can sort the other orders, so loaded comments keep their place, and those that are new in the first
 * page follow the comment that they follow there.
 */
function mergeInPlace(old: Loaded, { head, changed, belongs, isHeld }: Renewal): Loaded {
  const fresh = new Map(head.comments.map((comment) => [comment._id, comment]))
  const known = new Set(old.comments.map((comment) => comment._id))
  const added = head.comments.flatMap((comment, index) => (known.has(comment._id) ? [] : [{ comment, index }]))
  const whole = head.nextCursor === null
  const kept = old.comments.flatMap((comment, index) => {
    const current = fresh.get(comment._id) ?? (changed.has(comment._id) ? changed.get(comment._id) : comment)
    if (!current) return []
    if (fresh.has(comment._id) || isHeld(current)) return [current]
    // It was on the first page, and new comments haven’t pushed it to the next one.
    const isGone = whole || index < head.comments.length - added.length
    return belongs(current) && !isGone ? [current] : []
  })
  for (const { comment, index } of added) {
    const before = head.comments[index - 1]
    kept.splice(before ? kept.findIndex((one) => one._id === before._id) + 1 : 0, 0, comment)
  }
  const reachesFurther = !whole && old.comments.length > head.comments.length
  return { comments: kept, nextCursor: reachesFurther ? old.nextCursor : head.nextCursor }
}

/** Newest first; equal times are ordered by ID. */
export const isBefore = (a: Comment, b: Comment): boolean => (a.time === b.time ? a._id > b._id : a.time > b.time)

/** IDs that are new at the top: unknown before, and above a known comment. */
export function arrivals(known: ReadonlySet<string>, comments: readonly Comment[]): string[] {
  const lastKnown = comments.findLastIndex((comment) => known.has(comment._id))
  return comments
    .slice(0, known.size === 0 ? undefined : lastKnown + 1)
    .flatMap(({ _id }) => (known.has(_id) ? [] : [_id]))
}
