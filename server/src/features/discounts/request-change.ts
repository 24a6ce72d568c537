import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { DiscountChange, DiscountOutcome, IncomingDiscount, WritableType } from '../../platforms/discounts.ts'
import { PlatformError } from '../../platforms/platform-error.ts'
import { withShopDiscounts, whileUserWaits } from './shop-discounts.ts'

export type ChangeOutcome = DiscountOutcome & {
  /** What the shop has now, as far as it reported. */
  standing: IncomingDiscount | null
}

interface PublishedReply {
  external_id: string
  code: string
  type: WritableType
}

/** One request. If its response was lost, the shop is read: the change applied, it didn't, or it is unknown. */
export async function requestChange(
  ctx: Ctx,
  row: PublishedReply,
  plan: { change: DiscountChange; stop: boolean },
): Promise<ChangeOutcome> {
  let outcome: DiscountOutcome | null = null
  try {
    return await withShopDiscounts(ctx, async (codes, access) => {
      const { external_id: externalId, type } = row
      outcome ??= plan.stop
        ? await codes.stop(access, externalId)
        : await codes.change(access, { externalId, type }, plan.change)
      if (outcome.kind === 'done') return { ...outcome, standing: outcome.discount }
      if (outcome.kind !== 'unknown') return { ...outcome, standing: null }
      const standing = await whileUserWaits(codes.find(access, row.code))
      if (!standing) return { kind: 'gone', standing }
      return isAsRequested(standing, plan) ? { kind: 'done', discount: standing, standing } : { ...outcome, standing }
    })
  } catch (error) {
    if (error instanceof AppError || !(error instanceof PlatformError)) throw error
    const { problem, message: reason } = error
    if (outcome) return { kind: 'unknown', reason, standing: null }
    return { kind: 'refused', problem, field: null, reason, standing: null }
  }
}

function isAsRequested(
  standing: IncomingDiscount,
  { change, stop }: { change: DiscountChange; stop: boolean },
): boolean {
  if (stop) return standing.status === 'expired'
  return (
    isSame(change.title, standing.title) &&
    isSame(change.amount, standing.amount) &&
    isSame(change.usageLimit, standing.usageLimit) &&
    isSame(change.startsAt, standing.startsAt) &&
    isSame(change.endsAt, standing.endsAt)
  )
}

/** Shops store times in whole seconds. */
function isSame<T extends string | number | Date | null>(requested: T | undefined, is: T | null): boolean {
  if (requested === undefined) return true
  if (requested instanceof Date && is instanceof Date) return Math.abs(requested.getTime() - is.getTime()) < 1000
  return requested === is
}
