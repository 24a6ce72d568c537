import { sql } from 'drizzle-orm'
import type { Viewing } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { isSuspended, type Membership, type SignedIn } from './signed-in.ts'

/** The member that an administrator views the console as, without the administrator's rights; else null. */
export async function viewedBy(
  db: Database,
  membershipOf: (userId: string) => Promise<Membership | null>,
  own: SignedIn,
  now: Date,
): Promise<SignedIn | null> {
  const { rows } = await db.global.execute<{ found: (Omit<Viewing, 'administratorId'> & { userId: string }) | null }>(
    sql`select app.support_session_of(${own.session.id}::uuid, ${now.toISOString()}::timestamptz) as found`,
  )
  const found = rows[0]?.found
  if (!found) return null
  const { userId, ...viewing } = found
  const user = await readMember(db, userId)
  const membership = user && (await membershipOf(userId))
  if (!user || membership?.companyId !== viewing.companyId || isSuspended(user.status, membership)) return null
  return {
    ...own,
    user: { ...user, role: 'user', emailVerified: true },
    membership,
    requirements: null,
    viewing: { ...viewing, administratorId: own.user.id },
  }
}

async function readMember(db: Database, userId: string): Promise<SignedIn['user'] | null> {
  const { rows } = await db.global.execute<SignedIn['user'] & Record<string, unknown>>(sql`
    select id, email, name, first_name as "firstName", last_name as "lastName", role, status,
      email_verified as "emailVerified", image, locale, coalesce(timezone, 'UTC') as timezone,
      onboarded_at is not null as onboarded from app.users where id = ${userId}`)
  return rows[0] ?? null
}
