import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FactorMethod, SignInMethod } from '@bizamply/contract/security'
import { sizes } from '@bizamply/contract/size-limits'
import { AppError } from '../../../errors.ts'
import { spend } from '../../../db/rate-limits.ts'
import type { Tx } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import type { AuthDependencies } from '../dependencies.ts'
import type { Origin } from '../origin.ts'
import { countAttempts } from '../count-attempts.ts'
import { recordLogin } from '../logins.ts'
import { openSession, type SignInResult } from '../open-session.ts'
import { checkCode } from './check-code.ts'

const LIFE_MS = 5 * 60_000

/** A user who passed the first factor and must pass the second. */
export interface Challenge {
  challenge: string
  methods: FactorMethod[]
  expiresAt: string
}

interface PendingChallenge {
  userId: string
  rememberMe: boolean
  method: SignInMethod
  tries: number
}

/** Null if this user has no second factor. */
export async function challengeFor(
  deps: AuthDependencies,
  pending: Omit<PendingChallenge, 'tries'>,
): Promise<Challenge | null> {
  const { rows } = await deps.db.global.execute(sql`
    select 1 from app.authenticators where user_id = ${pending.userId} and enabled_at is not null`)
  if (rows.length === 0) return null
  const challenge = randomBytes(32).toString('base64url')
  const [at, until] = [deps.now(), new Date(deps.now().getTime() + LIFE_MS)]
  const identifier = identifierOf(deps, challenge)
  const value = deps.services.encryption.encrypt(
    JSON.stringify({ ...pending, tries: 0 } satisfies PendingChallenge),
    identifier,
  )
  await deps.db.global.execute(sql`
    insert into app.verifications (id, identifier, value, expires_at, created_at, updated_at)
    values (${newId()}, ${identifier}, ${value}, ${until.toISOString()}, ${at.toISOString()}, ${at.toISOString()})`)
  return { challenge, methods: await methodsOf(deps, pending.userId), expiresAt: until.toISOString() }
}

async function methodsOf({ db }: AuthDependencies, userId: string): Promise<FactorMethod[]> {
  const { rows } = await db.global.execute(sql`select 1 from app.passkeys where user_id = ${userId} limit 1`)
  return ['totp', 'recovery-code', ...(rows.length > 0 ? (['passkey'] as const) : [])]
}

/** The user who passed the first factor. */
export async function personOfChallenge(deps: AuthDependencies, challenge: string): Promise<string> {
  const identifier = identifierOf(deps, challenge)
  const { rows } = await deps.db.global.execute<{ value: string }>(sql`
    select value from app.verifications
    where identifier = ${identifier} and expires_at > ${deps.now().toISOString()}::timestamptz`)
  if (!rows[0]) throw new AppError('CHALLENGE_EXPIRED')
  return (JSON.parse(deps.services.encryption.decrypt(rows[0].value, identifier)) as PendingChallenge).userId
}

/**
 * The second factor opens the session. Five attempts per challenge, and ten wrong codes per account in 15 minutes, so
 * that new challenges don't give new guesses to a thief of the password.
 */
export async function answerChallenge(
  deps: AuthDependencies,
  given: { challenge: string; code: string },
  from: Origin,
): Promise<SignInResult & { rememberMe: boolean }> {
  await countAttempts(deps, { factorPerAddress: from.address }, TOO_MANY)
  const identifier = identifierOf(deps, given.challenge)
  const userId = await personOfChallenge(deps, given.challenge)
  const attempt = await spend(deps.db, 'factorPerAccount', userId, deps.now(), TOO_MANY)
  const tried = await deps.db.inServer((tx) => tryChallenge(tx, deps, identifier, given.code))
  if (tried.is !== 'wrong') await attempt.restore()
  if (tried.is === 'gone') throw new AppError('CHALLENGE_EXPIRED')
  const { pending } = tried
  const who = { userId: pending.userId }
  if (tried.is === 'wrong') {
    await recordLogin(deps, who, { method: pending.method, reason: 'FACTOR_CODE_INVALID' }, from)
    throw new AppError('FACTOR_CODE_INVALID', { details: { triesLeft: sizes.codeTries - pending.tries } })
  }
  const result = await openSession(
    deps,
    { ...who, rememberMe: pending.rememberMe, method: pending.method, hasSecondFactor: true },
    from,
  )
  await recordLogin(deps, who, { method: pending.method, reason: null }, from)
  return { ...result, rememberMe: pending.rememberMe }
}

/** The user of a pending challenge; doesn't use it up. */
export async function readChallenge(
  deps: AuthDependencies,
  challenge: string,
  from: Origin,
): Promise<{ userId: string }> {
  await countAttempts(deps, { factorPerAddress: from.address }, TOO_MANY)
  const identifier = identifierOf(deps, challenge)
  const { rows } = await deps.db.global.execute<{ value: string }>(sql`
    select value from app.verifications where identifier = ${identifier}
      and expires_at > ${deps.now().toISOString()}::timestamptz`)
  const [row] = rows
  if (!row) throw new AppError('CHALLENGE_EXPIRED')
  return JSON.parse(deps.services.encryption.decrypt(row.value, identifier)) as PendingChallenge
}

type Tried = { is: 'gone' } | { is: 'right' | 'wrong'; pending: PendingChallenge }

async function tryChallenge(tx: Tx, deps: AuthDependencies, identifier: string, code: string): Promise<Tried> {
  const { rows } = await tx.execute<{ value: string; expires_at: string }>(sql`
    select value, expires_at from app.verifications where identifier = ${identifier} for update`)
  const [row] = rows
  if (!row || new Date(row.expires_at).getTime() <= deps.now().getTime()) return { is: 'gone' }
  const pending = JSON.parse(deps.services.encryption.decrypt(row.value, identifier)) as PendingChallenge
  if (await checkCode(tx, deps, pending.userId, code)) {
    await tx.execute(sql`delete from app.verifications where identifier = ${identifier}`)
    return { is: 'right', pending }
  }
  const now = { ...pending, tries: pending.tries + 1 }
  if (now.tries >= sizes.codeTries) {
    await tx.execute(sql`delete from app.verifications where identifier = ${identifier}`)
  } else {
    const value = deps.services.encryption.encrypt(JSON.stringify(now), identifier)
    await tx.execute(sql`update app.verifications set value = ${value} where identifier = ${identifier}`)
  }
  return { is: 'wrong', pending: now }
}

const identifierOf = ({ hash }: AuthDependencies, challenge: string): string => `factor:${hash('factor', challenge)}`

const TOO_MANY = 'Too many wrong codes. Please try again later.'
