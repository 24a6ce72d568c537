import type { PostedComment } from './attach-own-replies.ts'
import type { SoughtReply } from './platform.ts'
import { sameWords } from './same-words.ts'

/**
 * How far a platform's clock may be behind ours. Generous: a reply of ours that isn't recognized could be sent again by
 * a person, while the same words written by hand within this time are rare.
 */
const CLOCKS_MS = 15 * 60_000

/** Whether this is the reply that we sent, and not an earlier one of the merchant with the same words. */
export const isSentReply = ({ own, comment }: PostedComment, { text, begunAt }: SoughtReply): boolean =>
  own && sameWords(comment.text, text) && (!begunAt || comment.occurredAt.getTime() >= begunAt.getTime() - CLOCKS_MS)
