import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FactorMethod, SignInMethod } from '@bizamply/contract/security'
import { sizes } from '@bizamply/contract/limits'
import { AppError } from '../../../errors.ts'
import { spend } from '../../../db/rates.ts'
import type { Tx } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import type { AuthParts } from '../auth-parts.ts'
import type { Origin } from '../origin.ts'
import { limit } from '../limit.ts'
import { recordLogin } from '../logins.ts'
import { openSession, type SignInResult } from '../open-session.ts'
import { checkCode } from './check-code.ts'

const LIFE_MS = 5 * 60_000

/** A person who passed the first factor and must pass the second. */
export interface Challenge {
  challenge: string
  methods: FactorMethod[]
  expiresAt: string
}

interface Asked {
  userId: string
  rememberMe: boolean
  method: SignInMethod
  tries: number
}

/** Null if this user has no second factor. */
export async function challengeFor(parts: AuthParts, asked: Omit<Asked, 'tries'>): Promise<Challenge | null> {
  const { rows } = await parts.db.global.execute(sql`
    select 1 from app.authenticators where user_id = ${asked.userId} and enabled_at is not null`)
  if (rows.length === 0) return null
  const challenge = randomBytes(32).toString('base64url')
  const [at, until] = [parts.now(), new Date(parts.now().getTime() + LIFE_MS)]
  const identifier = identifierOf(parts, challenge)
  const value = parts.services.seal.close(JSON.stringify({ ...asked, tries: 0 } satisfies Asked), identifier)
  await parts.db.global.execute(sql`
    insert into app.verifications (id, identifier, value, expires_at, created_at, updated_at)
    values (${newId()}, ${identifier}, ${value}, ${until.toISOString()}, ${at.toISOString()}, ${at.toISOString()})`)
  return { challenge, methods: await methodsOf(parts, asked.userId), expiresAt: until.toISOString() }
}

async function methodsOf({ db }: AuthParts, userId: string): Promise<FactorMethod[]> {
  const { rows } = await db.global.execute(sql`select 1 from app.passkeys where user_id = ${userId} limit 1`)
  return ['totp', 'recovery-code', ...(rows.length > 0 ? (['passkey'] as const) : [])]
}

/** The person who passed the first factor. */
export async function personOfChallenge(parts: AuthParts, challenge: string): Promise<string> {
  const identifier = identifierOf(parts, challenge)
  const { rows } = await parts.db.global.execute<{ value: string }>(sql`
    select value from app.verifications
    where identifier = ${identifier} and expires_at > ${parts.now().toISOString()}::timestamptz`)
  if (!rows[0]) throw new AppError('CHALLENGE_EXPIRED')
  return (JSON.parse(parts.services.seal.open(rows[0].value, identifier)) as Asked).userId
}

/**
 * The second factor opens the session. Five attempts per challenge, and ten wrong codes per account in 15 minutes, so
 * that new challenges don't give new guesses to a thief of the password.
 */
export async function answerChallenge(
  parts: AuthParts,
  given: { challenge: string; code: string },
  from: Origin,
): Promise<SignInResult & { rememberMe: boolean }> {
  await limit(parts, { factorPerAddress: from.address }, TOO_MANY)
  const identifier = identifierOf(parts, given.challenge)
  const tried = await parts.db.inServer((tx) => tryChallenge(tx, parts, identifier, given.code))
  if (tried.is === 'gone') throw new AppError('CHALLENGE_EXPIRED')
  const { asked } = tried
  const who = { userId: asked.userId }
  if (tried.is === 'wrong') {
    await recordLogin(parts, who, { method: asked.method, reason: 'FACTOR_CODE_INVALID' }, from)
    throw new AppError('FACTOR_CODE_INVALID', { details: { triesLeft: sizes.codeTries - asked.tries } })
  }
  const result = await openSession(
    parts,
    { ...who, rememberMe: asked.rememberMe, method: asked.method, hasSecondFactor: true },
    from,
  )
  await recordLogin(parts, who, { method: asked.method, reason: null }, from)
  return { ...result, rememberMe: asked.rememberMe }
}

/** The person of a pending challenge; doesn't use it up. */
export async function readChallenge(parts: AuthParts, challenge: string, from: Origin): Promise<{ userId: string }> {
  await limit(parts, { factorPerAddress: from.address }, TOO_MANY)
  const identifier = identifierOf(parts, challenge)
  const { rows } = await parts.db.global.execute<{ value: string }>(sql`
    select value from app.verifications where identifier = ${identifier}
      and expires_at > ${parts.now().toISOString()}::timestamptz`)
  const [row] = rows
  if (!row) throw new AppError('CHALLENGE_EXPIRED')
  return JSON.parse(parts.services.seal.open(row.value, identifier)) as Asked
}

type Tried = { is: 'gone' } | { is: 'right' | 'wrong'; asked: Asked }

async function tryChallenge(tx: Tx, parts: AuthParts, identifier: string, code: string): Promise<Tried> {
  const { rows } = await tx.execute<{ value: string; expires_at: string }>(sql`
    select value, expires_at from app.verifications where identifier = ${identifier} for update`)
  const [row] = rows
  if (!row || new Date(row.expires_at).getTime() <= parts.now().getTime()) return { is: 'gone' }
  const asked = JSON.parse(parts.services.seal.open(row.value, identifier)) as Asked
  const taken = await spend(parts.db, 'factorPerAccount', asked.userId, parts.now(), TOO_MANY)
  if (await checkCode(tx, parts, asked.userId, code)) {
    await taken.giveBack()
    await tx.execute(sql`delete from app.verifications where identifier = ${identifier}`)
    return { is: 'right', asked }
  }
  const now = { ...asked, tries: asked.tries + 1 }
  if (now.tries >= sizes.codeTries) {
    await tx.execute(sql`delete from app.verifications where identifier = ${identifier}`)
  } else {
    const value = parts.services.seal.close(JSON.stringify(now), identifier)
    await tx.execute(sql`update app.verifications set value = ${value} where identifier = ${identifier}`)
  }
  return { is: 'wrong', asked: now }
}

const identifierOf = ({ hash }: AuthParts, challenge: string): string => `factor:${hash('factor', challenge)}`

const TOO_MANY = 'Too many wrong codes. Please try again later.'
