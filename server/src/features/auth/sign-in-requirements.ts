import { sql } from 'drizzle-orm'
import { passwordDays, type MissingRequirement, type OwnRequirements } from '@bizamply/contract/sign-in-requirements'
import type { SignInMethod } from '@bizamply/contract/security'
import type { Database } from '../../db/database.ts'

/** What a company requires of a member's sign-in, from when, and which of it they have. */
export interface Requirements {
  passwordFrom: string | null
  factorFrom: string | null
  /** Null if they have no password. */
  passwordSince: string | null
  hasFactor: boolean
}

interface Session {
  session: { method: SignInMethod }
  requirements: Requirements | null
}

/** Null if nothing is required. `strict`: administrators need a second factor immediately. */
export async function readRequirements(db: Database, userId: string, strict: boolean): Promise<Requirements | null> {
  const { rows } = await db.global.execute<{ found: Requirements | null }>(sql`
    select app.sign_in_requirements(${userId}::uuid, ${strict}) as found`)
  return rows[0]?.found ?? null
}

export const missingRequirement = (signedIn: Session, now: Date): MissingRequirement | null =>
  presentRequirements(signedIn, now)?.missing ?? null

/**
 * Password age doesn't apply to users who sign in with Google only. A passkey verifies its user, so its session has
 * two factors; with single sign-on the identity provider is responsible for both.
 */
export function presentRequirements({ session: { method }, requirements }: Session, now: Date): OwnRequirements | null {
  if (!requirements || method === 'sso') return null
  const passwordBy = expiryOf(requirements)
  const isProved = requirements.hasFactor || method === 'passkey'
  const secondFactorBy = requirements.factorFrom === null || isProved ? null : new Date(requirements.factorFrom)
  const isOver = (by: Date | null): boolean => by !== null && by.getTime() <= now.getTime()
  const missing = isOver(passwordBy) ? 'PASSWORD_EXPIRED' : isOver(secondFactorBy) ? 'SECOND_FACTOR_REQUIRED' : null
  return {
    missing,
    passwordBy: passwordBy?.toISOString() ?? null,
    secondFactorBy: secondFactorBy?.toISOString() ?? null,
    secondFactor: requirements.factorFrom !== null,
  }
}

function expiryOf({ passwordFrom, passwordSince }: Requirements): Date | null {
  if (passwordFrom === null || passwordSince === null) return null
  const end = new Date(passwordSince).getTime() + passwordDays * 86_400_000
  return new Date(Math.max(end, new Date(passwordFrom).getTime()))
}
