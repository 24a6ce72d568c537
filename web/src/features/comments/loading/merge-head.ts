import type { CommentOrder } from '@bizamply/contract/comment-filter'
import type { Comment } from '@bizamply/contract/comments'
import type { Filters } from '../filtering/filters.ts'

/** What is loaded of one tab: from the newest on without a gap, and where more of it begins. */
export interface Loaded {
  comments: Comment[]
  nextCursor: string | null
}

export interface Renewal {
  /** The first page as the server has it now. */
  head: Loaded
  /** Comments below that page that changed, as they are now; null: gone. */
  changed: ReadonlyMap<string, Comment | null>
  /** Newest first unless said. */
  order?: CommentOrder
  /** Whether a comment as it is now lies in this list. */
  belongs: (comment: Comment) => boolean
  /** Somebody works on it: it stays in place although it belongs to another tab by now. */
  isHeld: (comment: Comment) => boolean
}

/** The tab and the triage state that a list shows; the server alone knows the other filters. */
export const belongsTo =
  ({ status, triageState }: Pick<Filters, 'status' | 'triageState'>) =>
  (comment: Comment): boolean =>
    (status === 'all' || comment.status === status) && liesOn(triageState, comment)

/** A list shows what is open unless it names another triage state. */
export const liesOn = (triageState: Filters['triageState'], comment: Comment): boolean =>
  triageState === 'shown' ? comment.triageState !== 'hidden' : comment.triageState === (triageState ?? 'open')

/** The list brought up to date by its first page alone; null when something may lie between that page and the rest. */
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

/** Other orders are the server's own: what was loaded keeps its place, the first page says what is new in it. */
function mergeInPlace(old: Loaded, { head, changed, belongs, isHeld }: Renewal): Loaded {
  const fresh = new Map(head.comments.map((comment) => [comment._id, comment]))
  const known = new Set(old.comments.map((comment) => comment._id))
  const added = head.comments.filter((comment) => !known.has(comment._id))
  const whole = head.nextCursor === null
  const kept = old.comments.flatMap((comment, index) => {
    const current = fresh.get(comment._id) ?? (changed.has(comment._id) ? changed.get(comment._id) : comment)
    if (!current) return []
    if (fresh.has(comment._id) || isHeld(current)) return [current]
    // It stood on the first page, and nothing that came in has pushed it off.
    const isGone = whole || index < head.comments.length - added.length
    return belongs(current) && !isGone ? [current] : []
  })
  const reachesFurther = !whole && old.comments.length > head.comments.length
  return { comments: [...added, ...kept], nextCursor: reachesFurther ? old.nextCursor : head.nextCursor }
}

/** The order of a list with the newest first; the id decides between equals. */
export const isBefore = (a: Comment, b: Comment): boolean => (a.time === b.time ? a._id > b._id : a.time > b.time)

/** Ids that came in on top: unknown before, and above something that was known. */
export function arrivals(known: ReadonlySet<string>, comments: readonly Comment[]): string[] {
  const lastKnown = comments.findLastIndex((comment) => known.has(comment._id))
  return comments
    .slice(0, known.size === 0 ? undefined : lastKnown + 1)
    .flatMap(({ _id }) => (known.has(_id) ? [] : [_id]))
}
