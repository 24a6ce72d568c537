import type { Tx } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'

export interface StoredRecovery {
  id: string
  userId: string
  state: 'requested' | 'approved' | 'stopped' | 'done'
  requestedAt: Date
  expiresAt: Date
  approvedBy: string | null
  dueAt: Date | null
  name: string
  email: string
  company: string
}

const columns = `r.id, r.user_id as "userId", r.state, r.requested_at as "requestedAt", r.expires_at as "expiresAt",
  r.approved_by as "approvedBy", r.due_at as "dueAt", coalesce(nullif(u.name, ''), u.email) as name, u.email, c.name as company
  from app.factor_recoveries r join app.users u on u.id = r.user_id join app.companies c on c.company_id = $1`

export async function recoveryById(tx: Tx, companyId: string, id: string): Promise<StoredRecovery | null> {
  const [row] = await prepared<StoredRecovery & Record<string, unknown>>(
    tx,
    'recovery.by-id',
    `select ${columns} where r.company_id = $1 and r.id = $2`,
    [companyId, id],
  )
  return row ?? null
}

export async function recoveryByHash(tx: Tx, companyId: string, stopHash: string): Promise<StoredRecovery | null> {
  const [row] = await prepared<StoredRecovery & Record<string, unknown>>(
    tx,
    'recovery.by-hash',
    `select ${columns} where r.company_id = $1 and r.stop_hash = $2`,
    [companyId, stopHash],
  )
  return row ?? null
}

/** Recoveries waiting for approval or for their day to end; `userId` null for everyone. */
export function openRecoveries(
  tx: Tx,
  companyId: string,
  { now, userId = null }: { now: Date; userId?: string | null },
): Promise<StoredRecovery[]> {
  return prepared<StoredRecovery & Record<string, unknown>>(
    tx,
    'recovery.open',
    `select ${columns} where r.company_id = $1 and ($2::text is null or r.user_id::text = $2)
       and (r.state = 'approved' or (r.state = 'requested' and r.expires_at > $3)) order by r.requested_at, r.id`,
    [companyId, userId, now],
  )
}

/** `by` is null for a link or an expiry. */
export async function endRecovery(
  tx: Tx,
  companyId: string,
  { id, state, by, at }: { id: string; state: 'stopped' | 'done'; by: string | null; at: Date },
): Promise<void> {
  await prepared(
    tx,
    'recovery.end',
    `update app.factor_recoveries set state = $3, ended_by = $4, ended_at = $5 where company_id = $1 and id = $2`,
    [companyId, id, state, by, at],
  )
}
