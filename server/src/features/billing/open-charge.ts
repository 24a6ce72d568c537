import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { chargeColumns, type ChargeRow } from './charge-rows.ts'
import type { Order, OrderedItem } from './order-of.ts'
import { REQUEST_MS, DECIDE_MS } from './charge-states.ts'
import { logFailedLookup } from './failed-lookup.ts'
import { settleCharge } from './settle-charge.ts'

/**
 * The charge that waits for the merchant's approval of this order; call under the plan's lock. A
 * shop can't withdraw a charge, so it is returned again instead of creating a second one. Without
 * a response it has no URL to return.
 */
export async function loadOpen(tx: Tx, ctx: Ctx, order: Order): Promise<ChargeRow | null> {
  const [row] = await prepared<ChargeRow>(
    tx,
    'charges.same-open',
    `select ${chargeColumns} from app.charges
     where company_id = $1 and kind = $2 and item = $3 and shop = $4 and cents = $5 and currency = $6 and at_period_end = $7
       and reason is null
       and (state = 'pending' and confirmation_url is not null and (at_period_end or created_at > $8)
         or state = 'making' and created_at > $9)
     order by created_at desc, id desc limit 1`,
    [
      ctx.companyId,
      order.kind,
      order.item,
      order.shop,
      order.cents,
      order.currency,
      order.at_period_end,
      new Date(ctx.now().getTime() - DECIDE_MS),
      new Date(ctx.now().getTime() - REQUEST_MS),
    ],
  )
  return row ?? null
}

/** Looked up before it is returned again: its merchant may have decided without a webhook. */
export async function settleSame(ctx: Ctx, { kind, item }: OrderedItem): Promise<void> {
  const rows = await ctx.tx((tx) =>
    prepared<{ id: string }>(
      tx,
      'charges.same-pending',
      `select id from app.charges where company_id = $1 and kind = $2 and item = $3 and state = 'pending'
         and confirmation_url is not null
       order by created_at desc limit 5`,
      [ctx.companyId, kind, item],
    ),
  )
  // A shop that doesn't respond can't create another charge either.
  for (const { id } of rows) await settleCharge(ctx, id).catch((error: unknown) => logFailedLookup(ctx, error, id))
}
