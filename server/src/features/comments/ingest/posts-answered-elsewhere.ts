import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import type { OwnAnswer } from '../../../platforms/platform.ts'

/**
 * Posts where the account replied outside Bizamply. A reply found while ours is being delivered is probably ours; if
 * not, the next sync picks it up.
 */
export async function postsAnsweredElsewhere(
  tx: Tx,
  ctx: Ctx,
  platform: string,
  answers: OwnAnswer[],
): Promise<string[]> {
  if (answers.length === 0) return []
  const rows = await prepared<{ post: string }>(
    tx,
    'comments.not-ours',
    `select distinct a.post from unnest($4::text[], $5::text[]) as a(id, post)
     where not exists (select 1 from app.deliveries d where d.company_id = $1 and d.brand_id = $2
         and d.external_id = a.id and d.state = 'posted')
       and not exists (select 1 from app.deliveries d
         join app.comments c on c.company_id = $1 and c.id = d.comment_id and c.platform = $3
         where d.company_id = $1 and d.brand_id = $2 and d.state in ('queued', 'sending') and c.post_external_id = a.post)`,
    [
      ctx.companyId,
      ctx.brandId,
      platform,
      answers.map(({ externalId }) => externalId),
      answers.map(({ postExternalId }) => postExternalId),
    ],
  )
  return rows.map(({ post }) => post)
}
