import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import { recordAudit } from '../audit/index.ts'
import type { KeyedHash } from '../auth/index.ts'
import { named } from './custom-roles/read-custom-roles.ts'
import { mailInvitation } from './mail-invitation.ts'
import type { StoredRoles } from './stored-roles.ts'
import { emitTeam } from './stored-members.ts'

export interface NewInvitation {
  email: string
  roles: StoredRoles
  note: string | null
  /** The inviter as the invited user knows them. */
  firstName?: string
  lastName?: string
}

/** Stores an invitation and emails it, replacing an expired one for the same address. */
export async function storeInvitation(
  tx: Tx,
  ctx: Ctx,
  hash: KeyedHash,
  { email, roles, note, firstName, lastName }: NewInvitation,
): Promise<void> {
  const id = newId()
  await prepared(
    tx,
    'team.invite-again',
    `update app.invitations set revoked_at = $3
     where company_id = $1 and email = $2 and accepted_at is null and revoked_at is null`,
    [ctx.companyId, email, ctx.now()],
  )
  const { tokenHash, mailId, expiresAt } = await mailInvitation(tx, ctx, hash, {
    email,
    note,
    role: roles.role,
    customRole: roles.customRole,
  })
  await prepared(
    tx,
    'team.invite',
    `insert into app.invitations (company_id, id, email, token_hash, role, brand_roles, custom_role_id, note,
       mail_id, invited_by, created_at, sent_at, expires_at, first_name, last_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12, $13, $14)`,
    [
      ctx.companyId,
      id,
      email,
      tokenHash,
      roles.role,
      roles.brands && JSON.stringify(roles.brands),
      roles.customRole,
      note,
      mailId,
      ctx.actor?.userId ?? null,
      ctx.now(),
      expiresAt,
      firstName || null,
      lastName || null,
    ],
  )
  await recordAudit(
    tx,
    { ...ctx, brandId: null },
    { action: 'team.invited', subjectId: id, details: { email, ...(await named(tx, ctx.companyId, roles)) } },
  )
  await emitTeam(tx, ctx, id)
}
