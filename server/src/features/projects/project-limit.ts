import { projectLimits } from '@bizamply/contract/projects'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { AppError } from '../../errors.ts'

/** Refuses another project at the brand's limit. Until the transaction ends, concurrent calls wait. */
export async function refuseBeyondLimit(tx: Tx, ctx: Ctx): Promise<void> {
  await prepared(tx, 'projects.lock', `select pg_advisory_xact_lock(hashtextextended('projects:' || $1, 0))`, [
    ctx.brandId,
  ])
  const [there] = await prepared<{ count: number }>(
    tx,
    'projects.count',
    `select count(*)::int as count from app.projects where company_id = $1 and brand_id = $2 and archived_at is null`,
    [ctx.companyId, ctx.brandId],
  )
  if ((there?.count ?? 0) < projectLimits.projects) return
  const message = `A brand can have up to ${projectLimits.projects} projects. Archive one first.`
  throw new AppError('CONFLICT', { message })
}
