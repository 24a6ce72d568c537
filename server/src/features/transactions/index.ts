// Owns the transactions as people read them: filters by day and text, pages, sums, and the file of all of them.
// Does not own the ledger: entries, holds and what they mean are the credits feature's.
export { exportTransactions } from './export-transactions.ts'
export { readTransaction, readTransactions } from './read-transactions.ts'
