import { AppError } from '../../../errors.ts'
import type { Ctx } from '../../../context.ts'
import { prepared } from '../../../db/prepared.ts'
import { recordAudit } from '../../audit/index.ts'
import { lockCompany } from './deletion-rows.ts'
import { mailMembers } from './mail-members.ts'
import { refreshMembers } from './request-deletion.ts'

/** Cancels the deletion and reads connected services immediately to catch up. Refused once erasing has begun. */
export async function undoDeletion(ctx: Ctx): Promise<void> {
  await ctx.tx(async (tx) => {
    await lockCompany(tx, ctx)
    const [undone] = await prepared(
      tx,
      'company-deletions.undo',
      'delete from app.company_deletions where company_id = $1 and erasing_at is null returning 1',
      [ctx.companyId],
    )
    if (!undone) throw new AppError('CONFLICT', { message: 'There’s no deletion to undo.' })
    await prepared(
      tx,
      'companies.stay',
      `update app.companies set status = 'active' where company_id = $1 and status = 'leaving'`,
      [ctx.companyId],
    )
    await prepared(tx, 'connections.read-again', 'update app.connections set next_sync_at = $2 where company_id = $1', [
      ctx.companyId,
      ctx.now(),
    ])
    const entry = { action: 'company.deletion-undone', subjectId: null, details: {} } as const
    await recordAudit(tx, { ...ctx, brandId: null }, entry)
    await mailMembers(tx, ctx, null)
    await refreshMembers(tx, ctx)
  })
}
