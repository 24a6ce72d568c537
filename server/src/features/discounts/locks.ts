import type { TimedLock } from '../../db/timed-lock.ts'

const longestMs = 3 * 60_000

/** Only one process at a time reads a brand's shop. */
export const readLock = (brandId: string): TimedLock => ({ call: 'discounts-read', key: brandId, longestMs })

/** Only one change of a code runs at a time. */
export const changeLock = (discountId: string): TimedLock => ({ call: 'discount-change', key: discountId, longestMs })
