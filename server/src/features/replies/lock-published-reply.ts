import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { acquireLock, type HeldLock, type TimedLock } from '../../db/timed-lock.ts'

/** Its work is safe to repeat. */
const lockOf = (deliveryId: string): TimedLock => ({ call: 'sent-change', key: deliveryId, longestMs: 2 * 60_000 })

/** Locks a published reply so that only one change runs at a time. */
export async function lockPublishedReply(tx: Tx, ctx: Ctx, deliveryId: string): Promise<HeldLock> {
  const held = await acquireLock(tx, ctx, lockOf(deliveryId))
  if (held) return held
  throw new AppError('IN_PROGRESS', { message: 'Someone else is changing this reply right now.' })
}
