import type { TransactionTotals } from '@bizamply/contract/credits'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall } from '../../db/prepared.ts'
import { countTransactions, openFilter } from './list-transactions.ts'
import { transactionQueries, type TransactionFilter } from './transaction-queries.ts'

export interface Summed {
  count: number
  totals: TransactionTotals
}

interface Row {
  type: string
  status: string
  action: string | null
  count: number
  credits: number
}

/** The count and sums under the filter. */
export async function sumTransactions(tx: Tx, filter: TransactionFilter): Promise<Summed> {
  const args: unknown[] = [filter.companyId]
  const queries = transactionQueries(openFilter(filter, args))
  const rows =
    queries.length === 0
      ? []
      : await plannedPerCall<Row>(
          tx,
          `select t.type, t.status, h.action, count(*)::int as count, sum(t.credits)::int as credits
           from (${queries.join(' union all ')}) t
           left join app.credit_holds h on h.company_id = $1 and h.id = t.hold_id
           group by t.type, t.status, h.action`,
          args,
        )
  return { count: rows.reduce((sum, row) => sum + row.count, 0), totals: totalsOf(rows) }
}

/** The count under the filter alone: without a filter, no entry is read. */
export async function countUnder(tx: Tx, filter: TransactionFilter): Promise<number> {
  const { companyId, found, ...cuts } = filter
  if (!found && Object.values(cuts).every((one) => one === undefined)) return countTransactions(tx, { companyId })
  const args: unknown[] = [companyId]
  const queries = transactionQueries(openFilter(filter, args))
  if (queries.length === 0) return 0
  const [row] = await plannedPerCall<{ count: number }>(
    tx,
    `select count(*)::int as count from (${queries.join(' union all ')}) t`,
    args,
  )
  return row?.count ?? 0
}

function totalsOf(rows: Row[]): TransactionTotals {
  const settled = rows.filter(({ status }) => status === 'success')
  const creditsOf = (some: Row[]): number => some.reduce((sum, { credits }) => sum + credits, 0)
  const countOf = (of: (row: Row) => boolean): number => settled.filter(of).reduce((sum, { count }) => sum + count, 0)
  return {
    creditsUsed: -creditsOf(settled.filter(({ type }) => type === 'usage')) || 0,
    creditsAdded: creditsOf(settled.filter(({ type }) => type !== 'usage')),
    held: -creditsOf(rows.filter(({ status }) => status === 'pending')) || 0,
    generated: countOf(({ action }) => action === 'generate'),
    sent: countOf(({ action }) => action === 'send'),
    refills: countOf(({ type }) => type === 'refill'),
    bonuses: countOf(({ type }) => type === 'bonus'),
    adjustments: countOf(({ type }) => type === 'adjustment'),
    refunds: countOf(({ type }) => type === 'refund'),
  }
}
