import { sql } from 'drizzle-orm'
import { passwordDays, type MissingDemand, type OwnDemands } from '@bizamply/contract/demands'
import type { SignInMethod } from '@bizamply/contract/security'
import type { Database } from '../../db/database.ts'

/** What a company requires of a member's sign-in, from when, and which of it they have. */
export interface Demands {
  passwordFrom: string | null
  factorFrom: string | null
  /** Null if they have no password. */
  passwordSince: string | null
  hasFactor: boolean
}

interface Session {
  session: { method: SignInMethod }
  demands: Demands | null
}

/** Null if nothing is required. `strict`: administrators need a second factor immediately. */
export async function readDemands(db: Database, userId: string, strict: boolean): Promise<Demands | null> {
  const { rows } = await db.global.execute<{ found: Demands | null }>(sql`
    select app.demands_on(${userId}::uuid, ${strict}) as found`)
  return rows[0]?.found ?? null
}

export const missingDemand = (signedIn: Session, now: Date): MissingDemand | null =>
  presentDemands(signedIn, now)?.missing ?? null

/**
 * Password age doesn't apply to users who sign in with Google only. A passkey verifies its user, so its session has
 * two factors; with single sign-on the identity provider is responsible for both.
 */
export function presentDemands({ session: { method }, demands }: Session, now: Date): OwnDemands | null {
  if (!demands || method === 'sso') return null
  const passwordBy = expiryOf(demands)
  const isProved = demands.hasFactor || method === 'passkey'
  const secondFactorBy = demands.factorFrom === null || isProved ? null : new Date(demands.factorFrom)
  const isOver = (by: Date | null): boolean => by !== null && by.getTime() <= now.getTime()
  const missing = isOver(passwordBy) ? 'PASSWORD_EXPIRED' : isOver(secondFactorBy) ? 'SECOND_FACTOR_REQUIRED' : null
  return {
    missing,
    passwordBy: passwordBy?.toISOString() ?? null,
    secondFactorBy: secondFactorBy?.toISOString() ?? null,
    secondFactor: demands.factorFrom !== null,
  }
}

function expiryOf({ passwordFrom, passwordSince }: Demands): Date | null {
  if (passwordFrom === null || passwordSince === null) return null
  const end = new Date(passwordSince).getTime() + passwordDays * 86_400_000
  return new Date(Math.max(end, new Date(passwordFrom).getTime()))
}
