import type { Transaction, TransactionTotals } from '@bizamply/contract/credits'

/** An answer of the list: one page of as many as there are. */
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
