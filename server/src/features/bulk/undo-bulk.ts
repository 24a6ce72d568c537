import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { recordAudit } from '../audit/index.ts'
import { writeEnd } from './bulk-run.ts'
import { wasUndone } from './skip-reasons.ts'

/** Cancels a waiting job. A running one stops after its current comment. */
export async function undoBulk(ctx: Ctx, jobId: string): Promise<{ undone: boolean }> {
  return ctx.tx(async (tx) => {
    const job = await askToStop(tx, ctx, jobId)
    if (job.state !== 'running') return { undone: job.state === 'stopped' && job.undone }
    await recordAudit(tx, ctx, { action: 'job.stopped', subjectId: jobId, details: { kind: job.kind } })
    if (!job.waits) return { undone: false }
    await writeEnd(tx, ctx, { jobId }, { state: 'stopped', rest: wasUndone })
    return { undone: true }
  })
}

interface StoppedJob {
  kind: string
  state: string
  waits: boolean
  undone: boolean
}

/** Locks the row first, so that a job starting now either sees the request or makes it wait. */
async function askToStop(tx: Tx, ctx: Ctx, jobId: string): Promise<StoppedJob> {
  const [job] = await prepared<StoppedJob>(
    tx,
    'bulk.undo',
    `update app.job_runs j set stop_requested = true from app.bulk_jobs b
     where j.company_id = $1 and j.id = $3 and b.company_id = $1 and b.brand_id = $2 and b.job_id = $3
     returning j.kind, j.state, j.starts_at is not null as waits,
       exists (select 1 from app.bulk_items i where i.company_id = $1 and i.job_id = $3 and i.code = $4) as undone`,
    [ctx.companyId, ctx.brandId, jobId, wasUndone.code],
  )
  if (!job) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this job.' })
  return job
}
