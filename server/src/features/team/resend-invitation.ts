import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { recordAudit } from '../audit/index.ts'
import type { KeyedHash } from '../auth/index.ts'
import { noSeat, readSeats } from '../billing/index.ts'
import { mailInvitation, type InvitedAs } from './mail-invitation.ts'
import { limitInvitations } from './limit-invitations.ts'
import { lockAsAdmin, emitTeam } from './stored-members.ts'

interface Open {
  email: string
  note: string | null
  expired: boolean
}

/**
 * Sends a new link, valid for seven days; the previous one stops working. An expired invitation needs a free seat
 * again.
 */
export async function resendInvitation(ctx: Ctx, hash: KeyedHash, invitationId: string): Promise<void> {
  await limitInvitations(ctx, 1)
  await ctx.tx(async (tx) => {
    await lockAsAdmin(tx, ctx)
    const [open] = await prepared<Open>(
      tx,
      'team.open-invitation',
      `select email, note, expires_at <= $3 as expired from app.invitations
       where company_id = $1 and id = $2 and accepted_at is null and revoked_at is null for update`,
      [ctx.companyId, invitationId, ctx.now()],
    )
    if (!open) throw new AppError('NOT_FOUND', { message: 'This invitation was accepted or withdrawn.' })
    if (open.expired) {
      const { plan, taken, most } = await readSeats(tx, ctx.companyId, ctx.now())
      if (most !== null && taken >= most) throw noSeat(plan)
    }
    await renewInvitation(tx, ctx, hash, { id: invitationId, ...open })
  })
}

/** Emails the invitation with a new link. The caller has checked for a seat. */
export async function renewInvitation(
  tx: Tx,
  ctx: Ctx,
  hash: KeyedHash,
  { id, email, note }: { id: string; email: string; note: string | null },
): Promise<void> {
  const [as] = await prepared<Pick<InvitedAs, 'role' | 'customRole'>>(
    tx,
    'team.invited-as',
    'select role, custom_role_id as "customRole" from app.invitations where company_id = $1 and id = $2',
    [ctx.companyId, id],
  )
  if (!as) throw new AppError('NOT_FOUND', { message: 'This invitation was accepted or withdrawn.' })
  const { tokenHash, mailId, expiresAt } = await mailInvitation(tx, ctx, hash, { email, note, ...as })
  await prepared(
    tx,
    'team.resend',
    `update app.invitations set token_hash = $3, mail_id = $4, expires_at = $5, sent_at = $6, sent_count = sent_count + 1
     where company_id = $1 and id = $2`,
    [ctx.companyId, id, tokenHash, mailId, expiresAt, ctx.now()],
  )
  const entry = { action: 'team.invitation-resent', subjectId: id, details: { email } } as const
  await recordAudit(tx, { ...ctx, brandId: null }, entry)
  await emitTeam(tx, ctx, id)
}
