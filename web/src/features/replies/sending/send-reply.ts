import type { Comment } from '@bizamply/contract/comments'
import type { Target } from '@bizamply/contract/prices'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { toast } from '../../../ui/toast.ts'
import { afterAction } from '../after-action.ts'
import { confirmedClaims } from './confirmed-claims.ts'
import { failureOf, newerDraft } from '../failure.ts'
import { idempotencyKeys, isUnclear } from '../../../lib/idempotency-keys.ts'
import {
  channelNames,
  channelsOf,
  channelsUnderWay,
  followLater,
  followLeaving,
  leaving,
  toastOf,
} from './follow-send.ts'
import { progress } from './progress.ts'
import { readComment } from '../read-comment.ts'
import { keepFocusIn } from '../keep-focus.ts'
import { hasMovedOn, isLeaving } from '../rules.ts'
import type { ReplyContext } from '../use-reply-actions.ts'

/** Sends exactly the version on screen, after the seconds in which it can be taken back. */
export async function sendReply(around: ReplyContext, comment: Comment, target: Target = 'platform'): Promise<void> {
  const { patch, t, undoSeconds } = around
  const { _id: commentId, version } = comment
  if (progress.isBusy(commentId) || version === null) return
  const acknowledge = [...confirmedClaims.of(commentId)].filter((id) => comment.spans.some((span) => span.id === id))
  const intention = `send ${commentId} ${version} ${target} ${acknowledge.join(' ')}`
  keepFocusIn(commentId)
  progress.set(commentId, { step: 'sending' })
  try {
    const body = { commentId, version, target, delaySeconds: undoSeconds, acknowledge }
    await api.replies.send(body, { context: { idempotencyKey: idempotencyKeys.keyOf(intention) } })
    idempotencyKeys.answered(intention)
    leaving.set(commentId, channelsOf(target))
    patch((await readComment(commentId)) ?? comment)
    progress.set(commentId, null)
    followLater(around, commentId, undoSeconds * 1000)
    if (undoSeconds === 0) return void (await followLeaving(around, commentId))
    const action = { label: t('undo'), onClick: () => void undoSend(around, comment) }
    const platform = channelNames(around, comment, channelsOf(target))
    toast.info(t('sendingSoon', { platform }), { id: toastOf(commentId), action, duration: undoSeconds * 1000 })
  } catch (error) {
    await refused(around, comment, intention, CallError.from(error))
  }
  afterAction(around)
}

async function refused(around: ReplyContext, comment: Comment, intention: string, error: CallError): Promise<void> {
  const { patch, t } = around
  if (!isUnclear(error)) idempotencyKeys.answered(intention)
  const claims = error.code === 'UNSUPPORTED_CLAIMS' ? (error.details['spans'] as Comment['spans'] | undefined) : null
  const now = claims ? { ...comment, spans: claims } : (newerDraft(error) ?? (await readComment(comment._id)))
  if (now) patch(now)
  const sentElsewhere = now !== null && underWay.has(error.code) && hasMovedOn(comment, now)
  if (sentElsewhere) {
    idempotencyKeys.answered(intention)
    follow(around, now)
  }
  const failure = claims || sentElsewhere ? null : failureOf(error, 'send', t)
  progress.set(comment._id, failure && { step: 'failed', failure, of: now ?? comment })
}

/** Another tab or person was first: the reply leaves or has left, and this press asked for nothing else. */
const underWay: ReadonlySet<string> = new Set(['IN_PROGRESS', 'ALREADY_SENT'])

/** What became of it is told here too. */
function follow(around: ReplyContext, comment: Comment): void {
  if (!isLeaving(comment)) return
  leaving.set(comment._id, channelsUnderWay(comment))
  followLater(around, comment._id, around.undoSeconds * 1000)
}

export async function undoSend(around: ReplyContext, { _id: commentId }: Comment): Promise<void> {
  keepFocusIn(commentId)
  try {
    around.patch((await api.replies.cancel({ commentId })).data)
    leaving.delete(commentId)
    toast.success(around.t('undone'), { id: toastOf(commentId) })
  } catch (error) {
    toast.warning(around.t('undoFailed'), { id: toastOf(commentId), description: CallError.from(error).message })
  }
  afterAction(around)
}

export async function resolveReply(around: ReplyContext, { _id: commentId }: Comment, posted: boolean): Promise<void> {
  try {
    around.patch((await api.replies.resolve({ commentId, posted })).data)
  } catch (error) {
    toast.error(around.t('resolveFailed'), { description: CallError.from(error).message })
  }
  afterAction(around)
}
