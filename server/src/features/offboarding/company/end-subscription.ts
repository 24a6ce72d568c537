import { AppError } from '../../../errors.ts'
import type { Ctx } from '../../../context.ts'
import { prepared } from '../../../db/prepared.ts'
import { cancelSubscription } from '../../billing/index.ts'

/**
 * Cancels at the request, not at the deadline, so that no further period is charged. The paid plan runs to its end;
 * undoing doesn't restore it. A refusal by the shop doesn't block the deletion. False if the shop can't be reached now.
 */
export async function endSubscription(ctx: Ctx): Promise<boolean> {
  const outcome = await askShop(ctx)
  if (!outcome) return false
  await ctx.tx((tx) =>
    prepared(
      tx,
      'company-deletions.subscription',
      'update app.company_deletions set subscription = $2 where company_id = $1',
      [ctx.companyId, outcome],
    ),
  )
  return true
}

/** Null if unknown: a sweep retries. */
async function askShop(ctx: Ctx): Promise<'none' | 'ending' | 'refused' | null> {
  const [has] = await ctx.tx((tx) =>
    prepared(tx, 'company-deletions.has-plan', 'select 1 from app.subscriptions where company_id = $1', [
      ctx.companyId,
    ]),
  )
  if (!has) return 'none'
  try {
    await cancelSubscription(ctx)
    return 'ending'
  } catch (error) {
    if (error instanceof AppError && error.code === 'CONFLICT') return 'none'
    if (error instanceof AppError && error.code === 'PLATFORM_REFUSED') return 'refused'
    ctx.log.warn({ err: error, companyId: ctx.companyId }, 'subscription of a company being deleted was not canceled')
    return null
  }
}
