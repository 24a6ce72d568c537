import { verify } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { spend } from '../../db/rates.ts'
import type { AuthParts } from './auth-parts.ts'
import type { Credential } from './passkeys/own-passkeys.ts'
import { checkPasskeyProof } from './passkeys/prove-with-passkey.ts'
import { checkCode } from './second-factor/check-code.ts'

export interface Prover {
  userId: string
  sessionId: string
}

/** A proof by password, second factor or passkey, valid for ten minutes in this session. Only wrong ones count. */
export async function stepUp(
  parts: AuthParts,
  { userId, sessionId }: Prover,
  given: { password?: string | undefined; code?: string | undefined; credential?: Credential | undefined },
): Promise<void> {
  if ([given.password, given.code, given.credential].filter(Boolean).length !== 1) {
    const message = 'Enter your password or a code, or use a passkey'
    throw new AppError('BAD_REQUEST', { message, errors: [{ path: 'password', message }] })
  }
  const taken = await spend(parts.db, 'stepUpPerUser', userId, parts.now(), TOO_MANY)
  if (given.password) await checkPassword(parts, userId, given.password)
  else if (given.credential) await checkPasskeyProof(parts, { userId, sessionId }, given.credential)
  else await checkSecondFactor(parts, userId, given.code ?? '')
  await taken.giveBack()
  await parts.db.global.execute(sql`
    update app.sessions set proved_at = ${parts.now().toISOString()} where id = ${sessionId} and user_id = ${userId}`)
  parts.sessions.forget()
}

/** `INVALID_CURRENT_PASSWORD`, or `PASSWORD_NOT_SET` for people who sign in with Google only. */
export async function checkPassword({ db }: Pick<AuthParts, 'db'>, userId: string, password: string): Promise<void> {
  const { rows } = await db.global.execute<{ password: string | null }>(sql`
    select password from app.accounts where user_id = ${userId} and provider_id = 'credential'`)
  const kept = rows[0]?.password
  if (!kept) throw new AppError('PASSWORD_NOT_SET')
  if (!(await verify(kept, password))) throw new AppError('INVALID_CURRENT_PASSWORD')
}

async function checkSecondFactor(parts: AuthParts, userId: string, code: string): Promise<void> {
  const proved = await parts.db.inServer((tx) => checkCode(tx, parts, userId, code))
  if (!proved) throw new AppError('FACTOR_CODE_INVALID')
}

const TOO_MANY = 'Too many wrong attempts. Please try again later.'
