import type { TransactionFilter } from './transaction-queries.ts'
import type { Transaction } from '@bizamply/contract/credits'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall, prepared } from '../../db/prepared.ts'
import { readTimeCursor, timeCursor, type TimePlace } from '../../db/time-cursor.ts'
import { presentTransaction, transactionColumns, transactionJoins, type TransactionRow } from './present-transaction.ts'
import { newestTransactionQueries, type OpenFilter } from './transaction-queries.ts'
import { entryTime } from './entry-time.ts'
import { holdStatus } from './hold-status.ts'

interface TransactionsQuery extends TransactionFilter {
  limit: number
  cursor?: string | undefined
  /** How many to skip without a cursor. */
  skip?: number | undefined
}

/** Entries, and open or released holds, newest first. */
export async function listTransactions(
  tx: Tx,
  page: TransactionsQuery,
): Promise<{ rows: Transaction[]; nextCursor: string | null }> {
  const args: unknown[] = [page.companyId]
  const open = openFilter(page, args, readTimeCursor(page.cursor))
  const [skip, limit] = [Math.trunc(page.skip ?? 0), Math.trunc(page.limit) + 1]
  const queries = newestTransactionQueries(open, skip + limit)
  if (queries.length === 0) return { rows: [], nextCursor: null }
  const text = `select ${transactionColumns}
     from (select * from (${queries.join(' union all ')}) s order by created_at desc, id desc limit ${limit} offset ${skip}) t
     ${transactionJoins} order by t.created_at desc, t.id desc`
  const rows =
    skip > 0 || open.found
      ? await plannedPerCall<TransactionRow>(tx, text, args)
      : await prepared<TransactionRow>(tx, `credits.list.${shapeOf(open)}.${limit}`, text, args)
  const shown = rows.slice(0, page.limit)
  const last = shown.at(-1)
  return {
    rows: shown.map(presentTransaction),
    nextCursor: rows.length > page.limit && last ? timeCursor({ at: last.created_at, id: last.id }) : null,
  }
}

/** A single transaction, or null. */
export async function findTransaction(tx: Tx, companyId: string, id: string): Promise<Transaction | null> {
  const [row] = await prepared<TransactionRow>(
    tx,
    'credits.one',
    `select ${transactionColumns} from (
       select e.id, e.type, 'success' as status, e.credits, e.balance_after, e.hold_id, e.grant_id,
         (${entryTime('e')}) as created_at
       from app.credit_entries e where e.company_id = $1 and e.id = $2
       union all
       select h.id, 'usage', ${holdStatus}, -h.credits, null, h.id, null, h.created_at
       from app.credit_holds h where h.company_id = $1 and h.id = $2 and h.state <> 'settled') t ${transactionJoins}`,
    [companyId, id],
  )
  return row ? presentTransaction(row) : null
}

/** How many there are, in total or since a time. Entries are numbered without gaps, each later than the one before. */
export async function countTransactions(
  tx: Tx,
  { companyId, since = new Date(0) }: { companyId: string; since?: Date },
): Promise<number> {
  const [row] = await prepared<{ count: number }>(
    tx,
    'credits.count',
    `select (coalesce((select seq from app.credit_accounts where company_id = $1), 0)
       - coalesce((select seq from app.credit_entries where company_id = $1 and (${entryTime()}) < $2
           order by (${entryTime()}) desc, id desc limit 1), 0)
       + (select count(*) from app.credit_holds where company_id = $1 and state <> 'settled' and created_at >= $2))::int as count`,
    [companyId, since],
  )
  return row?.count ?? 0
}

/** A filter whose values are added to `args`, after the company's id. */
export const openFilter = (
  filter: TransactionFilter,
  args: unknown[],
  before: TimePlace | null = null,
): OpenFilter => ({
  ...filter,
  before,
  found: filter.found ?? null,
  arg: (value) => `$${args.push(value)}`,
})

/** Each set of filters is its own statement, planned with its own indexes. */
export function shapeOf({ before, since, until, type, status, platform, commentId, found }: OpenFilter): string {
  const shape = [before, since, until, type, commentId, found].map((one) => (one ? 1 : 0)).join('')
  const where = platform === undefined ? 'any' : platform === 'system' ? 'system' : 'one'
  return `${shape}.${type === 'usage'}.${status ?? 'any'}.${where}`
}
