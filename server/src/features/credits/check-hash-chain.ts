import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { hashEntry } from './append-entry.ts'
import type { LedgerCheck, LedgerProblem } from './ledger-problem.ts'

interface EntryRow extends Record<string, unknown> {
  id: string
  seq: string
  type: 'usage'
  credits: number
  hold_id: string | null
  grant_id: string | null
  created_at: string
  balance_after: number
  entered_at: string | null
  hash: Buffer
}

/** Where a check of entries starts: after the last verified entry. */
export interface HashChainPlace {
  seq: number
  head: Buffer
  booked: number
  /** No later entry may have an earlier time, in milliseconds. */
  entered: number
}

const beginning = (): HashChainPlace => ({ seq: 0, head: createHash('sha256').digest(), booked: 0, entered: 0 })

/** Checks each company’s entries from a place on, by default from its first. */
export async function brokenHashChains(
  tx: Tx,
  chains: readonly { companyId: string; from?: HashChainPlace }[],
): Promise<LedgerCheck> {
  const found: LedgerProblem[] = []
  for (const { companyId, from } of chains) found.push(...(await brokenHashChain(tx, companyId, from)))
  // While a company is being erased, some of its rows are deleted before others.
  const { rows } = await tx.$client.query<{ company_id: string }>(
    'select company_id from app.company_deletions where erasing_at is not null',
  )
  const erased = new Set(rows.map((row) => row.company_id))
  const problems = found.filter(({ companyId }) => !erased.has(companyId))
  return { problems, total: problems.length }
}

/** Recomputes every hash up to the account's last entry, and names the first one that doesn't match. */
async function brokenHashChain(tx: Tx, companyId: string, from = beginning()): Promise<LedgerProblem[]> {
  let { head, booked, entered } = from
  for (let after = from.seq; ;) {
    const { rows } = await tx.execute<EntryRow>(sql`
      select id, seq, type, credits, hold_id, grant_id, created_at, balance_after, entered_at, hash
      from app.credit_entries
      where company_id = ${companyId} and seq > ${after} order by seq limit 1000`)
    for (const row of rows) {
      const entry = {
        companyId,
        id: row.id,
        type: row.type,
        credits: row.credits,
        holdId: row.hold_id,
        grantId: row.grant_id,
        at: new Date(row.created_at),
      }
      booked += row.credits
      const at = row.entered_at === null ? null : new Date(row.entered_at).getTime()
      if (at !== null && (row.balance_after !== booked || at <= entered)) {
        return [{ companyId, problem: `entry ${row.seq} doesn’t continue from the previous entry` }]
      }
      entered = at ?? entered
      head = hashEntry(head, entry, row.balance_after)
      if (!head.equals(row.hash)) return [{ companyId, problem: `the chain breaks at entry ${row.seq}` }]
      after = Number(row.seq)
    }
    if (rows.length < 1000) break
  }
  const { rows } = await tx.execute<{ head: Buffer }>(sql`
    select head from app.credit_accounts where company_id = ${companyId}`)
  return rows[0]?.head.equals(head) ? [] : [{ companyId, problem: 'the chain’s last hash doesn’t match the account' }]
}
