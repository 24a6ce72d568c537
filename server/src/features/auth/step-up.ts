import { verify } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { spend } from '../../db/rate-limits.ts'
import type { AuthDependencies } from './dependencies.ts'
import type { Credential } from './passkeys/own-passkeys.ts'
import { checkPasskeyStepUp } from './passkeys/step-up-with-passkey.ts'
import { checkCode } from './second-factor/check-code.ts'
import { forgetEverywhere } from './sign-out.ts'

export interface Prover {
  userId: string
  sessionId: string
}

/**
 * A step-up by password, second factor or passkey, valid for ten minutes in this session. Only failed attempts count.
 */
export async function stepUp(
  deps: AuthDependencies,
  { userId, sessionId }: Prover,
  given: { password?: string | undefined; code?: string | undefined; credential?: Credential | undefined },
): Promise<void> {
  if ([given.password, given.code, given.credential].filter(Boolean).length !== 1) {
    const message = 'Enter your password or a code, or use a passkey'
    throw new AppError('BAD_REQUEST', { message, errors: [{ path: 'password', message }] })
  }
  const taken = await spend(deps.db, 'stepUpPerUser', userId, deps.now(), TOO_MANY)
  if (given.password) await checkPassword(deps, userId, given.password)
  else if (given.credential) await checkPasskeyStepUp(deps, { userId, sessionId }, given.credential)
  else await checkSecondFactor(deps, userId, given.code ?? '')
  await taken.restore()
  await deps.db.global.execute(sql`
    update app.sessions set proved_at = ${deps.now().toISOString()} where id = ${sessionId} and user_id = ${userId}`)
  deps.sessions.forget()
  await forgetEverywhere(deps.db, userId)
}

/** `INVALID_CURRENT_PASSWORD`, or `PASSWORD_NOT_SET` for users who sign in with Google only. */
export async function checkPassword(
  { db }: Pick<AuthDependencies, 'db'>,
  userId: string,
  password: string,
): Promise<void> {
  const { rows } = await db.global.execute<{ password: string | null }>(sql`
    select password from app.accounts where user_id = ${userId} and provider_id = 'credential'`)
  const kept = rows[0]?.password
  if (!kept) throw new AppError('PASSWORD_NOT_SET')
  if (!(await verify(kept, password))) throw new AppError('INVALID_CURRENT_PASSWORD')
}

async function checkSecondFactor(deps: AuthDependencies, userId: string, code: string): Promise<void> {
  const proved = await deps.db.inServer((tx) => checkCode(tx, deps, userId, code))
  if (!proved) throw new AppError('FACTOR_CODE_INVALID')
}

const TOO_MANY = 'Too many wrong attempts. Please try again later.'
