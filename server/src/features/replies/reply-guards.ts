import { AppError } from '../../errors.ts'
import type { Answerable } from './comment-deliveries.ts'

/** An unfinished send locks the draft on every channel. */
export const hasPendingDelivery = ({ deliveries }: Pick<Answerable, 'deliveries'>): boolean =>
  deliveries.some(({ state }) => state === 'queued' || state === 'sending')

export function requireGeneratable(comment: Answerable): void {
  if (comment.status === 'sent') throw new AppError('ALREADY_SENT')
  requireChangeable(comment)
}

/** A person may edit a draft, or begin the one of a pending comment by naming version 0. */
export function requireWritable(comment: Answerable, version: number): void {
  if (comment.status === 'pending' && version === 0) requireChangeable(comment)
  else requireEditable(comment)
}

export function requireEditable(comment: Answerable): void {
  if (comment.status === 'sent') throw new AppError('ALREADY_SENT')
  if (comment.status !== 'draft') throw new AppError('NOT_A_DRAFT')
  requireChangeable(comment)
}

/** A draft can't change while it is being generated, sent, or unknown. */
export function requireChangeable(comment: Pick<Answerable, 'deliveries' | 'generatingHoldId'>): void {
  if (comment.generatingHoldId)
    throw new AppError('IN_PROGRESS', { message: 'A reply to this review is being generated.' })
  requireNoOpenDelivery(comment)
}

/** Requires that no delivery is in progress or unknown. */
export function requireNoOpenDelivery(comment: Pick<Answerable, 'deliveries'>): void {
  if (hasPendingDelivery(comment)) throw new AppError('IN_PROGRESS', { message: 'This reply is being sent.' })
  const unknown = comment.deliveries.find(({ state }) => state === 'unknown')
  if (!unknown) return
  if (unknown.channel === 'platform') throw new AppError('DELIVERY_UNKNOWN')
  const message = 'We couldn’t confirm the WhatsApp message. Check WhatsApp, then tell us whether it arrived.'
  throw new AppError('DELIVERY_UNKNOWN', { message })
}
