import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { recordAudit } from '../audit/index.ts'
import { lockAsAdmin, emitTeam } from './stored-members.ts'

/** The link stops working, and its seat becomes free. */
export async function revokeInvitation(ctx: Ctx, invitationId: string): Promise<void> {
  await ctx.tx(async (tx) => {
    await lockAsAdmin(tx, ctx)
    const [revoked] = await prepared<{ email: string }>(
      tx,
      'team.revoke',
      `update app.invitations set revoked_at = $3
       where company_id = $1 and id = $2 and accepted_at is null and revoked_at is null returning email`,
      [ctx.companyId, invitationId, ctx.now()],
    )
    if (!revoked) throw new AppError('NOT_FOUND', { message: 'This invitation was accepted or withdrawn.' })
    const details = { email: revoked.email }
    await recordAudit(
      tx,
      { ...ctx, brandId: null },
      { action: 'team.invitation-revoked', subjectId: invitationId, details },
    )
    await emitTeam(tx, ctx, invitationId)
  })
}
