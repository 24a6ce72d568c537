import { sql } from 'drizzle-orm'
import { supportMinutes } from '@bizamply/contract/support-access'
import type { Actor, Services } from '../../context.ts'
import { asServer } from '../../db/as-server.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import { AppError } from '../../errors.ts'
import { enqueueMail } from '../../mail/index.ts'
import { recordAudit } from '../audit/index.ts'
import { forgetEverywhere, type AuthDependencies } from '../auth/index.ts'
import { readAdmins } from '../team/index.ts'

export interface ViewRequest {
  companyId: string
  /** Null for the longest-serving admin. */
  userId: string | null
  reason: string
  /** The administrator's own session. */
  sessionId: string
}

/**
 * The administrator's session acts as the member, read-only, until it expires. Writes to the company's audit log and
 * emails its admins.
 */
export async function beginViewing(
  deps: Pick<AuthDependencies, 'db' | 'now' | 'sessions' | 'services'>,
  administrator: Actor,
  { companyId, userId, reason, sessionId }: ViewRequest,
): Promise<{ endsAt: string }> {
  const at = deps.now()
  const endsAt = new Date(at.getTime() + supportMinutes * 60_000)
  await deps.db.inCompany(companyId, async (tx) => {
    await refuseUnlessAllowed(tx, companyId)
    const member = await findMember(tx, companyId, userId)
    if (!member) throw new AppError('CONFLICT', { message: 'This company has no members yet.' })
    if (member.id === administrator.userId) throw new AppError('CONFLICT', { message: 'This is your own account.' })
    await prepared(
      tx,
      'support.end-before',
      'update app.support_sessions set ended_at = $3 where company_id = $1 and session_id = $2 and ended_at is null and ends_at > $3',
      [companyId, sessionId, at],
    )
    await prepared(
      tx,
      'support.begin',
      `insert into app.support_sessions (company_id, id, session_id, administrator_id, user_id, reason, started_at, ends_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [companyId, newId(), sessionId, administrator.userId, member.id, reason, at, endsAt],
    )
    const where = { companyId, brandId: null, actor: administrator, now: deps.now }
    const details = { name: member.name, reason, minutes: supportMinutes }
    await recordAudit(tx, where, { action: 'company.support-began', subjectId: member.id, details })
    await mailAdmins(tx, deps.services, companyId, { administrator: administrator.name, member: member.name, reason })
  })
  deps.sessions.forget()
  await forgetEverywhere(deps.db, administrator.userId)
  return { endsAt: endsAt.toISOString() }
}

async function refuseUnlessAllowed(tx: Tx, companyId: string): Promise<void> {
  const [company] = await prepared<{ allowed: boolean; status: string }>(
    tx,
    'support.allowed',
    'select support_access as allowed, status from app.companies where company_id = $1 for share',
    [companyId],
  )
  if (!company?.allowed)
    throw new AppError('FORBIDDEN', { message: 'This company doesn’t allow support to view its console.' })
  if (company.status === 'banned' || company.status === 'inactive')
    throw new AppError('CONFLICT', { message: 'This company must be activated first.' })
}

async function findMember(tx: Tx, companyId: string, userId: string | null) {
  const rows = await prepared<{ id: string }>(
    tx,
    'support.member',
    `select user_id as id from app.members where company_id = $1 and ($2::uuid is null or user_id = $2)
     order by (role = 'admin') desc, created_at, user_id limit 1`,
    [companyId, userId],
  )
  const id = rows[0]?.id
  if (!id) return null
  const { rows: people } = await asServer(tx, () =>
    tx.execute<{ id: string; name: string }>(sql`
      select id, coalesce(nullif(name, ''), email) as name from app.users where id = ${id}`),
  )
  return people[0] ?? null
}

async function mailAdmins(
  tx: Tx,
  services: Services,
  companyId: string,
  values: { administrator: string; member: string; reason: string },
): Promise<void> {
  const link = `${services.appUrl}/settings?tab=security`
  for (const { email, name, locale } of await readAdmins(tx, companyId)) {
    await enqueueMail(tx, services, {
      template: 'support-access',
      to: email,
      locale,
      values: { name, ...values, link },
    })
  }
}
