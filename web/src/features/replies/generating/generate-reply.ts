import type { Comment } from '@bizamply/contract/comments'
import { CallError } from '../../../lib/call-error.ts'
import { afterAction } from '../after-action.ts'
import { failureOf } from '../failure.ts'
import { idempotencyKeys, isUnclear } from '../../../lib/idempotency-keys.ts'
import { progress } from '../sending/progress.ts'
import { readComment } from '../read-comment.ts'
import { keepFocusIn } from '../keep-focus.ts'
import { streamGeneration } from './stream-generation.ts'
import type { ReplyContext } from '../use-reply-actions.ts'

const READY_FOR_MS = 6000

/** Has a reply written into the card. */
export async function generateReply(around: ReplyContext, comment: Comment): Promise<void> {
  const id = comment._id
  if (progress.isBusy(id)) return
  const intention = `generate ${id} ${comment.version ?? 0}`
  keepFocusIn(id)
  progress.set(id, { step: 'writing', text: '' })
  try {
    const show = (text: string) => progress.set(id, { step: 'writing', text })
    const made = await streamGeneration({ commentId: id }, idempotencyKeys.keyOf(intention), show)
    idempotencyKeys.answered(intention)
    around.patch({ ...comment, ...draftOf(made), ...(await readComment(id)) })
    progress.set(id, { step: 'ready', credits: made.creditsUsed })
    window.setTimeout(() => progress.of(id)?.step === 'ready' && progress.set(id, null), READY_FOR_MS)
  } catch (error) {
    await explain(around, comment, intention, CallError.from(error))
  }
  afterAction(around)
}

const draftOf = (made: { response: string; version: number; composer: string }): Partial<Comment> => ({
  status: 'draft',
  pending: false,
  updatedContent: made.response,
  version: made.version,
  composer: made.composer,
})

async function explain(around: ReplyContext, comment: Comment, intention: string, error: CallError): Promise<void> {
  const id = comment._id
  if (!isUnclear(error)) idempotencyKeys.answered(intention)
  const now = isUnclear(error) ? await readComment(id) : null
  if (now) around.patch(now)
  const wasWritten = now !== null && (now.version ?? 0) > (comment.version ?? 0)
  if (wasWritten) idempotencyKeys.answered(intention)
  const failure = failureOf(error, 'generate', around.t)
  progress.set(id, wasWritten ? null : { step: 'failed', failure, of: now ?? comment })
}
