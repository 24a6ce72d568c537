import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall } from '../../db/prepared.ts'
import { lockPeople, regroup } from './regroup.ts'

/** Removes erased authors' comments from people, identities and splits immediately. */
export async function forgetAuthors(tx: Tx, ctx: Ctx, commentIds: string[]): Promise<void> {
  if (commentIds.length === 0) return
  const rows = await plannedPerCall<{ brand_id: string; id: string }>(
    tx,
    `select brand_id, id from app.comments where company_id = $1 and id = any($2::uuid[]) order by brand_id, id`,
    [ctx.companyId, commentIds],
  )
  for (const [brandId, of] of Map.groupBy(rows, ({ brand_id }) => brand_id)) {
    const ids = of.map(({ id }) => id)
    await lockPeople(tx, { ...ctx, brandId })
    await plannedPerCall(tx, 'delete from app.person_splits where company_id = $1 and comment_id = any($2::uuid[])', [
      ctx.companyId,
      ids,
    ])
    await regroup(tx, { ...ctx, brandId }, { commentIds: ids })
  }
}
