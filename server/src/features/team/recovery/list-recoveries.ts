import type { FactorRecovery, OpenedRecovery } from '@bizamply/contract/recovery'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import { countAttempts, type AuthDependencies, type Origin } from '../../auth/index.ts'
import { companyOfToken } from '../invitation-token.ts'
import { hashOfToken } from './recovery-token.ts'
import { openRecoveries, recoveryByHash, type StoredRecovery } from './stored-recovery.ts'

export const listRecoveries = (ctx: Ctx): Promise<FactorRecovery[]> => ctx.tx((tx) => listIn(tx, ctx))

export async function listIn(tx: Tx, ctx: Ctx): Promise<FactorRecovery[]> {
  const rows = await openRecoveries(tx, ctx.companyId, { now: ctx.now() })
  const names = await prepared<{ id: string; name: string }>(
    tx,
    'recovery.approvers',
    'select id, name from app.users where id = any($1::uuid[])',
    [rows.flatMap(({ approvedBy }) => approvedBy ?? [])],
  )
  return rows.map(({ id, userId, name, email, state, requestedAt, expiresAt, approvedBy, dueAt }) => ({
    id,
    userId,
    name,
    email,
    state: state === 'approved' ? 'approved' : 'requested',
    requestedAt: requestedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    approvedBy: names.find((one) => one.id === approvedBy)?.name ?? null,
    dueAt: dueAt?.toISOString() ?? null,
    own: userId === ctx.actor?.userId,
  }))
}

/** The recovery of a mailed link; an unknown link returns nothing. */
export async function readRecoveryLink(deps: AuthDependencies, token: string, from: Origin): Promise<OpenedRecovery> {
  await countAttempts(deps, { emailLinkPerAddress: from.address }, TOO_MANY)
  const companyId = companyOfToken(token)
  const found =
    companyId &&
    (await deps.db.inCompany(companyId, (tx) => recoveryByHash(tx, companyId, hashOfToken(deps.hash, token))))
  return found ? presentLink(found, deps.now()) : { state: 'unknown', name: null, company: null, dueAt: null }
}

export function presentLink({ state, expiresAt, name, company, dueAt }: StoredRecovery, now: Date): OpenedRecovery {
  const isExpired = state === 'requested' && expiresAt <= now
  return { state: isExpired ? 'expired' : state, name, company, dueAt: dueAt?.toISOString() ?? null }
}

const TOO_MANY = 'Too many attempts. Please try again later.'
