import type { Comment } from '@bizamply/contract/comments'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { afterAction } from './after-action.ts'
import { failureOf } from './failure.ts'
import { intentions, isUnclear } from '../../lib/intentions.ts'
import { progress } from './progress.ts'
import { readComment } from './read-comment.ts'
import type { Surroundings } from './use-reply-actions.ts'

/** Sends the way that failed once more, or WhatsApp after the platform; the other is not touched. */
export async function retryLeg(
  around: Surroundings,
  comment: Comment,
  channel: 'platform' | 'whatsapp',
): Promise<void> {
  const { _id: commentId } = comment
  if (progress.isBusy(commentId)) return
  const last = channel === 'whatsapp' ? comment.whatsappDelivery : comment.delivery
  const intention = `retry ${commentId} ${channel} ${last?.id ?? ''}`
  progress.set(commentId, { step: 'sending' })
  try {
    await api.sending.retryLeg({ commentId, channel }, { context: { idempotencyKey: intentions.keyOf(intention) } })
    intentions.answered(intention)
    progress.set(commentId, null)
  } catch (thrown) {
    const error = CallError.from(thrown)
    if (!isUnclear(error)) intentions.answered(intention)
    progress.set(commentId, { step: 'failed', failure: failureOf(error, 'send', around.t) })
  }
  const now = await readComment(commentId)
  if (now) around.patch(now)
  afterAction(around)
}
