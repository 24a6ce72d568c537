import type { CustomerDetails } from '@bizamply/contract/customer-details'
import type { AuditAction } from '@bizamply/contract/audit-actions'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { deviceOf } from '../auth/index.ts'

const LOGINS = 10
const ENTRIES = 20
const SUSPICIOUS_DAYS = 7
const SUSPICIOUS_COUNT = 3

export async function readSecondFactor(tx: Tx, userId: string): Promise<CustomerDetails['secondFactor']> {
  const [row] = await prepared<{ kind: 'app' | 'passkey'; since: Date }>(
    tx,
    'customers.second-factor',
    `(select 'passkey' as kind, created_at as since from app.passkeys where user_id = $1 order by created_at limit 1)
     union all
     select 'app', enabled_at from app.authenticators where user_id = $1 and enabled_at is not null limit 1`,
    [userId],
  )
  return row ? { kind: row.kind, since: row.since.toISOString() } : null
}

export async function readLogins(tx: Tx, companyId: string): Promise<CustomerDetails['loginHistory']> {
  const rows = await prepared<Omit<CustomerDetails['loginHistory'][number], 'timestamp' | 'device'> & { at: Date }>(
    tx,
    'customers.logins',
    `select l.success, l.method as "loginMethod", l.created_at as at, l.ip_address as "ipAddress",
       l.user_agent as "userAgent", u.email
     from app.members m join app.users u on u.id = m.user_id
     cross join lateral (select * from app.logins where user_id = m.user_id
       order by created_at desc nulls first, id desc nulls first limit ${LOGINS}) l
     where m.company_id = $1 order by l.created_at desc, l.id desc limit ${LOGINS}`,
    [companyId],
  )
  return rows.map(({ at, ...login }) => ({ ...login, device: deviceOf(login.userAgent), timestamp: at.toISOString() }))
}

/** Three or more failed logins from an IP address that never succeeded; the latest of several. */
export async function readSuspicious(tx: Tx, companyId: string, at: Date): Promise<CustomerDetails['suspicious']> {
  const [row] = await prepared<{ count: number; ipAddress: string; first: Date; last: Date }>(
    tx,
    'customers.suspicious',
    `select l.ip_address as "ipAddress", count(*)::int as count, min(l.created_at) as first, max(l.created_at) as last
     from app.members m join app.logins l on l.user_id = m.user_id
     where m.company_id = $1 and not l.success and l.ip_address is not null and l.created_at >= $2
       and not exists (select 1 from app.logins s
         where s.user_id = l.user_id and s.success and s.ip_address = l.ip_address)
     group by l.ip_address having count(*) >= ${SUSPICIOUS_COUNT} order by last desc limit 1`,
    [companyId, new Date(at.getTime() - SUSPICIOUS_DAYS * 86_400_000)],
  )
  if (!row) return null
  const { count, ipAddress, first, last } = row
  return { count, ipAddress, first: first.toISOString(), last: last.toISOString() }
}

/** Administrators' entries in the company's audit log. */
export async function readAdministrators(tx: Tx, companyId: string): Promise<CustomerDetails['administrators']> {
  const rows = await prepared<Entry>(
    tx,
    'customers.administrators',
    `select e.id, e.created_at as at, e.action, e.details, a.id as "userId", a.name, a.email, a.image as picture
     from app.users a cross join lateral (select id, created_at, action, details from app.audit_entries
       where company_id = $1 and user_id = a.id order by created_at desc, id desc limit ${ENTRIES}) e
     where a.role <> 'user' and not exists (select 1 from app.members where company_id = $1 and user_id = a.id)
     order by e.created_at desc, e.id desc limit ${ENTRIES}`,
    [companyId],
  )
  return rows.map(({ id, at, action, details, ...by }) => ({ id, at: at.toISOString(), action, details, by }))
}

interface Entry extends Record<string, unknown> {
  id: string
  at: Date
  action: AuditAction
  details: Record<string, unknown>
  userId: string
  name: string
  email: string
  picture: string | null
}
