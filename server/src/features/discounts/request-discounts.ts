import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

/** Between two reads of one shop, however many orders arrive. */
const PAUSE_MS = 1000

/**
 * The shop's codes, or orders that used them, changed: starts a read immediately. A running read is followed by
 * another.
 */
export async function requestDiscounts(tx: Tx, ctx: Ctx): Promise<void> {
  await prepared(
    tx,
    'discounts.request',
    `insert into app.discount_reads as r (company_id, brand_id, due_at) values ($1, $2, $3)
     on conflict (company_id, brand_id) do update
       set due_at = least(r.due_at, greatest(excluded.due_at, r.codes_at + $4 * interval '1 millisecond'))`,
    [ctx.companyId, ctx.brandId, ctx.now(), PAUSE_MS],
  )
}
