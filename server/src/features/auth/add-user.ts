import { sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { violates } from '../../db/sql-errors.ts'

export interface NewUser {
  email: string
  firstName: string
  lastName: string
  image: string | null
  verified: boolean
  /** What they sign in with: better-auth's own hash, or the number that Google knows them by. */
  way: { password: string } | { google: string }
  at: Date
}

/** A user with the one account they sign in by; runs as app_server. An address that is taken is USER_EXISTS. */
export async function addUser(tx: Tx, user: NewUser): Promise<string> {
  const id = newId()
  const at = user.at.toISOString()
  const name = `${user.firstName} ${user.lastName}`.trim()
  try {
    await tx.execute(sql`
      insert into app.users (id, email, email_verified, name, first_name, last_name, image, created_at, updated_at)
      values (${id}, ${user.email}, ${user.verified}, ${name}, ${user.firstName}, ${user.lastName}, ${user.image}, ${at}, ${at})`)
  } catch (error) {
    if (violates(error, 'users_email_key')) throw new AppError('USER_EXISTS', { cause: error })
    throw error
  }
  await addAccount(tx, id, user.way, user.at)
  return id
}

export async function addAccount(tx: Tx, userId: string, way: NewUser['way'], at: Date): Promise<void> {
  const isGoogle = 'google' in way
  await tx.execute(sql`
    insert into app.accounts (id, user_id, account_id, provider_id, password, created_at, updated_at)
    values (${newId()}, ${userId}, ${isGoogle ? way.google : userId}, ${isGoogle ? 'google' : 'credential'},
      ${isGoogle ? null : way.password}, ${at.toISOString()}, ${at.toISOString()})`)
}

/** An address is proved; the one in ADMIN_EMAIL becomes the administrator of the product. Runs as app_server. */
export async function markVerified(tx: Tx, userId: string, adminEmail: string | null, at: Date): Promise<void> {
  await tx.execute(sql`
    update app.users set email_verified = true, updated_at = ${at.toISOString()},
      role = case when email = ${adminEmail ?? ''} then 'super_admin' else role end
    where id = ${userId}`)
}
