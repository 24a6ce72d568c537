import type { LedgerProblem } from './ledger-problem.ts'
import type { Database, Tx } from '../../db/database.ts'
import { brokenHashChain } from './check-hash-chain.ts'
import { brokenDays } from './check-days.ts'
import { brokenGrants } from './check-grants.ts'
import { brokenSums } from './check-sums.ts'
import { brokenSince } from './check-since.ts'

/**
 * Proves, for every company: sum = balance, chain whole, days as they were closed, one entry per settled hold, one refund
 * per entry at most, credits for every pack that was paid and no other, one post per sent comment.
 */
export const checkLedger = (db: Database): Promise<LedgerProblem[]> =>
  db.asAdmin(async (tx) => {
    const found = [...(await brokenSums(tx)), ...(await brokenGrants(tx)), ...(await brokenDays(tx))]
    for (const companyId of await companiesOf(tx)) found.push(...(await brokenHashChain(tx, companyId)))
    return ofThoseWhoStay(tx, found)
  })

/** The same of what came since the last closed day, and of every balance: costs as much as a day does, not as the past. */
export const checkRecentLedger = (db: Database): Promise<LedgerProblem[]> =>
  db.asAdmin(async (tx) => ofThoseWhoStay(tx, await brokenSince(tx)))

/** Of a company that is being erased, some rows are gone before others. */
async function ofThoseWhoStay(tx: Tx, found: LedgerProblem[]): Promise<LedgerProblem[]> {
  if (found.length === 0) return found
  const { rows } = await tx.$client.query<{ company_id: string }>(
    'select company_id from app.company_deletions where erasing_at is not null',
  )
  const erased = new Set(rows.map((row) => row.company_id))
  return found.filter(({ companyId }) => !erased.has(companyId))
}

async function companiesOf(tx: Tx): Promise<string[]> {
  const { rows } = await tx.$client.query<{ company_id: string }>('select company_id from app.credit_accounts')
  return rows.map((row) => row.company_id)
}
