import type { LedgerProblem } from './ledger-problem.ts'
import type { Database, Tx } from '../../db/database.ts'
import { brokenHashChain } from './check-hash-chain.ts'
import { brokenDays } from './check-days.ts'
import { brokenGrants } from './check-grants.ts'
import { brokenSums } from './check-sums.ts'
import { brokenSince } from './check-since.ts'

/**
 * Verifies for every company: sum = balance, intact hash chain, unchanged closed days, one entry
 * per settled hold, at most one refund per entry, credits for paid packs only, one post per sent
 * comment.
 */
export const checkLedger = (db: Database): Promise<LedgerProblem[]> =>
  db.asAdmin(async (tx) => {
    const found = [...(await brokenSums(tx)), ...(await brokenGrants(tx)), ...(await brokenDays(tx))]
    for (const companyId of await companiesOf(tx)) found.push(...(await brokenHashChain(tx, companyId)))
    return ofThoseWhoStay(tx, found)
  })

/**
 * The same for entries since the last closed day, and every balance: its cost grows with a day, not with the history.
 */
export const checkRecentLedger = (db: Database): Promise<LedgerProblem[]> =>
  db.asAdmin(async (tx) => ofThoseWhoStay(tx, await brokenSince(tx)))

/** While a company is being erased, some of its rows are deleted before others. */
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
