import type { Comment, CommentStatus } from '@bizamply/contract/comments'

/** What is loaded of one tab: from the newest on without a gap, and where more of it begins. */
export interface Loaded {
  comments: Comment[]
  nextCursor: string | null
}

export interface Renewal {
  /** The newest page as the server has it now. */
  head: Loaded
  /** Comments below that page that changed, as they are now; null: gone. */
  changed: ReadonlyMap<string, Comment | null>
  status: CommentStatus
  /** Somebody works on it: it stays in place although it belongs to another tab by now. */
  isHeld: (comment: Comment) => boolean
}

/** The list brought up to date by its newest page alone; null when something may lie between that page and the rest. */
export function mergeHead(old: Loaded, { head, changed, status, isHeld }: Renewal): Loaded | null {
  const end = head.comments.at(-1)
  const whole = head.nextCursor === null || !end
  const first = old.comments[0]
  if (!whole && first && isBefore(end, first)) return null
  const fresh = new Set(head.comments.map((comment) => comment._id))
  const kept = old.comments.flatMap((comment) => {
    if (fresh.has(comment._id)) return []
    const now = changed.has(comment._id) ? changed.get(comment._id) : comment
    if (!now) return []
    const belongs = now.status === status && !whole && isBefore(end, comment)
    return belongs || isHeld(now) ? [now] : []
  })
  const last = old.comments.at(-1)
  const reachesFurther = !whole && last && isBefore(end, last)
  return {
    comments: [...head.comments, ...kept].toSorted((a, b) => (isBefore(a, b) ? -1 : 1)),
    nextCursor: reachesFurther ? old.nextCursor : head.nextCursor,
  }
}

/** The order of every list: newest first, the id decides between equals. */
export const isBefore = (a: Comment, b: Comment): boolean => (a.time === b.time ? a._id > b._id : a.time > b.time)

/** Ids that came in on top: unknown before, and above something that was known. */
export function arrivals(known: ReadonlySet<string>, comments: readonly Comment[]): string[] {
  const lastKnown = comments.findLastIndex((comment) => known.has(comment._id))
  return comments
    .slice(0, known.size === 0 ? undefined : lastKnown + 1)
    .flatMap(({ _id }) => (known.has(_id) ? [] : [_id]))
}
