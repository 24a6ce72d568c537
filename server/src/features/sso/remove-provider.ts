import { sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { asServer } from '../../db/as-server.ts'
import { prepared } from '../../db/prepared.ts'
import { recordAudit } from '../audit/index.ts'
import { lockAsAdmin } from '../team/index.ts'

/** Users keep their accounts and set a password by "Forgot password?"; their links to the provider are deleted. */
export async function removeProvider(ctx: Ctx): Promise<void> {
  const { companyId } = ctx
  await ctx.tx(async (tx) => {
    await lockAsAdmin(tx, ctx)
    const [gone] = await prepared<{ issuer: string }>(
      tx,
      'sso.remove',
      'delete from app.sso_providers where company_id = $1 returning issuer',
      [companyId],
    )
    if (!gone) throw new AppError('NOT_FOUND', { message: 'SSO isn’t set up.' })
    await asServer(tx, () => tx.execute(sql`delete from app.accounts where provider_id = ${`sso:${companyId}`}`))
    const details = { issuer: gone.issuer }
    await recordAudit(tx, { ...ctx, brandId: null }, { action: 'sso.removed', subjectId: null, details })
  })
}
