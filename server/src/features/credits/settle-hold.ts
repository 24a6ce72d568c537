import { appendEntry } from './append-entry.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'

export interface HoldKey {
  companyId: string
  holdId: string
  at: Date
}

/** Turns a hold into a charge. False if it is no longer open: then nothing was charged here. */
export async function settleHold(tx: Tx, hold: HoldKey): Promise<boolean> {
  const credits = await closeHold(tx, hold)
  if (credits === null) return false
  await chargeHold(tx, hold, credits)
  return true
}

/** First half of settling: closes the hold and returns its credits, which `chargeHold` must then record. */
export const closeHold = (tx: Tx, hold: HoldKey): Promise<number | null> => close(tx, hold, 'settled', null)

export async function chargeHold(tx: Tx, { companyId, holdId, at }: HoldKey, credits: number): Promise<void> {
  await appendEntry(tx, { companyId, type: 'usage', credits: -credits, holdId, grantId: null, at })
}

/** Releases a hold with its reason, as users read it. False if it is no longer open. */
export async function releaseHold(tx: Tx, hold: HoldKey & { reason: string }): Promise<boolean> {
  const { companyId, reason } = hold
  const credits = await close(tx, hold, 'released', reason)
  if (credits === null) return false
  await prepared(tx, 'credits.back', 'update app.credit_accounts set used = used - $2 where company_id = $1', [
    companyId,
    credits,
  ])
  return true
}

async function close(
  tx: Tx,
  { companyId, holdId, at }: HoldKey,
  state: 'settled' | 'released',
  reason: string | null,
): Promise<number | null> {
  const [row] = await prepared<{ credits: number }>(
    tx,
    'credits.close',
    `update app.credit_holds set state = $3, closed_at = $4, reason = $5 where company_id = $1 and id = $2 and state = 'open'
     returning credits`,
    [companyId, holdId, state, at, reason],
  )
  return row?.credits ?? null
}
