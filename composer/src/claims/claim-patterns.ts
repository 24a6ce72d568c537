import type { ClaimPattern } from './claim.ts'
import { contactPatterns } from './contact-patterns.ts'
import { moneyPatterns } from './money-patterns.ts'
import { promisePatterns } from './promise-patterns.ts'

/** In reading order of severity; a found span that lies in an earlier one is dropped. */
export const claimPatterns: readonly ClaimPattern[] = [...contactPatterns, ...moneyPatterns, ...promisePatterns]
