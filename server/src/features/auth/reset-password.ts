import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { emailField, passwordField } from '@bizamply/contract/sign-up-form'
import { AppError } from '../../errors.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { mailAccountChange } from './account-mail.ts'
import { addAccount, markVerified } from './add-user.ts'
import type { AuthDependencies } from './dependencies.ts'
import type { Origin } from './origin.ts'
import { hashPassword } from './better-auth.ts'
import { refuseCommon } from './common-passwords.ts'
import { countAttempts } from './count-attempts.ts'
import { recordLogin } from './logins.ts'
import { mailOrPretend } from './mail-or-pretend.ts'
import { plainEmail, readFields } from './read-fields.ts'
import { forgetEverywhere } from './sign-out.ts'

const LIFE_MS = 3_600_000

/** Emails a one-time link, valid for an hour. The response doesn't reveal whether the account exists. */
export async function forgotPassword(deps: AuthDependencies, typed: { email: string }, from: Origin): Promise<void> {
  const email = plainEmail(readFields(emailField, typed.email, 'email'))
  await countAttempts(deps, { forgotPerAddress: from.address, forgotPerEmail: email }, TOO_MANY)
  const [at, until] = [deps.now(), new Date(deps.now().getTime() + LIFE_MS)]
  const token = randomBytes(32).toString('base64url')
  await deps.db.inServer(async (tx) => {
    const { rows } = await tx.execute<{ id: string; name: string; locale: string }>(sql`
      select id, coalesce(nullif(first_name, ''), name) as name, locale from app.users where email = ${email}`)
    const [user] = rows
    // For an unknown address a link is stored but never sent, so that the timing is the same.
    const { id, name, locale } = user ?? { id: newId(), name: '', locale: 'en' }
    await forgetLinks(tx, id)
    await tx.execute(sql`
      insert into app.verifications (id, identifier, value, expires_at, created_at, updated_at)
      values (${newId()}, ${identifierOf(deps, token)}, ${id}, ${until.toISOString()}, ${at.toISOString()},
        ${at.toISOString()})`)
    const link = `${deps.services.appUrl}/reset-password?token=${token}`
    const mail = { template: 'reset', to: email, locale, values: { name, link }, until } as const
    await mailOrPretend(tx, deps.services, mail, user !== undefined)
  })
}

/** The link also verifies the address. Ends every session, because an intruder may have opened it. */
export async function resetPassword(
  deps: AuthDependencies,
  typed: { token: string; password: string },
  from: Origin,
): Promise<void> {
  await countAttempts(deps, { resetPerAddress: from.address }, TOO_MANY)
  const password = readFields(passwordField, typed.password, 'password')
  await refuseCommon(password)
  const identifier = identifierOf(deps, typed.token)
  const { rows: live } = await deps.db.global.execute(sql`
    select id from app.verifications where identifier = ${identifier} and expires_at > ${deps.now().toISOString()}::timestamptz`)
  if (live.length === 0) throw new AppError('RESET_LINK_INVALID')
  const hashed = await hashPassword(password)
  const userId = await deps.db.inServer(async (tx) => {
    const { rows } = await tx.execute<{ value: string; expires_at: string }>(sql`
      delete from app.verifications where identifier = ${identifier} returning value, expires_at`)
    const [used] = rows
    if (!used || new Date(used.expires_at).getTime() <= deps.now().getTime()) return null
    await setPassword(tx, used.value, hashed, deps.now())
    await deps.recordSecurity(tx, used.value, 'security.password-reset')
    await markVerified(tx, used.value, deps.adminEmail, deps.now())
    await tx.execute(sql`delete from app.sessions where user_id = ${used.value}`)
    await mailAccountChange(tx, deps, used.value, { template: 'password-changed' })
    return used.value
  })
  if (!userId) throw new AppError('RESET_LINK_INVALID')
  deps.sessions.forget()
  await forgetEverywhere(deps.db, userId)
  await recordLogin(deps, { userId }, { method: 'reset', reason: null }, from)
}

/** Runs as app_server. */
export async function setPassword(tx: Tx, userId: string, hashed: string, at: Date): Promise<void> {
  await tx.execute(sql`update app.users set password_changed_at = ${at.toISOString()} where id = ${userId}`)
  const { rowCount } = await tx.execute(sql`
    update app.accounts set password = ${hashed}, updated_at = ${at.toISOString()}
    where user_id = ${userId} and provider_id = 'credential'`)
  // Users who signed up with Google had no password.
  if (!rowCount) await addAccount(tx, userId, { password: hashed }, at)
}

const forgetLinks = (tx: Tx, userId: string) =>
  tx.execute(sql`delete from app.verifications where identifier like 'reset:%' and value = ${userId}`)

const identifierOf = ({ hash }: AuthDependencies, token: string): string => `reset:${hash('reset', token)}`

const TOO_MANY = 'Too many password resets. Please try again later.'
