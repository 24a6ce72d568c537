import type { Comment } from '@bizamply/contract/comments'
import { sendPrice, type Target } from '@bizamply/contract/prices'
import { asSentence } from '../../../lib/as-sentence.ts'
import { toast } from '../../../ui/toast.ts'
import { afterAction } from '../after-action.ts'
import { readComment } from '../read-comment.ts'
import { isLeaving } from '../rules.ts'
import type { ReplyContext } from '../use-reply-actions.ts'

export type Channel = 'platform' | 'whatsapp'

/** Comments whose send was begun here and has not ended, with the channels it goes by. */
export const leaving = new Map<string, readonly Channel[]>()

export const channelsOf = (target: Target): readonly Channel[] =>
  target === 'both' ? ['platform', 'whatsapp'] : [target]

/** The channels by which a reply is on its way, whoever sent it. */
export const channelsUnderWay = (comment: Comment): Channel[] =>
  bothChannels.filter((channel) => underWay.has(deliveryBy(comment, channel)?.state ?? ''))

const bothChannels = channelsOf('both')
const underWay: ReadonlySet<string> = new Set(['queued', 'sending'])

const deliveryBy = (comment: Comment, channel: Channel): Comment['delivery'] =>
  channel === 'whatsapp' ? comment.whatsappDelivery : comment.delivery

/** The channels as a person reads them: "Judge.me and WhatsApp". */
export function channelNames({ t, platformOf }: ReplyContext, comment: Comment, channels: readonly Channel[]): string {
  const platform = platformOf(comment)
  if (channels.length > 1) return t('bothChannels', { platform })
  return channels[0] === 'whatsapp' ? t('whatsapp') : platform
}

/** The stream tells when a send ended; these looks are for when it is down. */
const LOOKS_AFTER_DUE_MS = [1500, 6000, 20_000]

/** One message per send: what became of it replaces that it is on its way. */
export const toastOf = (commentId: string): string => `send ${commentId}`

export function followLater(around: ReplyContext, commentId: string, dueInMs: number): void {
  for (const later of LOOKS_AFTER_DUE_MS) {
    window.setTimeout(() => leaving.has(commentId) && void followLeaving(around, commentId), dueInMs + later)
  }
}

/** Looks whether the send has ended, and says how. */
export async function followLeaving(around: ReplyContext, commentId: string): Promise<void> {
  const comment = await readComment(commentId)
  const channels = leaving.get(commentId)
  if (!comment || !channels || isLeaving(comment)) return
  leaving.delete(commentId)
  around.patch(comment)
  tell(around, comment, channels)
  afterAction(around)
}

/** Names the channels that took the reply and what they cost; a channel that did not is a warning of its own. */
function tell(around: ReplyContext, comment: Comment, channels: readonly Channel[]): void {
  const { t } = around
  const id = toastOf(comment._id)
  const stateOf = (channel: Channel) => deliveryBy(comment, channel)?.state
  const posted = channels.filter((channel) => stateOf(channel) === 'posted')
  const lost = channels.find((channel) => stateOf(channel) === 'unknown' || stateOf(channel) === 'failed')
  const lostName = lost && channelNames(around, comment, [lost])
  const reason = (lost && deliveryBy(comment, lost)?.reason) ?? ''
  if (posted.length > 0) {
    const words = sentWords(around, comment, posted)
    if (!lost || !lostName) return toast.success(words, { id })
    const state = t(stateOf(lost) === 'unknown' ? 'delivery.unknown' : 'delivery.failed', { way: lostName })
    return toast.warning(words, { id, description: `${state}. ${asSentence(reason)}`.trim() })
  }
  if (!lost || !lostName) return
  if (channels.some((channel) => stateOf(channel) === 'unknown')) {
    return toast.warning(t('unknownTitle'), { id, description: t('unknownText', { platform: lostName }) })
  }
  toast.warning(t('notSent'), { id, description: t('withNothingCharged', { reason: asSentence(reason) }) })
}

function sentWords(around: ReplyContext, comment: Comment, posted: readonly Channel[]): string {
  const { t, prices } = around
  const platform = channelNames(around, comment, posted)
  if (!prices) return t('sentPlain', { platform })
  return t('sentTo', { platform, count: posted.reduce((sum, channel) => sum + sendPrice(prices, channel), 0) })
}
