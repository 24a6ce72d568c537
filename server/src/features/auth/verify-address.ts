import { sql } from 'drizzle-orm'
import { codeField, emailField } from '@bizamply/contract/sign-up-form'
import type { User } from '@bizamply/contract/auth'
import { AppError } from '../../errors.ts'
import type { Tx } from '../../db/database.ts'
import { markVerified } from './add-user.ts'
import type { AuthDependencies } from './dependencies.ts'
import type { Origin } from './origin.ts'
import { issueCode, tryCode, type Tried } from './codes.ts'
import { countAttempts } from './count-attempts.ts'
import { plainEmail, readFields } from './read-fields.ts'
import { currentUser } from './sign-in.ts'
import { forgetEverywhere } from './sign-out.ts'

/** Verifies an address by its code; returns the signed-in user if it is that user. */
export async function verifyAddress(
  deps: AuthDependencies,
  typed: { email: string; code: string },
  from: Origin,
): Promise<{ user: User | null }> {
  const email = plainEmail(readFields(emailField, typed.email, 'email'))
  const code = readFields(codeField, typed.code, 'code')
  await countAttempts(deps, { verifyPerAddress: from.address, verifyPerEmail: email }, TOO_MANY_TRIES)
  const { tried, userId } = await deps.db.inServer(async (tx) => {
    const outcome = await tryCode(tx, deps, email, code)
    const user = outcome.is === 'right' ? await userOf(tx, email) : null
    if (user) await markVerified(tx, user.id, deps.adminEmail, deps.now())
    return { tried: outcome, userId: user?.id ?? null }
  })
  if (tried.is !== 'right') throw refusal(tried)
  deps.sessions.forget()
  await forgetEverywhere(deps.db, userId)
  const user = await currentUser(deps, from.headers)
  return { user: user?.email === email ? user : null }
}

/** Voids the previous code. The response doesn't reveal whether the address is known. */
export async function resendCode(deps: AuthDependencies, typed: { email: string }, from: Origin): Promise<void> {
  const email = plainEmail(readFields(emailField, typed.email, 'email'))
  await countAttempts(deps, { resendPerAddress: from.address, resendPerEmail: email }, TOO_MANY_CODES)
  await deps.db.inServer(async (tx) => {
    const user = await userOf(tx, email)
    await issueCode(tx, deps, email, user && !user.verified ? { ...user, email } : null)
  })
}

interface Known extends Record<string, unknown> {
  id: string
  name: string
  locale: string
  verified: boolean
}

async function userOf(tx: Tx, email: string): Promise<Known | null> {
  const { rows } = await tx.execute<Known>(sql`
    select id, coalesce(nullif(first_name, ''), name) as name, locale, email_verified as verified
    from app.users where email = ${email}`)
  return rows[0] ?? null
}

function refusal(tried: Exclude<Tried, { is: 'right' }>): AppError {
  if (tried.is === 'wrong') return new AppError('CODE_INVALID', { details: { triesLeft: tried.triesLeft } })
  return new AppError(tried.is === 'used-up' ? 'CODE_USED_UP' : 'CODE_EXPIRED')
}

const TOO_MANY_TRIES = 'Too many verification attempts. Please try again later.'
const TOO_MANY_CODES = 'You’ve requested too many codes. Please try again later.'
