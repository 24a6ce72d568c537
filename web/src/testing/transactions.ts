import type { Transaction, TransactionTotals } from '@bizamply/contract/credits'
import { screen } from '@testing-library/react'
import type { SeenCall } from './fake-server.ts'
import { aTransaction } from './overview.ts'
import { responsesServer } from './responses-server.ts'
import { startConsole } from './start-console.tsx'

/** The call that reads the list. */
export const call = 'GET /api/credits/transactions'
export const id = (n: number): string => `01a1fe39-f086-7359-adde-${String(n).padStart(12, '0')}`

/** Ten entries. */
export const many = (from: number) => Array.from({ length: 10 }, (_, n) => aTransaction(from + n))

/** Opens the screen with these responses. */
export async function show(answers: Parameters<typeof responsesServer>[1], address = '/transactions') {
  const server = responsesServer({}, answers)
  await startConsole(address)
  await screen.findByRole('heading', { name: 'Transactions', level: 1 })
  return server
}

export const rows = async () =>
  (await screen.findByRole('table', { name: 'Transactions' })).querySelectorAll('tbody tr')

/** Query of the latest list call. */
export const lastQuery = ({ calls }: { calls: (name: string) => SeenCall[] }) =>
  Object.fromEntries(calls(call).at(-1)?.query ?? [])

/** A response of the list: one page out of this many entries. */
export const transactionsPage = (
  transactions: Transaction[],
  more: { page?: number; count?: number; totals?: Partial<TransactionTotals> } = {},
) => {
  const { page = 1, count = transactions.length, totals } = more
  const totalPages = Math.ceil(count / 10)
  const data = {
    transactions,
    pagination: {
      currentPage: page,
      limit: 10,
      totalCount: count,
      totalPages,
      hasPrev: page > 1,
      hasNext: page < totalPages,
      nextCursor: null,
    },
    currentBalance: { totalCredits: 5000, usedCredits: 1588, availableCredits: 3412 },
    totals: { ...noTotals, ...totals },
  }
  return { body: { success: true, transactions, data } }
}

const noTotals: TransactionTotals = {
  creditsUsed: 0,
  creditsAdded: 0,
  held: 0,
  generated: 0,
  sent: 0,
  refills: 0,
  bonuses: 0,
  adjustments: 0,
  refunds: 0,
}
