import { createHash } from 'node:crypto'
import { prepared } from '../../db/prepared.ts'
import { newId } from '../../db/ids.ts'
import type { Tx } from '../../db/database.ts'
import { lowSince, notifyIfLow, type Balance } from './low-balance.ts'

export interface NewEntry {
  companyId: string
  type: 'usage' | 'refill' | 'bonus' | 'adjustment' | 'refund'
  /** Signed: negative spends, positive adds. */
  credits: number
  holdId: string | null
  grantId: string | null
  at: Date
}

export interface LedgerEntry extends NewEntry {
  id: string
}

/** Each entry's hash covers the entry before it: changing an entry breaks every later hash. */
export const hashEntry = (before: Buffer, entry: LedgerEntry, balanceAfter: number): Buffer =>
  createHash('sha256')
    .update(before)
    .update(`${entryText(entry)} ${balanceAfter}`)
    .digest()

const entryText = (e: LedgerEntry): string =>
  JSON.stringify([e.companyId, e.id, e.type, e.credits, e.holdId, e.grantId, e.at.toISOString()])

interface Account extends Balance {
  seq: string
  head: Buffer
  booked: number
}

// Each concurrent entry gets a later time than the previous one, no matter when its caller read the clock.
const enteredAt = `greatest($5::timestamptz, entered_at + interval '1 millisecond')`

const appendToAccount = `update app.credit_accounts set total = total + $2, seq = seq + 1, booked = booked + $4, entered_at = ${enteredAt},
    head = sha256(head || convert_to($3::text || ' ' || (booked + $4), 'UTF8')), low_notified_at = ${lowSince(enteredAt)}
  where company_id = $1 returning seq, head, booked, entered_at, total - used as available, low_notified_at`

/** Appends one entry with two statements; the account's row is the lock. */
export async function appendEntry(tx: Tx, entry: NewEntry): Promise<{ id: string; balanceAfter: number }> {
  const made: LedgerEntry = { ...entry, id: newId() }
  const added = entry.credits > 0 ? entry.credits : 0
  const [account] = await prepared<Account>(tx, 'credits.link', appendToAccount, [
    entry.companyId,
    added,
    entryText(made),
    entry.credits,
    entry.at,
  ])
  if (!account) throw new Error('a company without a credit account')
  await prepared(
    tx,
    'credits.entry',
    `insert into app.credit_entries (company_id, seq, id, type, credits, balance_after, hold_id, grant_id, created_at, hash,
       entered_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      entry.companyId,
      account.seq,
      made.id,
      entry.type,
      entry.credits,
      account.booked,
      entry.holdId,
      entry.grantId,
      entry.at,
      account.head,
      account.entered_at,
    ],
  )
  if (entry.credits < 0) await notifyIfLow(tx, entry.companyId, account)
  return { id: made.id, balanceAfter: account.booked }
}
