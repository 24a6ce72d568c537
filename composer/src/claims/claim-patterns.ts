import type { ClaimPattern } from './claim.ts'
import { contactPatterns } from './contact-patterns.ts'
import { datePatterns } from './date-patterns.ts'
import { donePatterns } from './done-patterns.ts'
import { moneyPatterns } from './money-patterns.ts'
import { promisePatterns } from './promise-patterns.ts'
import { statementPatterns } from './statement-patterns.ts'

/** Ordered by severity. A span within an earlier one is dropped. */
export const claimPatterns: readonly ClaimPattern[] = [
  ...contactPatterns,
  ...moneyPatterns,
  ...datePatterns,
  ...promisePatterns,
  ...donePatterns,
  ...statementPatterns,
]
