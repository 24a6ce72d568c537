import { invitationDays } from '@bizamply/contract/team'
import type { MemberRole } from '@bizamply/contract/roles'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import { enqueueMail } from '../../mail/index.ts'
import type { KeyedHash } from '../auth/index.ts'
import { hashOfToken, newToken } from './invitation-token.ts'

export interface Mailed {
  tokenHash: string
  mailId: string
  expiresAt: Date
}

export interface InvitedAs {
  email: string
  note: string | null
  role: MemberRole
  customRole: string | null
}

/** Creates a new link and emails it. */
export async function mailInvitation(
  tx: Tx,
  ctx: Ctx,
  hash: KeyedHash,
  { email, note, role, customRole }: InvitedAs,
): Promise<Mailed> {
  const token = newToken(ctx.companyId)
  const expiresAt = new Date(ctx.now().getTime() + invitationDays * 86_400_000)
  const [company] = await prepared<{ name: string; customRole: string | null }>(
    tx,
    'team.inviting-company',
    `select c.name, r.name as "customRole" from app.companies c
     left join app.custom_roles r on r.company_id = $1 and r.id = $2
     where c.company_id = $1`,
    [ctx.companyId, customRole],
  )
  const mailId = newId()
  await enqueueMail(tx, ctx, {
    id: mailId,
    template: 'invitation',
    to: email,
    locale: 'en',
    until: expiresAt,
    values: {
      inviter: ctx.actor?.name || (ctx.actor?.email ?? ''),
      company: company?.name ?? '',
      role: company?.customRole ?? roleNames[role],
      note: note ?? '',
      link: `${ctx.appUrl}/invitation?token=${token}`,
    },
  })
  return { tokenHash: hashOfToken(hash, token), mailId, expiresAt }
}

const roleNames: Record<MemberRole, string> = { admin: 'Admin', editor: 'Editor', viewer: 'Viewer' }
