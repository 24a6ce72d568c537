import type { IncomingComment, MerchantReply } from './platform.ts'

/** A comment under a post, by the account itself or by anyone else. */
export interface PostedComment {
  comment: IncomingComment
  own: boolean
}

/** Comments by others, each with our replies. Our own comments are left out. */
export const attachOwnReplies = (posted: PostedComment[]): IncomingComment[] => splitOwnReplies(posted).comments

/** The same, with our replies to comments that aren't in this part of a longer list. */
export function splitOwnReplies(posted: PostedComment[]): { comments: IncomingComment[]; replies: MerchantReply[] } {
  const ordered = posted.toSorted((a, b) => a.comment.occurredAt.getTime() - b.comment.occurredAt.getTime())
  const replies = new Map<string, MerchantReply>()
  const others = ordered.filter(({ own }) => !own).map(({ comment }) => ({ ...comment }))
  for (const { comment, own } of ordered) {
    if (!own) continue
    const whom = repliedTo(comment, others)
    const parent = comment.parentExternalId
    if (whom) addAnswer(whom, comment)
    else if (parent) replies.set(parent, addAnswer(replies.get(parent) ?? { externalId: parent }, comment))
  }
  return { comments: others, replies: [...replies.values()] }
}

function addAnswer(to: MerchantReply, { externalId, text, occurredAt }: IncomingComment): MerchantReply {
  if (to.answer) to.earlierAnswers = [...(to.earlierAnswers ?? []), to.answer]
  to.answer = { externalId, text, at: occurredAt }
  return to
}

// Replies share one level, so a leading `@ada` says whose comment is meant.
function repliedTo(own: IncomingComment, others: IncomingComment[]): IncomingComment | undefined {
  const parent = own.parentExternalId
  if (!parent) return undefined
  const siblings = others.filter((one) => one.parentExternalId === parent && one.occurredAt <= own.occurredAt)
  return (
    siblings.findLast((one) => isAddressed(own.text, one.authorName)) ?? others.find((one) => one.externalId === parent)
  )
}

// Facebook writes names without the `@`. A period can be part of the name or end the sentence.
function isAddressed(text: string, name: string | null): boolean {
  if (!name) return false
  const begin = text.trimStart().replace(/^@/, '').toLowerCase()
  return begin.startsWith(name.toLowerCase()) && !/^\.?[\p{L}\p{N}_]/u.test(begin.slice(name.length))
}
