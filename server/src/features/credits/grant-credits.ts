import { sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { newId } from '../../db/ids.ts'
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
  await tx.execute(sql`
    insert into app.credit_accounts (company_id, head) values (${companyId}, sha256(''::bytea))
    on conflict (company_id) do nothing`)
}

export async function grantCredits(tx: Tx, grant: Grant): Promise<boolean> {
  const id = newId()
  const { rowCount } = await tx.execute(sql`
    insert into app.credit_grants (company_id, id, type, credits, key, description, user_id, created_at)
    values (${grant.companyId}, ${id}, ${grant.type}, ${grant.credits}, ${grant.key}, ${grant.description},
      ${grant.userId}, ${grant.at.toISOString()}) on conflict (company_id, key) do nothing`)
  if (!rowCount) return sameAsBefore(tx, grant)
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
  const { rows } = await tx.execute<{ credits: number }>(sql`
    select credits from app.credit_grants where company_id = ${grant.companyId} and key = ${grant.key}`)
  if (rows[0]?.credits !== grant.credits) throw new AppError('KEY_REUSED')
  return false
}
