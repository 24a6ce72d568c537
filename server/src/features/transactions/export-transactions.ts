import { csvLines, csvMark, type CsvCell } from '../../files/csv-lines.ts'
import type { Transaction } from '@bizamply/contract/credits'
import type { Ctx } from '../../context.ts'
import { dayIn } from '@bizamply/contract/time-zone'
import { listTransactions } from '../credits/index.ts'
import { readBrand } from '../dashboard/index.ts'
import { forReader } from './may-read.ts'
import { openFilter, type FilterInput } from './open-filter.ts'

const ROWS_A_PAGE = 500

/** Every transaction under the filter as CSV, streamed: memory doesn't grow with their number. */
export async function exportTransactions(ctx: Ctx, input: FilterInput) {
  const filter = await ctx.tx((tx) => openFilter(tx, ctx, input))
  const { timezone } = await ctx.tx((tx) => readBrand(tx, ctx))
  async function* pieces(): AsyncGenerator<string> {
    yield csvMark + csvLines([columns.map(([name]) => name)])
    for (let cursor: string | undefined; ;) {
      const page = { ...filter, limit: ROWS_A_PAGE, cursor }
      const { rows, nextCursor } = await ctx.tx((tx) => listTransactions(tx, page))
      if (rows.length > 0) yield csvLines(rows.map((row) => columns.map(([, read]) => read(forReader(ctx, row)))))
      if (nextCursor === null) return
      cursor = nextCursor
    }
  }
  return {
    name: `transactions-${dayIn(timezone, ctx.now())}.csv`,
    type: 'text/csv; charset=utf-8',
    pieces: pieces(),
  }
}

const columns: readonly (readonly [string, (row: Transaction) => CsvCell])[] = [
  ['Transaction ID', (row) => row._id],
  ['Brand', (row) => row.BrandName],
  ['Brand ID', (row) => row.BrandId],
  ['Type', (row) => row.type],
  ['Platform', (row) => row.platform],
  ['Credits', (row) => row.credits],
  ['Status', (row) => row.status],
  // Failed and canceled entries don’t change the balance.
  ['Balance change', (row) => (row.status === 'failed' || row.status === 'canceled' ? 0 : row.credits)],
  ['Balance after', (row) => row.balanceAfter],
  ['Date and time', (row) => row.createdAt],
  ['By', (row) => row.userName],
  ['Description', (row) => row.description],
  ['Review', (row) => messageOf(row)],
  ['Reply', (row) => row.generatedResponse],
  ['Review ID', (row) => row.commentId],
  ['Price version', (row) => row.priceVersion],
  ['Reason', (row) => row.reason],
]

const messageOf = ({ messageContent }: Transaction): string | null =>
  (JSON.parse(messageContent) as { customerMessage: string | null }).customerMessage
