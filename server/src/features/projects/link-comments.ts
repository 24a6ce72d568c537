import { projectLimits } from '@bizamply/contract/projects'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall, prepared } from '../../db/prepared.ts'
import { AppError } from '../../errors.ts'
import { findProject } from './project-rows.ts'
import { recordActivity } from './record-activity.ts'

interface Picked {
  projectId: string
  commentIds: string[]
}

/**
 * Links comments by hand, in addition to the topics' links, including excluded ones. Returns how many weren't linked
 * before.
 */
export const linkComments = (ctx: Ctx, picked: Picked): Promise<number> => pick(ctx, picked, true)

/** Excludes comments; the topics don't link them again. */
export const unlinkComments = (ctx: Ctx, picked: Picked): Promise<number> => pick(ctx, picked, false)

async function pick(ctx: Ctx, { projectId, commentIds }: Picked, linked: boolean): Promise<number> {
  return ctx.tx(async (tx) => {
    await findProject(tx, ctx, projectId, true)
    const ids = [...new Set(commentIds)]
    await requireComments(tx, ctx, ids)
    const rows = await plannedPerCall<{ comment_id: string }>(
      tx,
      `insert into app.project_comments as l (company_id, project_id, comment_id, linked, user_id, created_at)
       select $1, $2, t.id, $4, $5, $6 from unnest($3::uuid[]) as t(id)
       on conflict (company_id, project_id, comment_id) do update
         set linked = excluded.linked, user_id = excluded.user_id, created_at = excluded.created_at
         where l.linked <> excluded.linked returning l.comment_id`,
      [ctx.companyId, projectId, ids.toSorted(), linked, ctx.actor?.userId ?? null, ctx.now()],
    )
    if (rows.length === 0) return 0
    await refuseMore(tx, ctx, projectId, linked)
    const kind = linked ? 'linked' : 'unlinked'
    await recordActivity(tx, ctx, { projectId, kind, details: { count: rows.length } })
    return rows.length
  })
}

async function requireComments(tx: Tx, ctx: Ctx, ids: string[]): Promise<void> {
  const rows = await plannedPerCall(
    tx,
    'select id from app.comments where company_id = $1 and brand_id = $2 and id = any($3::uuid[])',
    [ctx.companyId, ctx.brandId, ids],
  )
  if (rows.length < ids.length) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this review.' })
}

async function refuseMore(tx: Tx, ctx: Ctx, projectId: string, linked: boolean): Promise<void> {
  const [row] = await prepared<{ count: number }>(
    tx,
    'projects.count-picked',
    `select count(*)::int as count from app.project_comments where company_id = $1 and project_id = $2 and linked = $3`,
    [ctx.companyId, projectId, linked],
  )
  if ((row?.count ?? 0) <= projectLimits.picked) return
  const how = linked ? 'linked by hand' : 'taken out'
  throw new AppError('CONFLICT', { message: `A project can have up to ${projectLimits.picked} reviews ${how}.` })
}
