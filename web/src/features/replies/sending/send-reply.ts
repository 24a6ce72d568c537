import type { Comment } from '@bizamply/contract/comments'
import type { Target } from '@bizamply/contract/prices'
import { apiOf } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { isUnclear, newKey } from '../../../lib/idempotency-keys.ts'
import { toast } from '../../../ui/toast.ts'
import { reserveUndo, type UndoPlace } from '../../../ui/undo-stack.ts'
import { isBeingSent } from '../reply-permissions.ts'
import { renewSoon, type ReplyContext } from '../reply-context.ts'
import { failureOf, newerDraft } from '../failure-words.ts'
import { keepFocusIn } from '../keep-focus.ts'
import { readComment } from '../read-comment.ts'
import { isFollowing } from '../reply-machine.ts'
import { replies } from '../reply-store.ts'
import { channelsOf, deliveryBy, type Channel } from './delivery-states.ts'
import { sendPlaces } from './send-places.ts'
import {
  followSend,
  forgetBegunElsewhere,
  markBegunElsewhere,
  readSend,
  receiveComment,
  toastOf,
} from './follow-send.ts'
import { offerUndo, type UndoableSend } from './undo-send.ts'

export interface SendOptions {
  target?: Target
  onUndone?: () => void
  /** Taken when Send was pressed, if something came before this. */
  place?: UndoPlace
}

/** Sends exactly the version on screen, after the seconds in which it can be undone. */
export async function sendReply(context: ReplyContext, comment: Comment, options: SendOptions = {}): Promise<void> {
  const { target = 'platform', onUndone, place = reserveUndo() } = options
  const { undoSeconds } = context
  const { _id: commentId, version } = comment
  if (version === null) return
  const { confirmedClaims } = replies.of(commentId)
  const acknowledge = comment.spans.map(({ id }) => id).filter((id) => confirmedClaims.has(id))
  await request(context, {
    comment,
    channels: channelsOf(target),
    request: `send ${version} ${target} ${acknowledge.join(' ')}`,
    undoSeconds,
    onUndone,
    place,
    call: (idempotencyKey) =>
      apiOf(comment.brandId).replies.send(
        { commentId, version, target, delaySeconds: undoSeconds, acknowledge },
        { context: { idempotencyKey } },
      ),
  })
}

/** Sends again by the failed channel only, or by WhatsApp after the platform. */
export async function retryDelivery(context: ReplyContext, comment: Comment, channel: Channel): Promise<void> {
  const { _id: commentId } = comment
  await request(context, {
    comment,
    channels: [channel],
    request: `retry ${channel} ${deliveryBy(comment, channel)?.id ?? ''}`,
    undoSeconds: 0,
    call: (idempotencyKey) =>
      apiOf(comment.brandId).sending.retryDelivery({ commentId, channel }, { context: { idempotencyKey } }),
  })
}

interface SendRequest extends UndoableSend {
  /** Identifies the request: the same request reuses its idempotency key. */
  request: string
  call: (idempotencyKey: string) => Promise<unknown>
}

async function request(context: ReplyContext, sending: SendRequest): Promise<void> {
  const { comment, channels, request, undoSeconds, place } = sending
  const { _id: commentId } = comment
  const begun = replies.dispatch(commentId, { type: 'send', request, newKey: newKey(), comment, channels })
  if (!begun) return place?.release()
  place?.sayWhenSealed(context.t('alreadySent', { name: comment.customerName }))
  keepFocusIn(commentId)
  forgetBegunElsewhere(commentId)
  try {
    await sending.call(begun.keys.get(request) ?? newKey())
    replies.dispatch(commentId, { type: 'accepted', request, canUndo: undoSeconds > 0 })
    if (place) sendPlaces.set(commentId, place)
    if (undoSeconds > 0) offerUndo(context, sending)
    else sendPlaces.seal(commentId)
    followSend(context, comment, undoSeconds * 1000)
    await readSend(context, comment)
  } catch (error) {
    place?.release()
    await refused(context, sending, CallError.from(error))
  }
  renewSoon(context)
}

async function refused(context: ReplyContext, { comment, request }: SendRequest, error: CallError): Promise<void> {
  const { _id: commentId } = comment
  const claims = error.code === 'UNSUPPORTED_CLAIMS' ? (error.details['spans'] as Comment['spans'] | undefined) : null
  const now = claims ? { ...comment, spans: claims } : (newerDraft(error) ?? (await readComment(comment)))
  if (now) context.patch(now)
  const failure = claims ? null : failureOf(error, 'send', context.t)
  const isElsewhere = begunElsewhere.has(error.code)
  if (isElsewhere) markBegunElsewhere(commentId)
  const isAway = replies.of(commentId).departed
  const after = replies.dispatch(commentId, {
    type: 'refused',
    request,
    kind: isElsewhere ? 'elsewhere' : isUnclear(error) ? 'unclear' : 'clear',
    failure,
    comment: now,
  })
  // Another comment is open, so the reason can't be seen below the reply.
  if (isAway && after?.departed === false) {
    const { t } = context
    const description = `${comment.customerName}: ${failure?.text ?? t('why.claims')}`
    toast.warning(failure?.title ?? t('notSent'), { id: toastOf(commentId), description })
  }
  if (!now || !isFollowing(replies.of(commentId).step)) return
  // The send is pending after all, so its result is announced here too.
  followSend(context, comment, context.undoSeconds * 1000)
  if (isElsewhere && isBeingSent(now))
    toast.info(context.t('sendingElsewhere'), { id: toastOf(commentId), description: now.customerName })
  receiveComment(context, now)
}

const begunElsewhere: ReadonlySet<string> = new Set(['IN_PROGRESS', 'ALREADY_SENT'])

/** The user checked the platform and says whether the reply was published. */
export async function resolveReply(context: ReplyContext, comment: Comment, posted: boolean): Promise<void> {
  const { _id: commentId, brandId } = comment
  replies.dispatch(commentId, { type: 'pin' })
  try {
    const { data } = await apiOf(brandId).replies.resolve({ commentId, posted })
    context.patch(data)
    receiveComment(context, data)
  } catch (error) {
    toast.error(context.t('resolveFailed'), { description: CallError.from(error).message })
  }
  renewSoon(context)
}
