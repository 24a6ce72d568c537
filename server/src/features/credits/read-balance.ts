import type { Balance } from '@bizamply/contract/credits'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'

export async function readBalance(tx: Tx, companyId: string): Promise<Balance> {
  const [row] = await prepared<{ total: number; used: number }>(
    tx,
    'credits.balance',
    'select total, used from app.credit_accounts where company_id = $1',
    [companyId],
  )
  const total = row?.total ?? 0
  const used = row?.used ?? 0
  return { totalCredits: total, usedCredits: used, availableCredits: total - used }
}

/** The balance, with what is on hold. */
export async function readBalanceAndHeld(tx: Tx, companyId: string): Promise<Balance> {
  const [row] = await prepared<{ held: number }>(
    tx,
    'credits.held',
    `select coalesce(sum(credits), 0)::int as held from app.credit_holds where company_id = $1 and state = 'open'`,
    [companyId],
  )
  return { ...(await readBalance(tx, companyId)), heldCredits: row?.held ?? 0 }
}
