import type { z } from 'zod'
import type { credits, numberedPage, Transaction, transactionFilter } from '@bizamply/contract/credits'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { countUnder, findTransaction, listTransactions, readBalance, sumTransactions } from '../credits/index.ts'
import { forReader } from './may-read.ts'
import { openFilter } from './open-filter.ts'

type TransactionsQuery = z.output<typeof transactionFilter> & {
  limit: number
  page?: number | undefined
  cursor?: string | undefined
  totals?: 'true' | 'false' | undefined
}

export type TransactionPage = z.output<NonNullable<(typeof credits.transactions)['~orpc']['outputSchema']>>['data']

/** A page of the company's transactions, with the totals under the filter. */
export function readTransactions(ctx: Ctx, query: TransactionsQuery): Promise<TransactionPage> {
  return ctx.tx(async (tx) => {
    const filter = await openFilter(tx, ctx, query)
    const { limit, cursor, page = 1 } = query
    const skip = cursor ? 0 : (page - 1) * limit
    const { rows, nextCursor } = await listTransactions(tx, { ...filter, limit, cursor, skip })
    const { count, totals } =
      query.totals === 'false'
        ? { count: await countUnder(tx, filter), totals: null }
        : await sumTransactions(tx, filter)
    return {
      transactions: rows.map((row) => forReader(ctx, row)),
      pagination: numbered({ page, limit, count, nextCursor }),
      currentBalance: await readBalance(tx, ctx.companyId),
      totals,
    }
  })
}

export async function readTransaction(ctx: Ctx, id: string): Promise<Transaction> {
  const found = await ctx.tx((tx) => findTransaction(tx, ctx.companyId, id))
  if (!found) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this transaction.' })
  return forReader(ctx, found)
}

interface Place {
  page: number
  limit: number
  count: number
  nextCursor: string | null
}

const numbered = ({ page, limit, count, nextCursor }: Place): z.output<typeof numberedPage> => ({
  currentPage: page,
  limit,
  totalCount: count,
  totalPages: Math.ceil(count / limit),
  hasPrev: page > 1,
  hasNext: nextCursor !== null,
  nextCursor,
})
