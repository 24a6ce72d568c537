import { createHash } from 'node:crypto'
import { prepared } from '../../db/prepared.ts'
import { newId } from '../../db/ids.ts'
import type { Tx } from '../../db/database.ts'

export interface NewEntry {
  companyId: string
  type: 'usage' | 'refill' | 'bonus' | 'adjustment' | 'refund'
  /** Signed: negative spends, positive adds. */
  credits: number
  holdId: string | null
  grantId: string | null
  at: Date
}

export interface Link extends NewEntry {
  id: string
}

/** Each entry's hash covers the one before it: changing any part of an entry breaks every later hash. */
export const hashLink = (before: Buffer, link: Link, balanceAfter: number): Buffer =>
  createHash('sha256')
    .update(before)
    .update(`${linkText(link)} ${balanceAfter}`)
    .digest()

const linkText = (e: Link): string =>
  JSON.stringify([e.companyId, e.id, e.type, e.credits, e.holdId, e.grantId, e.at.toISOString()])

/** Appends one entry: two statements, the account's row being the lock (scale.md, rule 4). */
export async function appendEntry(tx: Tx, entry: NewEntry): Promise<{ balanceAfter: number }> {
  const link: Link = { ...entry, id: newId() }
  const added = entry.credits > 0 ? entry.credits : 0
  // Of several that end at once, each is later than the one before it, whenever its caller looked at the clock.
  const [account] = await prepared<{ seq: string; head: Buffer; booked: number; entered_at: Date }>(
    tx,
    'credits.link',
    `update app.credit_accounts set total = total + $2, seq = seq + 1, booked = booked + $4,
       entered_at = greatest($5::timestamptz, entered_at + interval '1 millisecond'),
       head = sha256(head || convert_to($3::text || ' ' || (booked + $4), 'UTF8'))
     where company_id = $1 returning seq, head, booked, entered_at`,
    [entry.companyId, added, linkText(link), entry.credits, entry.at],
  )
  if (!account) throw new Error('a company without a credit account')
  await prepared(
    tx,
    'credits.entry',
    `insert into app.credit_entries (company_id, seq, id, type, credits, balance_after, hold_id, grant_id, created_at, hash,
       entered_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      entry.companyId,
      account.seq,
      link.id,
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
  return { balanceAfter: account.booked }
}
