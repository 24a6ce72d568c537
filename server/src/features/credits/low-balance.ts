import type { Tx } from '../../db/database.ts'
import { notifyAdmins } from '../notifications/index.ts'

/** An account after an entry. */
export interface Balance {
  available: number
  entered_at: Date
  low_notified_at: Date | null
}

/** Credits are low below the company's own limit, or below a tenth of all credits that it was given. */
const lowBelow = (total: string): string => `greatest(1, coalesce(low_at, ${total} / 10))`

/**
 * Since when credits are low, as SQL for the statement that appends an entry: spending starts it,
 * and only added credits end it, not a hold that is released. `$2` is added to the total; `$4` is
 * the entry's signed credits.
 */
export const lowSince = (enteredAt: string): string => `case
  when $2 > 0 and total + $2 - used >= ${lowBelow('(total + $2)')} then null
  when $4 < 0 and total - used < ${lowBelow('total')} then coalesce(low_notified_at, ${enteredAt})
  else low_notified_at end`

/** After an entry that spends. Runs no query while credits suffice, nor between the two notifications. */
export async function notifyIfLow(tx: Tx, companyId: string, balance: Balance): Promise<void> {
  const { available, low_notified_at: since, entered_at: at } = balance
  if (since === null) return
  if (available > 0 && since.getTime() !== at.getTime()) return
  const what = available === 0 ? 'out' : 'low'
  await notifyAdmins(tx, companyId, {
    kind: 'credits',
    details: { available },
    onceKey: `credits:${what}:${since.toISOString()}`,
    at,
  })
}
