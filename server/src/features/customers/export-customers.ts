import type { CustomerFilter } from '@bizamply/contract/customer-filter'
import type { Customer } from '@bizamply/contract/customer-details'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall } from '../../db/prepared.ts'
import { csvLines, csvMark, type CsvCell } from '../../files/csv-lines.ts'
import { searched, statusOf } from './customer-filter.ts'
import { customerColumns, customerJoins, ONLINE_MS, presentCustomer, type CustomerRow } from './customer-rows.ts'

const ROWS_A_PAGE = 500

type ExportFilter = Pick<CustomerFilter, 'search' | 'status'>

/** Streams every customer that matches the filter, newest first. */
export function exportCustomers({ db, now }: Pick<Services, 'db' | 'now'>, filter: ExportFilter) {
  async function* pieces(): AsyncGenerator<string> {
    yield csvMark + csvLines([columns.map(([name]) => name)])
    for (let after: CustomerRow | null = null; ;) {
      const rows: CustomerRow[] = await db.asAdmin((tx) => readAfter(tx, filter, after, now()))
      if (rows.length > 0) yield csvLines(rows.map((row) => columns.map(([, read]) => read(presentCustomer(row)))))
      if (rows.length < ROWS_A_PAGE) return
      after = rows.at(-1) ?? null
    }
  }
  return {
    name: `customers-${now().toISOString().slice(0, 10)}.csv`,
    type: 'text/csv; charset=utf-8',
    pieces: pieces(),
  }
}

function readAfter(tx: Tx, filter: ExportFilter, after: CustomerRow | null, at: Date): Promise<CustomerRow[]> {
  const { text, values } = searched(filter)
  const args: unknown[] = [...values, new Date(at.getTime() - ONLINE_MS)]
  const since = `$${args.length}`
  const ofStatus = filter.status === 'all' ? 'true' : `${statusOf} = $${args.push(filter.status)}`
  const beyond = after
    ? `(c.created_at, c.company_id) < ($${args.push(after.createdAt)}::timestamptz, $${args.push(after.id)}::uuid)`
    : 'true'
  return plannedPerCall<CustomerRow>(
    tx,
    `with page as materialized (select c.company_id from app.companies c where ${text} and ${ofStatus} and ${beyond}
       order by c.created_at desc, c.company_id desc limit ${ROWS_A_PAGE})
     select ${customerColumns(since)} from page join app.companies c using (company_id)
     left join app.credit_accounts a on a.company_id = c.company_id ${customerJoins}
     order by c.created_at desc, c.company_id desc`,
    args,
  )
}

const columns: readonly (readonly [string, (row: Customer) => CsvCell])[] = [
  ['Customer ID', (row) => row.BizamplyId],
  ['First Name', (row) => row.firstName],
  ['Last Name', (row) => row.lastName],
  ['Email', (row) => row.Email],
  ['Status', (row) => row.status],
  ['Total Credits', (row) => row.totalCredits],
  ['Used Credits', (row) => row.usedCredits],
  ['Available Credits', (row) => row.availableCredits],
  ['Total Transactions', (row) => row.transactionStats.totalTransactions],
  ['Join Date', (row) => row.createdAt],
  ['Last Login', (row) => row.lastLogin],
]
