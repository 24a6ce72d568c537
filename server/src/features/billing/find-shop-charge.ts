import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import type { BillingState } from '../../platforms/billing.ts'
import { withShopBilling } from './shop-billing.ts'
import { nameOf, type ChargeRow } from './charge-rows.ts'
import { REQUEST_MS } from './charge-states.ts'

/** Clocks differ, and a shop may respond late. */
const AROUND_MS = 10 * 60_000

/**
 * Finds a charge whose response was lost in the shop's own list: same name and price, created at
 * that time, and not known to us. Null if there is none.
 */
export async function findShopCharge(ctx: Ctx, row: ChargeRow): Promise<BillingState | null> {
  if (row.state === 'making' && ctx.now().getTime() - row.created_at.getTime() < REQUEST_MS) return null
  const listed = await withShopBilling(ctx, row.shop, (billing, access) => billing.list(access))
  const alike = listed.filter(
    (one) =>
      one.kind === row.kind &&
      one.name === nameOf(row) &&
      Math.round(Number(one.price) * 100) === row.cents &&
      Math.abs(one.createdAt.getTime() - row.created_at.getTime()) < AROUND_MS,
  )
  if (alike.length === 0) return null
  const known = await ctx.tx((tx) =>
    prepared<{ external_id: string }>(
      tx,
      'charges.known',
      'select external_id from app.charges where company_id = $1 and kind = $2 and external_id = any($3::text[])',
      [ctx.companyId, row.kind, alike.map(({ externalId }) => externalId)],
    ),
  )
  const taken = new Set(known.map(({ external_id }) => external_id))
  const free = alike.filter(({ externalId }) => !taken.has(externalId))
  return free.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())[0] ?? null
}
