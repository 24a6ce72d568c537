import { sql } from 'drizzle-orm'
import type { FactorSetUp, SecondFactor } from '@bizamply/contract/security'
import { AppError } from '../../../errors.ts'
import type { Tx } from '../../../db/database.ts'
import { mailAccountChange } from '../account-mail.ts'
import type { AuthDependencies } from '../dependencies.ts'
import { forgetEverywhere } from '../sign-out.ts'
import { bindOf, useTotp } from './check-code.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { newSecret, uriOf } from './totp.ts'

interface Person {
  userId: string
  email: string
  name: string
}

export async function readSecondFactor({ db }: Pick<AuthDependencies, 'db'>, userId: string): Promise<SecondFactor> {
  const { rows } = await db.global.execute<{ since: string; left: number }>(sql`
    select a.enabled_at as since,
      (select count(*)::int from app.recovery_codes r where r.user_id = a.user_id and r.used_at is null) as left
    from app.authenticators a where a.user_id = ${userId} and a.enabled_at is not null`)
  const [row] = rows
  if (!row) return { enabled: false, since: null, codesLeft: 0 }
  return { enabled: true, since: new Date(row.since).toISOString(), codesLeft: row.left }
}

/** Creates a new secret and codes, replacing a pending set-up. */
export async function beginSecondFactor(deps: AuthDependencies, { userId, email }: Person): Promise<FactorSetUp> {
  const secret = newSecret()
  const sealed = deps.services.encryption.encrypt(secret, bindOf(userId))
  const at = deps.now().toISOString()
  const recoveryCodes = await deps.db.inServer(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into app.authenticators as a (user_id, sealed_secret, created_at) values (${userId}, ${sealed}, ${at})
      on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0, created_at = ${at}
      where a.enabled_at is null`)
    if (!rowCount) throw new AppError('CONFLICT', { message: 'Two-factor sign-in is already on.' })
    return replaceRecoveryCodes(tx, deps, userId)
  })
  return { secret, uri: uriOf(secret, email), recoveryCodes }
}

/** The first code activates it. Every other session ends, because the password alone opened it. */
export async function enableSecondFactor(
  deps: AuthDependencies,
  person: Person,
  { code, sessionId }: { code: string; sessionId: string },
): Promise<SecondFactor> {
  await deps.db.inServer(async (tx) => {
    if (!(await useTotp(tx, deps, person.userId, code.replace(/\s/g, ''), { enabled: false }))) {
      throw new AppError('FACTOR_CODE_INVALID')
    }
    const at = deps.now().toISOString()
    await tx.execute(sql`update app.authenticators set enabled_at = ${at} where user_id = ${person.userId}`)
    await tx.execute(sql`delete from app.sessions where user_id = ${person.userId} and id <> ${sessionId}`)
    await deps.recordSecurity(tx, person.userId, 'security.factor-enabled')
    await mailAccountChange(tx, deps, person.userId, { template: 'second-factor-on' })
  })
  await forgetSessions(deps, person.userId)
  return readSecondFactor(deps, person.userId)
}

export function renewRecoveryCodes(deps: AuthDependencies, userId: string): Promise<string[]> {
  return deps.db.inServer(async (tx) => {
    const { rows } = await tx.execute(sql`
      select 1 from app.authenticators where user_id = ${userId} and enabled_at is not null for update`)
    if (rows.length === 0) throw new AppError('CONFLICT', { message: 'Turn on two-factor sign-in first.' })
    await deps.recordSecurity(tx, userId, 'security.recovery-codes-renewed')
    return replaceRecoveryCodes(tx, deps, userId)
  })
}

/** Also cancels a pending set-up, without an email. */
export async function disableSecondFactor(deps: AuthDependencies, person: Person): Promise<SecondFactor> {
  await deps.db.inServer(async (tx) => {
    await refuseIfRequired(tx, deps, person.userId)
    const { rows } = await tx.execute<{ enabled: boolean }>(sql`
      delete from app.authenticators where user_id = ${person.userId} returning enabled_at is not null as enabled`)
    await tx.execute(sql`delete from app.recovery_codes where user_id = ${person.userId}`)
    if (!rows[0]?.enabled) return
    await deps.recordSecurity(tx, person.userId, 'security.factor-disabled')
    await mailAccountChange(tx, deps, person.userId, { template: 'second-factor-off' })
  })
  await forgetSessions(deps, person.userId)
  return readSecondFactor(deps, person.userId)
}

/** A pending set-up can always be canceled. */
async function refuseIfRequired(tx: Tx, { adminSecondFactor }: AuthDependencies, userId: string): Promise<void> {
  const { rows } = await tx.execute<{ required: boolean }>(sql`
    select app.sign_in_requirements(user_id, ${adminSecondFactor})->>'factorFrom' is not null as required from app.authenticators
    where user_id = ${userId} and enabled_at is not null`)
  if (rows[0]?.required)
    throw new AppError('CONFLICT', { message: 'Your company requires two-factor sign-in, so you can’t turn it off.' })
}

/** The company's requirement may be met now, or no longer; ended sessions end in every process. */
async function forgetSessions(
  { db, sessions }: Pick<AuthDependencies, 'db' | 'sessions'>,
  userId: string,
): Promise<void> {
  sessions.forget()
  await forgetEverywhere(db, userId)
}
