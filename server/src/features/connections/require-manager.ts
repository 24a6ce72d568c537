import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'

/**
 * A consent takes minutes: the member who began it may have left, or lost the permission, when the browser comes back.
 */
export async function requireManager(ctx: Ctx): Promise<void> {
  const rows = await ctx.tx((tx) =>
    prepared(
      tx,
      'connections.manager',
      `select 1 from app.members m where m.company_id = $1 and m.user_id = $2
         and case when m.custom_role_id is null then app.brand_role($1, $2, $3) = 'admin'
           else app.may_as_editor($1, $2, $3, 'connections.manage') end`,
      [ctx.companyId, ctx.actor?.userId ?? null, ctx.brandId],
    ),
  )
  if (rows.length > 0) return
  throw new AppError('FORBIDDEN', { message: 'You’re no longer allowed to connect accounts for this brand.' })
}
