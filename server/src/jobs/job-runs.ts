import type { Ctx } from '../context.ts'
import { prepared } from '../db/prepared.ts'

/** How much a job has to do, once that is known; null if it can't be counted. */
export async function setTotal(ctx: Ctx, jobId: string, total: number | null): Promise<void> {
  await ctx.tx((tx) =>
    prepared(tx, 'jobs.total', 'update app.job_runs set total = $3 where company_id = $1 and id = $2', [
      ctx.companyId,
      jobId,
      total,
    ]),
  )
}
