import { AppError } from '../../errors.ts'
import type { LockedComment } from '../comments/index.ts'

/** A send that has not ended yet locks the draft: nobody changes what may be leaving. */
export const isLeaving = (comment: Pick<LockedComment, 'deliveryState'>): boolean =>
  comment.deliveryState === 'queued' || comment.deliveryState === 'sending'

export function mayGenerate(comment: LockedComment): void {
  if (comment.status === 'sent') throw new AppError('ALREADY_SENT')
  mayChange(comment)
}

export function mayEdit(comment: LockedComment): void {
  if (comment.status === 'sent') throw new AppError('ALREADY_SENT')
  if (comment.status !== 'draft') throw new AppError('NOT_A_DRAFT')
  mayChange(comment)
}

/** What a person may do with a draft that is being written, is leaving or is unknown: nothing, until that has ended. */
export function mayChange(comment: Pick<LockedComment, 'deliveryState' | 'generatingHoldId'>): void {
  if (comment.generatingHoldId)
    throw new AppError('IN_PROGRESS', { message: 'A reply to this comment is being written.' })
  if (isLeaving(comment)) throw new AppError('IN_PROGRESS', { message: 'This reply is being sent.' })
  if (comment.deliveryState === 'unknown') throw new AppError('DELIVERY_UNKNOWN')
}
