import type { Database, Tx } from '../../db/database.ts'
import { brokenHashChains } from './check-hash-chain.ts'
import { brokenDays } from './check-days.ts'
import { brokenGrants } from './check-grants.ts'
import { brokenSums } from './check-sums.ts'
import { brokenSince } from './check-since.ts'
import { joinChecks, type LedgerCheck } from './ledger-problem.ts'

/**
 * Verifies for every company: sum = balance, intact hash chain, unchanged closed days, one entry
 * per settled hold, at most one refund per entry, credits for paid packs only, one post per sent
 * comment.
 */
export const checkLedger = (db: Database): Promise<LedgerCheck> =>
  db.asAdmin(async (tx) =>
    joinChecks([
      await brokenSums(tx),
      await brokenGrants(tx),
      await brokenDays(tx),
      await brokenHashChains(tx, await companiesOf(tx)),
    ]),
  )

/**
 * The same for entries since the last closed day, and every balance: its cost grows with a day, not with the history.
 */
export const checkRecentLedger = (db: Database): Promise<LedgerCheck> => db.asAdmin(brokenSince)

async function companiesOf(tx: Tx): Promise<{ companyId: string }[]> {
  const { rows } = await tx.$client.query<{ company_id: string }>('select company_id from app.credit_accounts')
  return rows.map((row) => ({ companyId: row.company_id }))
}
