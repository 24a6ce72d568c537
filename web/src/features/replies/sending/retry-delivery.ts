import type { Comment } from '@bizamply/contract/comments'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { afterAction } from '../after-action.ts'
import { failureOf } from '../failure.ts'
import { idempotencyKeys, isUnclear } from '../../../lib/idempotency-keys.ts'
import { progress } from './progress.ts'
import { readComment } from '../read-comment.ts'
import { hasMovedOn } from '../rules.ts'
import type { ReplyContext } from '../use-reply-actions.ts'

/** Sends the way that failed once more, or WhatsApp after the platform; the other is not touched. */
export async function retryDelivery(
  around: ReplyContext,
  comment: Comment,
  channel: 'platform' | 'whatsapp',
): Promise<void> {
  const { _id: commentId } = comment
  if (progress.isBusy(commentId)) return
  const last = channel === 'whatsapp' ? comment.whatsappDelivery : comment.delivery
  const intention = `retry ${commentId} ${channel} ${last?.id ?? ''}`
  progress.set(commentId, { step: 'sending' })
  let failed: CallError | null = null
  try {
    await api.sending.retryDelivery(
      { commentId, channel },
      { context: { idempotencyKey: idempotencyKeys.keyOf(intention) } },
    )
    idempotencyKeys.answered(intention)
  } catch (thrown) {
    failed = CallError.from(thrown)
    if (!isUnclear(failed)) idempotencyKeys.answered(intention)
  }
  const now = await readComment(commentId)
  if (now) around.patch(now)
  const isOnItsWay = failed?.code === 'IN_PROGRESS' && now !== null && hasMovedOn(comment, now)
  const failure = failed && !isOnItsWay ? failureOf(failed, 'send', around.t) : null
  progress.set(commentId, failure && { step: 'failed', failure, of: now ?? comment })
  afterAction(around)
}
