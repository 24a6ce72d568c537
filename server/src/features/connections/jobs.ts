import type { z } from 'zod'
import type { job } from '@bizamply/contract/jobs'
import { AppError } from '../../errors.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import { recordAudit } from '../audit/index.ts'

type Job = z.infer<typeof job>

interface Row {
  id: string
  kind: Job['kind']
  state: Job['status']
  done: number
  total: number | null
  result: Record<string, unknown> | null
}

export async function readJob(ctx: Ctx, jobId: string): Promise<Job> {
  const rows = await ctx.tx((tx) =>
    prepared<Row>(
      tx,
      'jobs.read',
      'select id, kind, state, done, total, result from app.job_runs where company_id = $1 and brand_id = $2 and id = $3',
      [ctx.companyId, ctx.brandId, jobId],
    ),
  )
  return present(rows[0])
}

/** Asks a running job to stop after the current step; an ended one doesn't change. */
export async function stopJob(ctx: Ctx, jobId: string): Promise<Job> {
  return ctx.tx(async (tx) => {
    const [row] = await prepared<Row>(
      tx,
      'jobs.stop',
      `update app.job_runs set stop_requested = true where company_id = $1 and brand_id = $2 and id = $3
       returning id, kind, state, done, total, result`,
      [ctx.companyId, ctx.brandId, jobId],
    )
    const details = { kind: row?.kind }
    if (row?.state === 'running') await recordAudit(tx, ctx, { action: 'job.stopped', subjectId: jobId, details })
    return present(row)
  })
}

function present(row: Row | undefined): Job {
  if (!row) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this job.' })
  return { jobId: row.id, kind: row.kind, status: row.state, done: row.done, total: row.total, result: row.result }
}
