import type { OpenedInvitation } from '@bizamply/contract/team'
import type { BrandRole, MemberRole } from '@bizamply/contract/roles'
import type { Database, Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { KeyedHash } from '../auth/index.ts'
import { companyOfToken, hashOfToken } from './invitation-token.ts'

export interface InvitationRow {
  companyId: string
  id: string
  state: Exclude<OpenedInvitation['state'], 'unknown'>
  email: string
  role: MemberRole
  brandRoles: Record<string, BrandRole> | null
  customRole: string | null
  customRoleName: string | null
  expiresAt: Date
  company: string
  inviter: string | null
}

interface Dependencies {
  db: Database
  hash: KeyedHash
  now: () => Date
}

/** The invitation of a link in any state; null if unknown, resent, or of a suspended company. */
export async function findInvitation(deps: Dependencies, token: string): Promise<InvitationRow | null> {
  const companyId = companyOfToken(token)
  return companyId ? deps.db.inCompany(companyId, (tx) => readInvitationRow(tx, deps, { companyId, token })) : null
}

/** Locks the invitation for accepting it. */
export async function readInvitationRow(
  tx: Tx,
  { hash, now }: Omit<Dependencies, 'db'>,
  { companyId, token, locked = false }: { companyId: string; token: string; locked?: boolean },
): Promise<InvitationRow | null> {
  const [row] = await prepared<InvitationRow>(
    tx,
    `team.find-invitation.${locked}`,
    `select i.company_id as "companyId", i.id, i.email, i.role, i.brand_roles as "brandRoles",
       i.custom_role_id as "customRole", r.name as "customRoleName",
       i.expires_at as "expiresAt", c.name as company, u.name as inviter,
       case when i.accepted_at is not null then 'accepted' when i.revoked_at is not null then 'revoked'
         when i.expires_at <= $3 then 'expired' else 'open' end as state
     from app.invitations i join app.companies c on c.company_id = $1 and c.status = 'active'
     left join app.users u on u.id = i.invited_by
     left join app.custom_roles r on r.company_id = $1 and r.id = i.custom_role_id
     where i.company_id = $1 and i.token_hash = $2 ${locked ? 'for update of i' : ''}`,
    [companyId, hashOfToken(hash, token), now()],
  )
  return row ?? null
}
