import type { Charge } from '@bizamply/contract/billing'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { take } from '../../db/rate-limits.ts'
import { findCharge, presentCharge, type ChargeRow } from './charge-rows.ts'
import { logFailedLookup } from './failed-lookup.ts'
import { isOpen } from './charge-states.ts'
import { settleCharge } from './settle-charge.ts'

/** The state of a company's charge: looked up at its shop while it can change, else as stored. */
export async function readStatus(ctx: Ctx, reference: string): Promise<Charge> {
  const row = await ctx.tx((tx) => findCharge(tx, ctx, reference))
  if (!row) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this charge.' })
  return presentCharge(await asShopSays(ctx, row), ctx)
}

async function asShopSays(ctx: Ctx, row: ChargeRow): Promise<ChargeRow> {
  const mayChange = isOpen(row.state) || row.state === 'frozen'
  if (!mayChange || !(await take(ctx.db, 'lookupPerCharge', row.id, ctx.now())).allowed) return row
  return settleCharge(ctx, row.id).catch((error: unknown) => {
    logFailedLookup(ctx, error, row.id)
    return row
  })
}
