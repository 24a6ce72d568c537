import { sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { violates } from '../../db/sql-errors.ts'

/** A user's identity at a company's provider; two companies may use the same provider. */
export interface SsoIdentity {
  companyId: string
  issuer: string
  sub: string
}

export interface NewUser {
  email: string
  firstName: string
  lastName: string
  image: string | null
  timezone?: string | undefined
  verified: boolean
  /** The credential: better-auth's password hash, or the subject that a provider knows them by. */
  way: { password: string } | { google: string } | { sso: SsoIdentity }
  at: Date
}

/** Creates a user with their only account. Runs as app_server. Throws USER_EXISTS if the address is taken. */
export async function addUser(tx: Tx, user: NewUser): Promise<string> {
  const id = newId()
  const at = user.at.toISOString()
  const name = `${user.firstName} ${user.lastName}`.trim()
  try {
    await tx.execute(sql`
      insert into app.users (id, email, email_verified, name, first_name, last_name, image, timezone, created_at,
        updated_at)
      values (${id}, ${user.email}, ${user.verified}, ${name}, ${user.firstName}, ${user.lastName}, ${user.image},
        ${user.timezone ?? null}, ${at}, ${at})`)
  } catch (error) {
    if (violates(error, 'users_email_key')) throw new AppError('USER_EXISTS', { cause: error })
    throw error
  }
  // The previous owner of this address can still undo their change to another address.
  const { rows } = await tx.execute<{ kept: boolean | null }>(sql`
    select app.address_is_kept(${user.email}, ${id}::uuid, ${at}::timestamptz) as kept`)
  if (rows[0]?.kept) throw new AppError('USER_EXISTS')
  await addAccount(tx, id, user.way, user.at)
  return id
}

export async function addAccount(tx: Tx, userId: string, way: NewUser['way'], at: Date): Promise<void> {
  const { provider, account } = accountOf(userId, way)
  await tx.execute(sql`
    insert into app.accounts (id, user_id, account_id, provider_id, password, created_at, updated_at)
    values (${newId()}, ${userId}, ${account}, ${provider}, ${'password' in way ? way.password : null},
      ${at.toISOString()}, ${at.toISOString()})`)
}

function accountOf(userId: string, way: NewUser['way']): { provider: string; account: string } {
  if ('password' in way) return { provider: 'credential', account: userId }
  return 'google' in way ? { provider: 'google', account: way.google } : ssoAccount(way.sso)
}

/** Provider name in the accounts table; an issuer contains no space. */
export const ssoAccount = ({ companyId, issuer, sub }: SsoIdentity): { provider: string; account: string } => ({
  provider: `sso:${companyId}`,
  account: `${issuer} ${sub}`,
})

/**
 * Marks an address as verified; the one in ADMIN_EMAIL becomes the product's administrator, unless a super admin took
 * that role from them. Runs as app_server.
 */
export async function markVerified(tx: Tx, userId: string, adminEmail: string | null, at: Date): Promise<void> {
  await tx.execute(sql`
    update app.users set email_verified = true, updated_at = ${at.toISOString()},
      role = case when email = ${adminEmail ?? ''} and not exists (select 1 from app.administrator_changes c
        where c.user_id = users.id and c.role_before = 'super_admin') then 'super_admin' else role end
    where id = ${userId}`)
}
