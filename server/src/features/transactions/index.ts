// Owns the transactions as users read them: filters by day and text, pages, sums, and their export. Doesn't own the
// ledger: entries, holds and their meaning belong to the credits feature.
export { exportTransactions } from './export-transactions.ts'
export { readTransaction, readTransactions } from './read-transactions.ts'
