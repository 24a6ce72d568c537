import type { Comment } from '@bizamply/contract/comments'
import { creditsFor } from '@bizamply/contract/prices'
import { asSentence } from '../../../lib/as-sentence.ts'
import { session } from '../../../lib/session.ts'
import { toast } from '../../../ui/toast.ts'
import { renewSoon, type ReplyContext } from '../reply-context.ts'
import { readComment, type CommentPlace } from '../read-comment.ts'
import { isFollowing, type Step } from '../reply-machine.ts'
import { replies } from '../reply-store.ts'
import { sendPlaces } from './send-places.ts'
import { announceHeld, announceSent } from './sent-toast.ts'
import { deliveryBy, deliveryStateOf, type Channel } from './delivery-states.ts'

/** A single toast per send: the result replaces the message that it's being sent. */
export const toastOf = (commentId: string): string => `send ${commentId}`

/** The event stream reports the result; these reads are for when the stream is down. */
const READS_AFTER_DUE_MS = [1500, 6000, 20_000]

export function followSend(context: ReplyContext, place: CommentPlace, dueInMs: number): void {
  for (const later of READS_AFTER_DUE_MS) {
    window.setTimeout(() => {
      if (isFollowing(replies.of(place._id).step)) void readSend(context, place)
    }, dueInMs + later)
  }
}

export async function readSend(context: ReplyContext, place: CommentPlace): Promise<void> {
  const comment = await readComment(place)
  if (!comment || !isFollowing(replies.of(place._id).step)) return
  // Patched first, so that a card never shows a draft again when its send has just ended.
  context.patch(comment)
  receiveComment(context, comment)
}

/** Every comment update goes through here, so that a send's result is announced only once. */
export function receiveComment(context: ReplyContext, comment: Comment): void {
  const before = replies.of(comment._id).step
  const after = replies.dispatch(comment._id, { type: 'comment', comment })
  if (!after || !isFollowing(before) || isFollowing(after.step)) return
  // This user's own Undo, whose response says so.
  if (before.name === 'waiting' && before.undoing) return renewSoon(context)
  if (after.step.name === 'sent' || after.step.name === 'unknown') sendPlaces.seal(comment._id)
  else sendPlaces.release(comment._id)
  announce(context, comment, before.channels, after.step)
  renewSoon(context)
}

/** Names the channels that succeeded and the cost; a channel that failed is a warning. */
function announce(context: ReplyContext, comment: Comment, channels: readonly Channel[], step: Step): void {
  const { t } = context
  const id = toastOf(comment._id)
  const lost = channels.find((channel) => notTaken.has(deliveryStateOf(comment, channel) ?? ''))
  const platform = lost ? channelNames(context, comment, [lost]) : ''
  const reason = asSentence((lost && deliveryBy(comment, lost)?.reason) ?? '')
  if (step.name === 'sent' && isColleagues(comment)) {
    announceHeld(context)
    const text = t('sentByColleague', {
      name: comment.sentBy ?? '',
      platform: channelNames(context, comment, step.channels),
    })
    return toast.info(text, { id, description: comment.customerName })
  }
  if (step.name === 'sent') {
    const text = sentText(context, comment, step.channels)
    const credits = creditsOf(context, step.channels)
    if (!lost)
      return announceSent(context, { id, text, customer: comment.customerName, credits }, canUndoAnother(comment))
    announceHeld(context)
    const isUnknown = deliveryStateOf(comment, lost) === 'unknown'
    const state = t(isUnknown ? 'delivery.unknown' : 'delivery.failed', { way: platform })
    return toast.warning(text, { id, description: `${state}. ${reason}`.trim() })
  }
  announceHeld(context)
  if (step.name === 'unknown') {
    return toast.warning(t('unknownTitle'), { id, description: t('unknownText', { platform }) })
  }
  if (step.name === 'draft') toast.warning(t('undoneElsewhere'), { id, description: comment.customerName })
  if (step.name === 'failed') toast.warning(t('notSent'), { id, description: t('withNothingCharged', { reason }) })
}

/** Comments whose send was refused here because another window or member was first. */
const begunElsewhere = new Set<string>()

export const markBegunElsewhere = (commentId: string): void => void begunElsewhere.add(commentId)
export const forgetBegunElsewhere = (commentId: string): void => void begunElsewhere.delete(commentId)

/** Two members pressed Send at the same time, and the other one was first. */
const isColleagues = ({ _id, sentBy }: Comment): boolean =>
  begunElsewhere.has(_id) && sentBy !== null && sentBy !== session.get().user?.name

const canUndoAnother = ({ _id }: Comment): boolean =>
  replies.followed().some((id) => id !== _id && replies.of(id).step.name === 'waiting')

const notTaken: ReadonlySet<string> = new Set(['unknown', 'failed'])

function sentText(context: ReplyContext, comment: Comment, posted: readonly Channel[]): string {
  const { t } = context
  const platform = channelNames(context, comment, posted)
  const count = creditsOf(context, posted)
  return count === null ? t('sentPlain', { platform }) : t('sentTo', { platform, count })
}

const creditsOf = ({ prices }: ReplyContext, posted: readonly Channel[]): number | null =>
  prices ? posted.reduce((sum, channel) => sum + creditsFor(prices, 'send', channel), 0) : null

/** Channel names for sentences: "Judge.me and WhatsApp". */
export function channelNames({ t, platformOf }: ReplyContext, comment: Comment, channels: readonly Channel[]): string {
  const platform = platformOf(comment)
  if (channels.length > 1) return t('bothChannels', { platform })
  return channels[0] === 'whatsapp' ? t('whatsapp') : platform
}
