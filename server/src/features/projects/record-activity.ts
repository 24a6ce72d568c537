import type { ProjectEvent } from '@bizamply/contract/projects'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { emit } from '../../db/events.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'

interface Activity {
  projectId: string
  kind: ProjectEvent | 'note'
  text?: string
  /** Ids and members' texts, never a customer's. */
  details?: Record<string, unknown>
}

/** Adds to a project's history, and moves the project to the top of the list. Returns the entry's id. */
export async function recordActivity(tx: Tx, ctx: Ctx, { projectId, kind, text, details }: Activity): Promise<string> {
  const id = newId()
  const now = ctx.now()
  await prepared(
    tx,
    'projects.record',
    `insert into app.project_activities (company_id, id, project_id, kind, user_id, text, details, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [ctx.companyId, id, projectId, kind, ctx.actor?.userId ?? null, text ?? null, JSON.stringify(details ?? {}), now],
  )
  await prepared(tx, 'projects.touch', 'update app.projects set updated_at = $3 where company_id = $1 and id = $2', [
    ctx.companyId,
    projectId,
    now,
  ])
  await emit(tx, ctx, 'project', [projectId])
  return id
}
