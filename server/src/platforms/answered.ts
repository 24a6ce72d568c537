import type { IncomingComment } from './platform.ts'

/** One thing that was said under a post, by the account itself or by anybody else. */
export interface Said {
  comment: IncomingComment
  own: boolean
}

/** What others said, each with our latest answer to it; what we said ourselves is no comment. */
export function answered(said: Said[]): IncomingComment[] {
  const ordered = said.toSorted((a, b) => a.comment.occurredAt.getTime() - b.comment.occurredAt.getTime())
  const others = ordered.filter(({ own }) => !own).map(({ comment }) => ({ ...comment }))
  for (const { comment, own } of ordered) {
    const whom = own ? answeredBy(comment, others) : undefined
    if (whom) whom.answer = { text: comment.text, at: comment.occurredAt }
  }
  return others
}

// Answers stand side by side on one level: `@ada` at the beginning then tells which of them is meant.
function answeredBy(own: IncomingComment, others: IncomingComment[]): IncomingComment | undefined {
  const parent = own.parentExternalId
  if (!parent) return undefined
  const beside = others.filter((one) => one.parentExternalId === parent && one.occurredAt <= own.occurredAt)
  return (
    beside.findLast((one) => isAddressed(own.text, one.authorName)) ?? others.find((one) => one.externalId === parent)
  )
}

// Facebook writes a name without the sign. A full stop may be a part of the name, or end the sentence.
function isAddressed(text: string, name: string | null): boolean {
  if (!name) return false
  const begin = text.trimStart().replace(/^@/, '').toLowerCase()
  return begin.startsWith(name.toLowerCase()) && !/^\.?[\p{L}\p{N}_]/u.test(begin.slice(name.length))
}
