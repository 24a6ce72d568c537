import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall } from '../../db/prepared.ts'
import { emitComments } from '../../db/events.ts'
import { missing } from './lock-comments.ts'

/** Marks comments as read or unread for the brand's team. Locks, writes and announces only those that change. */
export async function markRead(
  ctx: Ctx,
  change: { commentIds: string[]; read: boolean },
): Promise<{ changed: string[] }> {
  return ctx.tx(async (tx) => {
    const changed = await write(tx, ctx, await others(tx, ctx, change), change.read)
    await emitComments(tx, ctx, changed)
    return { changed }
  })
}

/** The comments that are in the other state. Rejects all of them if one isn't the brand's. */
async function others(tx: Tx, ctx: Ctx, change: { commentIds: string[]; read: boolean }): Promise<string[]> {
  const ids = [...new Set(change.commentIds)]
  const rows = await plannedPerCall<{ id: string; read: boolean }>(
    tx,
    'select id, read from app.comments where company_id = $1 and brand_id = $2 and id = any($3::uuid[])',
    [ctx.companyId, ctx.brandId, ids],
  )
  if (rows.length < ids.length) throw missing(ids.length)
  return rows.filter(({ read }) => read !== change.read).map(({ id }) => id)
}

// `updated_at` stays: nothing about the comment or its reply changes. Locks in the common order.
async function write(tx: Tx, ctx: Ctx, ids: string[], read: boolean): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await plannedPerCall<{ id: string }>(
    tx,
    `with locked as (select c.id from app.comments c
       where c.company_id = $1 and c.brand_id = $2 and c.id = any($3::uuid[]) and c.read <> $4
       order by c.external_id for update of c)
     update app.comments c set read = $4 from locked
     where c.company_id = $1 and c.id = any($3::uuid[]) and c.id = locked.id returning c.id`,
    [ctx.companyId, ctx.brandId, ids, read],
  )
  return rows.map(({ id }) => id)
}
