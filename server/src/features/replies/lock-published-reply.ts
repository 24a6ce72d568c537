import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { acquireLock, releaseLock, type TimedLock } from '../../db/timed-lock.ts'

/** Its work is safe to repeat. */
const lockOf = (deliveryId: string): TimedLock => ({ call: 'sent-change', key: deliveryId, longestMs: 2 * 60_000 })

/** Locks a published reply so that only one change runs at a time. */
export async function lockPublishedReply(tx: Tx, ctx: Ctx, deliveryId: string): Promise<void> {
  if (await acquireLock(tx, ctx, lockOf(deliveryId))) return
  throw new AppError('IN_PROGRESS', { message: 'Someone else is changing this reply right now.' })
}

export const unlockPublishedReply = (tx: Tx, ctx: Ctx, deliveryId: string): Promise<void> =>
  releaseLock(tx, ctx, lockOf(deliveryId))
