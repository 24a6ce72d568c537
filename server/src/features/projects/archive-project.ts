import type { ProjectPage } from '@bizamply/contract/projects'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { recordAudit } from '../audit/index.ts'
import { findProject } from './project-rows.ts'
import { readPage } from './read-project.ts'
import { recordActivity } from './record-activity.ts'
import { refuseBeyondLimit } from './project-limit.ts'

/** Hides the project from the list and the tiles; all its data is kept. Idempotent. */
export async function archiveProject(ctx: Ctx, projectId: string): Promise<void> {
  await ctx.tx((tx) => setArchived(tx, ctx, projectId, ctx.now()))
}

export async function restoreProject(ctx: Ctx, projectId: string): Promise<ProjectPage> {
  return ctx.tx(async (tx) => {
    const { archived_at: before } = await findProject(tx, ctx, projectId, true)
    if (before !== null) await refuseBeyondLimit(tx, ctx)
    await setArchived(tx, ctx, projectId, null)
    return readPage(tx, ctx, projectId)
  })
}

async function setArchived(tx: Tx, ctx: Ctx, projectId: string, at: Date | null): Promise<void> {
  const { name, archived_at: before } = await findProject(tx, ctx, projectId, true)
  if ((before === null) === (at === null)) return
  await prepared(
    tx,
    'projects.archive',
    'update app.projects set archived_at = $3, version = version + 1 where company_id = $1 and id = $2',
    [ctx.companyId, projectId, at],
  )
  const action = at ? 'project.archived' : 'project.restored'
  await recordAudit(tx, ctx, { action, subjectId: projectId, details: { name } })
  await recordActivity(tx, ctx, { projectId, kind: at ? 'archived' : 'restored' })
}
