import type { Customer } from '@bizamply/contract/customer-details'
import { services, type ServiceKey } from '@bizamply/contract/service-facts'
import { statusOf } from './customer-filter.ts'

/** A session counts as online for this long after its last use. */
export const ONLINE_MS = 5 * 60_000

export interface CustomerRow {
  id: string
  publicId: string
  company: string
  plan: Customer['plan']
  status: Customer['status']
  createdAt: Date
  userId: string | null
  firstName: string | null
  lastName: string | null
  email: string | null
  /** The invited person, while no member has joined. */
  invited: string | null
  invitedAt: Date | null
  invitedUntil: Date | null
  version: number | null
  picture: string | null
  online: boolean
  lastLogin: Date | null
  lastIp: string | null
  total: number
  used: number
  entries: number
  enteredAt: Date | null
  brand: string | null
  platforms: Record<string, number> | null
}

/** Selects companies `c` with their accounts `a`, under any filter; sessions used since `$since` count as online. */
export const customerColumns = (since: string): string => `
  c.company_id as id, c.public_id as "publicId", c.name as company, c.plan, ${statusOf} as status,
  c.created_at as "createdAt", p.user_id as "userId", coalesce(p.first_name, i.first_name) as "firstName",
  coalesce(p.last_name, i.last_name) as "lastName", coalesce(p.email, i.email) as email, i.email as invited,
  i.sent_at as "invitedAt", i.expires_at as "invitedUntil", coalesce(p.profile_version, i.version) as version, p.image as picture,
  exists (select 1 from app.sessions s join app.members m on m.user_id = s.user_id
    where m.company_id = c.company_id and s.last_used_at >= ${since}) as online,
  l.created_at as "lastLogin", l.ip_address as "lastIp", coalesce(a.total, 0) as total, coalesce(a.used, 0) as used,
  coalesce(a.seq, 0)::float8 as entries, a.entered_at as "enteredAt",
  (select b.name from app.brands b where b.company_id = c.company_id and b.archived_at is null
    order by b.created_at, b.id limit 1) as brand,
  (select jsonb_object_agg(k.platform, k.count) from (select platform, count(*) as count from app.connections
    where company_id = c.company_id group by platform) k) as platforms`

export const customerJoins = `
  left join lateral (select m.user_id, u.first_name, u.last_name, u.email, u.image, u.profile_version from app.members m
    join app.users u on u.id = m.user_id where m.company_id = c.company_id
    order by (m.role = 'admin') desc, m.created_at, m.user_id limit 1) p on true
  left join lateral (select first_name, last_name, email, sent_at, expires_at, xmin::text::float8 as version from app.invitations
    where p.user_id is null and company_id = c.company_id and role = 'admin' and accepted_at is null
      and revoked_at is null order by created_at limit 1) i on true
  left join lateral (select l.created_at, l.ip_address from app.members m
    cross join lateral (select created_at, ip_address from app.logins where user_id = m.user_id and success
      order by created_at desc nulls first, id desc nulls first limit 1) l
    where m.company_id = c.company_id order by l.created_at desc limit 1) l on true`

export function presentCustomer(row: CustomerRow): Customer {
  const platforms = Object.entries(row.platforms ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    _id: row.id,
    BizamplyId: row.publicId,
    firstName: row.firstName ?? '',
    lastName: row.lastName ?? '',
    Email: row.email,
    profilePic: row.picture,
    companyName: row.company,
    plan: row.plan,
    status: row.status,
    isOnline: row.online && row.status === 'active',
    lastLogin: row.lastLogin?.toISOString() ?? null,
    lastLoginIP: row.lastIp,
    createdAt: row.createdAt.toISOString(),
    totalCredits: row.total,
    usedCredits: row.used,
    availableCredits: row.total - row.used,
    transactionStats: {
      totalTransactions: row.entries,
      totalCreditsUsed: row.used,
      totalCreditsAdded: row.total,
      lastTransaction: row.enteredAt?.toISOString() ?? null,
    },
    primaryBrand: row.brand === null ? null : { brandName: row.brand },
    connectedPlatforms: platforms.map(([key, count]) => ({
      name: key in services ? services[key as ServiceKey].name : key,
      count,
    })),
    isInvited: row.invited !== null,
    totalConnections: platforms.reduce((sum, [, count]) => sum + count, 0),
  }
}
