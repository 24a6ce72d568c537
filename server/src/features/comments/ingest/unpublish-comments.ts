import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { emitComments } from '../../../db/events.ts'
import { prepared } from '../../../db/prepared.ts'

/** Marks comments that the platform removed or hid as not public and keeps everything else. */
export async function unpublishComments(
  tx: Tx,
  ctx: Ctx,
  source: { platform: string },
  externalIds: string[],
): Promise<void> {
  if (externalIds.length === 0) return
  const rows = await prepared<{ id: string }>(
    tx,
    'comments.unpublish',
    `update app.comments set published = false, updated_at = $5
     where company_id = $1 and brand_id = $2 and platform = $3 and external_id = any($4) and published returning id`,
    [ctx.companyId, ctx.brandId, source.platform, externalIds, ctx.now()],
  )
  await emitComments(
    tx,
    ctx,
    rows.map(({ id }) => id),
  )
}
