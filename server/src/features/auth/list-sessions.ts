import { sql } from 'drizzle-orm'
import type { Session, SignInMethod } from '@bizamply/contract/security'
import { AppError } from '../../errors.ts'
import type { AuthDependencies } from './dependencies.ts'
import { deviceOf } from './device.ts'
import { countryOf } from './country-of.ts'
import { plainAddress } from './plain-address.ts'
import { forgetEverywhere } from './sign-out.ts'

interface Row extends Record<string, unknown> {
  id: string
  agent: string | null
  address: string | null
  method: SignInMethod
  began: string
  used: string
}

/** A user's sessions, most recently used first. */
export async function listSessions(
  { db }: Pick<AuthDependencies, 'db'>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Session[]> {
  const { rows } = await db.global.execute<Row>(sql`
    select id, user_agent as agent, ip_address as address, method, created_at as began,
      coalesce(last_used_at, updated_at) as used
    from app.sessions where user_id = ${userId} and expires_at > now()
    order by id = ${sessionId} desc, used desc, id limit ${MOST}`)
  return Promise.all(
    rows.map(async ({ id, agent, address, method, began, used }) => ({
      id,
      device: deviceOf(agent),
      isCurrent: id === sessionId,
      location: await countryOf(address),
      timestamp: new Date(began).toISOString(),
      lastUsedAt: new Date(used).toISOString(),
      loginMethod: method,
      ipAddress: address && plainAddress(address),
    })),
  )
}

/** Ends another session of this user, in every process and open stream immediately. */
export async function revokeSession(
  deps: Pick<AuthDependencies, 'db' | 'sessions' | 'recordSecurity'>,
  { userId, sessionId }: { userId: string; sessionId: string },
  revoked: string,
): Promise<void> {
  if (revoked === sessionId) {
    throw new AppError('CONFLICT', { message: 'You’re using this session. Sign out instead.' })
  }
  await deps.db.inServer(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      delete from app.sessions where id = ${revoked} and user_id = ${userId}`)
    if (!rowCount) throw new AppError('NOT_FOUND', { message: 'This session has already ended.' })
    await deps.recordSecurity(tx, userId, 'security.sessions-ended', { count: 1 })
  })
  await forgetSessions(deps, userId)
}

/** Ends all sessions except one; returns how many. */
export async function revokeOtherSessions(
  deps: Pick<AuthDependencies, 'db' | 'sessions' | 'recordSecurity'>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<number> {
  const count = await deps.db.inServer(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      delete from app.sessions where user_id = ${userId} and id <> ${sessionId}`)
    if (rowCount) await deps.recordSecurity(tx, userId, 'security.sessions-ended', { count: rowCount })
    return rowCount ?? 0
  })
  if (count > 0) await forgetSessions(deps, userId)
  return count
}

async function forgetSessions(
  { db, sessions }: Pick<AuthDependencies, 'db' | 'sessions'>,
  userId: string,
): Promise<void> {
  sessions.forget()
  await forgetEverywhere(db, userId)
}

/** More than a user ever looks at. */
const MOST = 100
