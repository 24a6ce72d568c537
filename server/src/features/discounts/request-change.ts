import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { DiscountChange, DiscountOutcome, IncomingDiscount, WritableType } from '../../platforms/discounts.ts'
import { PlatformError } from '../../platforms/platform-error.ts'
import { withShopDiscounts, whileUserWaits } from './shop-discounts.ts'

export type ChangeOutcome = DiscountOutcome & {
  /** What the shop has now, as far as it reported. */
  current: IncomingDiscount | null
}

interface DiscountRow {
  external_id: string
  code: string
  type: WritableType
}

/** One request. If its response was lost, the shop is read: the change applied, it didn't, or it is unknown. */
export async function requestChange(
  ctx: Ctx,
  row: DiscountRow,
  plan: { change: DiscountChange; stop: boolean },
): Promise<ChangeOutcome> {
  let outcome: DiscountOutcome | null = null
  try {
    return await withShopDiscounts(ctx, async (codes, access) => {
      const { external_id: externalId, type } = row
      outcome ??= plan.stop
        ? await codes.stop(access, externalId)
        : await codes.change(access, { externalId, type }, plan.change)
      if (outcome.kind === 'done') return { ...outcome, current: outcome.discount }
      if (outcome.kind !== 'unknown') return { ...outcome, current: null }
      const current = await whileUserWaits(codes.find(access, row.code))
      if (!current) return { kind: 'gone', current }
      return isAsRequested(current, plan) ? { kind: 'done', discount: current, current } : { ...outcome, current }
    })
  } catch (error) {
    if (error instanceof AppError || !(error instanceof PlatformError)) throw error
    const { problem, message: reason } = error
    if (outcome) return { kind: 'unknown', reason, current: null }
    return { kind: 'refused', problem, field: null, reason, current: null }
  }
}

function isAsRequested(
  current: IncomingDiscount,
  { change, stop }: { change: DiscountChange; stop: boolean },
): boolean {
  if (stop) return current.status === 'expired'
  return (
    isSame(change.title, current.title) &&
    isSame(change.amount, current.amount) &&
    isSame(change.usageLimit, current.usageLimit) &&
    isSame(change.startsAt, current.startsAt) &&
    isSame(change.endsAt, current.endsAt)
  )
}

/** Shops store times in whole seconds. */
function isSame<T extends string | number | Date | null>(requested: T | undefined, is: T | null): boolean {
  if (requested === undefined) return true
  if (requested instanceof Date && is instanceof Date) return Math.abs(requested.getTime() - is.getTime()) < 1000
  return requested === is
}
