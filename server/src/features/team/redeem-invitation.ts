import { sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { asServer } from '../../db/as-server.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { recordAudit } from '../audit/index.ts'
import type { AuthDependencies } from '../auth/index.ts'
import { refuseBeyond } from '../billing/index.ts'
import { notifyAdmins } from '../notifications/index.ts'
import { named } from './custom-roles/read-custom-roles.ts'
import { readInvitationRow, type InvitationRow } from './find-invitation.ts'
import { stillThere, type StoredRoles } from './stored-roles.ts'
import { lockTeam, emitTeam, writeBrandRoles } from './stored-members.ts'

interface Joining {
  companyId: string
  token: string
  /** The new member, created in the same transaction if needed. */
  userId: (invitation: InvitationRow) => Promise<string>
}

/** Uses up an invitation inside its company: of two concurrent calls, the second finds it accepted. */
export async function redeemInvitation(
  tx: Tx,
  deps: AuthDependencies,
  { companyId, token, userId: who }: Joining,
): Promise<void> {
  await lockTeam(tx, companyId)
  const found = await readInvitationRow(tx, deps, { companyId, token, locked: true })
  if (!found || found.state !== 'open') throw invalidInvitation(found?.state)
  const roles = stillThere(
    { role: found.role, brands: found.brandRoles, customRole: found.customRole },
    await activeBrandIds(tx, companyId),
  )
  if (!roles) throw invalidInvitation('revoked')
  const userId = await who(found)
  await addMember(tx, { companyId, userId, roles, company: found.company, at: deps.now() })
  await prepared(
    tx,
    'team.accept',
    'update app.invitations set accepted_at = $3, accepted_by = $4 where company_id = $1 and id = $2',
    [companyId, found.id, deps.now(), userId],
  )
  await asServer(tx, () => finishOnboarding(tx, userId, deps.now()))
  const where = { companyId, brandId: null, actor: { userId }, now: deps.now }
  await recordAudit(tx, where, {
    action: 'team.joined',
    subjectId: userId,
    details: { ...(await named(tx, companyId, roles)), invitation: found.id },
  })
  await notifyAdmins(tx, companyId, {
    kind: 'member',
    details: { company: found.company },
    onceKey: `member:${found.id}`,
    at: deps.now(),
    actorId: userId,
  })
  await emitTeam(tx, where, userId)
}

export async function addMember(
  tx: Tx,
  member: { companyId: string; userId: string; roles: StoredRoles; company: string; at: Date },
): Promise<void> {
  const { companyId, userId, roles, company, at } = member
  await prepared(
    tx,
    'team.join',
    'insert into app.members (company_id, user_id, role, custom_role_id, created_at) values ($1, $2, $3, $4, $5)',
    [companyId, userId, roles.role, roles.customRole, at],
  )
  await writeBrandRoles(tx, companyId, userId, roles.brands)
  await refuseBeyond(tx, companyId, 'members').catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    const message = `${company} has no seats left. Ask an admin to free one up.`
    throw new AppError('PLAN_LIMIT', { message, cause: error })
  })
}

export async function activeBrandIds(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await prepared<{ id: string }>(
    tx,
    'team.brands',
    'select id from app.brands where company_id = $1 and archived_at is null',
    [companyId],
  )
  return rows.map(({ id }) => id)
}

/** The company is set up already, so the wizard is skipped. */
export async function finishOnboarding(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.execute(sql`update app.users set onboarded_at = coalesce(onboarded_at, ${at.toISOString()}),
    updated_at = ${at.toISOString()} where id = ${userId}`)
  await tx.execute(sql`delete from app.onboarding_drafts where user_id = ${userId}`)
}

const WORDS: Partial<Record<string, string>> = {
  accepted: 'This invitation was already accepted. Sign in to continue.',
  revoked: 'This invitation was withdrawn. Ask for a new one.',
  expired: 'This invitation has expired. Ask for a new one.',
}

export function invalidInvitation(state: string | undefined): AppError {
  const message = state && WORDS[state]
  return new AppError('INVITATION_INVALID', { ...(message ? { message } : {}), details: { state: state ?? 'unknown' } })
}
