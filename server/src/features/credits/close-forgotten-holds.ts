import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { workerIsGone } from '../../db/worker-is-gone.ts'
import { forEachIsolated } from '../../jobs/isolate.ts'
import { releaseHold } from './settle-hold.ts'

/** No generation takes this long: its process failed, even if it is still alive. */
const LONGEST_MS = 5 * 60_000

/**
 * Releases holds of generations whose process ended: its advisory lock is free, so the hold would
 * never be settled. Holds of sends are closed by their deliveries, which know whether a request
 * had begun.
 */
export async function closeForgottenHolds(
  { db, log, now: clock }: Pick<Services, 'db' | 'log' | 'now'>,
  onReleased: (tx: Tx, hold: { companyId: string; holdId: string; commentId: string }) => Promise<void>,
): Promise<number> {
  const now = clock()
  const forgotten = await db.asAdmin((tx) =>
    prepared<{ company_id: string; id: string; comment_id: string }>(
      tx,
      'credits.forgotten-holds',
      `select h.company_id, h.id, h.comment_id from app.credit_holds h
       where h.state = 'open' and h.action = 'generate' and h.comment_id is not null
         and (h.created_at < $1 or (h.worker <> $2 and ${workerIsGone('h.worker')})) limit 500`,
      [new Date(now.getTime() - LONGEST_MS), db.worker],
    ),
  )
  const holds = forgotten.map(({ company_id: companyId, id: holdId, comment_id: commentId }) => ({
    companyId,
    holdId,
    commentId,
  }))
  const failure = { log, message: 'could not release a forgotten hold', about: (hold: object) => hold }
  await forEachIsolated(holds, failure, (hold) =>
    db.inCompany(hold.companyId, async (tx) => {
      const { companyId, holdId } = hold
      const released = { companyId, holdId, at: now, reason: 'The reply wasn’t finished.' }
      if (await releaseHold(tx, released)) await onReleased(tx, hold)
    }),
  )
  return forgotten.length
}
