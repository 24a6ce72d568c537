import { sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { WORKER_LOCKS, type Tx } from '../../db/database.ts'
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
  const forgotten = await db.asAdmin(async (tx) => {
    const { rows } = await tx.execute<{ company_id: string; id: string; comment_id: string }>(sql`
      select h.company_id, h.id, h.comment_id from app.credit_holds h
      where h.state = 'open' and h.action = 'generate' and h.comment_id is not null
        and (h.created_at < ${new Date(now.getTime() - LONGEST_MS).toISOString()}::timestamptz
          or (h.worker <> ${db.worker} and not exists (
            select 1 from pg_locks l where l.locktype = 'advisory' and l.classid = ${WORKER_LOCKS}
              and l.objid = h.worker and l.granted
              and l.database = (select oid from pg_database where datname = current_database()))))
      limit 500`)
    return rows
  })
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
