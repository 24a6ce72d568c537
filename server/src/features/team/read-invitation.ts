import { sql } from 'drizzle-orm'
import type { OpenedInvitation } from '@bizamply/contract/team'
import { countAttempts, type AuthDependencies, type Origin } from '../auth/index.ts'
import { listBrands } from '../brands/index.ts'
import { findInvitation, type InvitationRow } from './find-invitation.ts'

/** The invitation of a link, in any state. Whoever has the link received the email, so details are shown. */
export async function readInvitation(deps: AuthDependencies, token: string, from: Origin): Promise<OpenedInvitation> {
  await countAttempts(deps, { invitationPerAddress: from.address }, TOO_MANY)
  const found = await findInvitation(deps, token)
  if (!found) return UNKNOWN
  const { state, company, inviter, email, role, customRoleName, expiresAt } = found
  const { rows } = await deps.db.global.execute(sql`select 1 from app.users where email = ${email}`)
  const brands = await brandsOf(deps, found)
  return {
    state,
    company,
    inviter,
    email,
    role,
    customRole: customRoleName,
    brands,
    expiresAt: expiresAt.toISOString(),
    hasAccount: rows.length > 0,
  }
}

async function brandsOf(
  { services }: AuthDependencies,
  { companyId, brandRoles }: InvitationRow,
): Promise<OpenedInvitation['brands']> {
  if (brandRoles === null) return null
  return (await listBrands(services, companyId)).flatMap(({ BrandId, BrandName: name }) => {
    const role = brandRoles[BrandId] ?? 'none'
    return role === 'none' ? [] : [{ name, role }]
  })
}

const UNKNOWN: OpenedInvitation = {
  state: 'unknown',
  company: null,
  inviter: null,
  email: null,
  role: null,
  customRole: null,
  brands: null,
  expiresAt: null,
  hasAccount: false,
}

export const TOO_MANY = 'Too many attempts. Please try again later.'
