import type { Comment } from '@bizamply/contract/comments'
import type { Target } from '@bizamply/contract/prices'

export type Channel = 'platform' | 'whatsapp'

export const channelsOf = (target: Target): readonly Channel[] =>
  target === 'both' ? ['platform', 'whatsapp'] : [target]

export const deliveryBy = (comment: Comment, channel: Channel): Comment['delivery'] =>
  channel === 'whatsapp' ? comment.whatsappDelivery : comment.delivery

export const deliveryStateOf = (comment: Comment, channel: Channel) => deliveryBy(comment, channel)?.state

/** Channels with a pending delivery, regardless of who sent it. */
export const channelsUnderWay = (comment: Comment): Channel[] =>
  channelsOf('both').filter((channel) => underWay.has(deliveryStateOf(comment, channel) ?? ''))

const underWay: ReadonlySet<string> = new Set(['queued', 'sending'])
