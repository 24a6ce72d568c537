import type { CustomerTransactions } from '@bizamply/contract/customers'
import type { EntryStatus, EntryType, TransactionPlatform } from '@bizamply/contract/transaction-filter'
import type { Actor, Services } from '../../context.ts'
import { refundedOf } from '../credits/index.ts'
import { readTransactions } from '../transactions/index.ts'
import { companyOf } from './company-of.ts'

export interface TransactionsQuery {
  id: string
  type?: EntryType | undefined
  status?: EntryStatus | undefined
  platform?: TransactionPlatform | undefined
  page?: number | undefined
  limit?: number | undefined
}

const PAGE = 10

/** The transactions that the company sees, without text written by its customers or members. */
export async function readCustomerTransactions(
  services: Services,
  administrator: Actor,
  { id, limit = PAGE, ...query }: TransactionsQuery,
): Promise<CustomerTransactions> {
  const ctx = await companyOf(services, administrator, id)
  const { totals, ...page } = await readTransactions(ctx, { ...query, limit, totals: 'true' })
  if (!totals) throw new Error('transactions without their totals')
  const refunded = await refundedOf(
    ctx,
    page.transactions.map(({ _id }) => _id),
  )
  return { ...page, totals, refunded }
}
