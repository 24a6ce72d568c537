// Owns credits: accounts, holds, entries, grants and prices.
// Does not own what credits are spent on: replies hold before they call out, and settle or release after.
export { closeForgottenHolds } from './close-forgotten-holds.ts'
export { checkBooks } from './check-books.ts'
export { grantCredits, openAccount } from './grant-credits.ts'
export { holdCredits } from './hold-credits.ts'
export { chargeHold, releaseHold, settleHold, takeHold } from './close-hold.ts'
export { hashLink, type Link } from './chain.ts'
export { readBalance, readSettings } from './queries.ts'
export { countTransactions, findTransaction, listTransactions, type TransactionFilter } from './list-transactions.ts'
export { sumTransactions } from './sum-transactions.ts'
