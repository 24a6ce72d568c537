import { AppError } from '../../errors.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import { appendEntry } from './append-entry.ts'

export interface Grant {
  companyId: string
  type: 'refill' | 'bonus' | 'adjustment' | 'refund'
  credits: number
  /** The same key never grants twice. With another amount it is refused. */
  key: string
  description: string
  userId: string | null
  at: Date
}

/** Key of the grant that a new company starts with. */
export const FREE_CREDITS_KEY = 'free'

/** Opens the company's account, empty, if it has none yet. */
export async function openAccount(tx: Tx, companyId: string): Promise<void> {
  await prepared(
    tx,
    'credits.open-account',
    `insert into app.credit_accounts (company_id, head) values ($1, sha256(''::bytea)) on conflict (company_id) do nothing`,
    [companyId],
  )
}

export async function grantCredits(tx: Tx, grant: Grant): Promise<boolean> {
  const id = newId()
  const granted = await prepared(
    tx,
    'credits.grant',
    `insert into app.credit_grants (company_id, id, type, credits, key, description, user_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (company_id, key) do nothing returning id`,
    [grant.companyId, id, grant.type, grant.credits, grant.key, grant.description, grant.userId, grant.at],
  )
  if (granted.length === 0) return sameAsBefore(tx, grant)
  await appendEntry(tx, {
    companyId: grant.companyId,
    type: grant.type,
    credits: grant.credits,
    holdId: null,
    grantId: id,
    at: grant.at,
  })
  return true
}

async function sameAsBefore(tx: Tx, grant: Grant): Promise<false> {
  const [before] = await prepared<{ credits: number }>(
    tx,
    'credits.granted',
    'select credits from app.credit_grants where company_id = $1 and key = $2',
    [grant.companyId, grant.key],
  )
  if (before?.credits !== grant.credits) throw new AppError('KEY_REUSED')
  return false
}
