import type { Comment } from '@bizamply/contract/comments'
import { notifyManager } from '@tanstack/react-query'
import { CallError } from '../../../lib/call-error.ts'
import { isUnclear, newKey } from '../../../lib/idempotency-keys.ts'
import { renewSoon, type ReplyContext } from '../reply-context.ts'
import { failureOf, newerDraft } from '../failure-words.ts'
import { keepFocusIn } from '../keep-focus.ts'
import { readComment } from '../read-comment.ts'
import { replies } from '../reply-store.ts'
import { streamGeneration } from './stream-generation.ts'

const READY_FOR_MS = 6000

/** Streams a new reply into the card. */
export async function generateReply(context: ReplyContext, comment: Comment): Promise<void> {
  const { _id: id } = comment
  const version = comment.status === 'draft' ? (comment.version ?? 0) : 0
  const request = `generate ${version}`
  const begun = replies.dispatch(id, { type: 'generate', request, newKey: newKey(), comment })
  if (!begun) return
  keepFocusIn(id)
  try {
    const show = (text: string) => void replies.dispatch(id, { type: 'text', text })
    const made = await streamGeneration({ commentId: id, version }, begun.keys.get(request) ?? newKey(), show)
    context.patch({ ...comment, ...draftOf(made), ...(await readComment(comment)) })
    // First the draft is on screen: otherwise the review would have no reply for a moment.
    await new Promise<void>((resolve) => notifyManager.schedule(resolve))
    const ready = replies.dispatch(id, { type: 'generated', request, credits: made.creditsUsed })
    window.setTimeout(
      () => replies.of(id).step === ready?.step && replies.dispatch(id, { type: 'dismiss' }),
      READY_FOR_MS,
    )
  } catch (error) {
    await refused(context, comment, request, CallError.from(error))
  }
  renewSoon(context)
}

const draftOf = (made: { response: string; version: number; composer: string }): Partial<Comment> => ({
  status: 'draft',
  pending: false,
  updatedContent: made.response,
  version: made.version,
  composer: made.composer,
})

async function refused(context: ReplyContext, comment: Comment, request: string, error: CallError): Promise<void> {
  const kind = isUnclear(error) ? 'unclear' : 'clear'
  const now = kind === 'unclear' ? await readComment(comment) : newerDraft(error)
  if (now) context.patch(now)
  replies.dispatch(comment._id, {
    type: 'refused',
    request,
    kind,
    failure: failureOf(error, 'generate', context.t),
    comment: now,
  })
}
