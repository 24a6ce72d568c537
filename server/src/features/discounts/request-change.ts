import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { DiscountChange, DiscountOutcome, IncomingDiscount, WritableType } from '../../platforms/discounts.ts'
import { PlatformError } from '../../platforms/platform-error.ts'
import { atShop, whileSomebodyWaits } from './at-shop.ts'

export type ChangeOutcome = DiscountOutcome & {
  /** What the shop has now, as far as it told. */
  standing: IncomingDiscount | null
}

interface PublishedReply {
  external_id: string
  code: string
  type: WritableType
}

/** One request. Where its answer was lost the shop is looked at: it stands as asked, it stands as before, or nobody knows. */
export async function requestChange(
  ctx: Ctx,
  row: PublishedReply,
  plan: { change: DiscountChange; stop: boolean },
): Promise<ChangeOutcome> {
  let asked: DiscountOutcome | null = null
  try {
    return await atShop(ctx, async (codes, access) => {
      const { external_id: externalId, type } = row
      asked ??= plan.stop
        ? await codes.stop(access, externalId)
        : await codes.change(access, { externalId, type }, plan.change)
      if (asked.kind === 'done') return { ...asked, standing: asked.discount }
      if (asked.kind !== 'unknown') return { ...asked, standing: null }
      const standing = await whileSomebodyWaits(codes.find(access, row.code))
      if (!standing) return { kind: 'gone', standing }
      return isAsAsked(standing, plan) ? { kind: 'done', discount: standing, standing } : { ...asked, standing }
    })
  } catch (error) {
    if (error instanceof AppError || !(error instanceof PlatformError)) throw error
    const { problem, message: reason } = error
    if (asked) return { kind: 'unknown', reason, standing: null }
    return { kind: 'refused', problem, field: null, reason, standing: null }
  }
}

function isAsAsked(standing: IncomingDiscount, { change, stop }: { change: DiscountChange; stop: boolean }): boolean {
  if (stop) return standing.status === 'expired'
  return (
    isSame(change.title, standing.title) &&
    isSame(change.amount, standing.amount) &&
    isSame(change.usageLimit, standing.usageLimit) &&
    isSame(change.startsAt, standing.startsAt) &&
    isSame(change.endsAt, standing.endsAt)
  )
}

/** Shops keep the second of a time. */
function isSame<T extends string | number | Date | null>(asked: T | undefined, is: T | null): boolean {
  if (asked === undefined) return true
  if (asked instanceof Date && is instanceof Date) return Math.abs(asked.getTime() - is.getTime()) < 1000
  return asked === is
}
