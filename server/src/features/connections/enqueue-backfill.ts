import { emit } from '../../db/events.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

/** Ends a running import, whose cursor belongs to another account. */
export const stopBackfill = (tx: Tx, ctx: Ctx, connectionId: string): Promise<unknown> =>
  prepared(
    tx,
    'backfill.stop',
    `update app.job_runs set state = 'stopped', finished_at = $3
     where company_id = $1 and subject_id = $2 and kind = 'backfill' and state = 'running'`,
    [ctx.companyId, connectionId, ctx.now()],
  )

/** Queues the import of the account's whole history; a running one continues instead. */
export async function startBackfill(tx: Tx, ctx: Ctx, connectionId: string): Promise<string> {
  const [running] = await prepared<{ id: string }>(
    tx,
    'backfill.running',
    `select id from app.job_runs where company_id = $1 and subject_id = $2 and kind = 'backfill' and state = 'running'`,
    [ctx.companyId, connectionId],
  )
  const id = running?.id ?? newId()
  if (!running) {
    await prepared(
      tx,
      'backfill.enqueue',
      `insert into app.job_runs (company_id, id, brand_id, kind, state, subject_id, created_at)
       values ($1, $2, $3, 'backfill', 'running', $4, $5)`,
      [ctx.companyId, id, ctx.brandId, connectionId, ctx.now()],
    )
  }
  await prepared(
    tx,
    'backfill.name',
    'update app.connections set backfill_job_id = $3 where company_id = $1 and id = $2',
    [ctx.companyId, connectionId, id],
  )
  await ctx.queue.add(tx, 'backfill', { companyId: ctx.companyId, jobId: id })
  await emit(tx, ctx, 'job', [id])
  return id
}
