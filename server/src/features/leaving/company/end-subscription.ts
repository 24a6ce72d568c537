import { AppError } from '../../../errors.ts'
import type { Ctx } from '../../../context.ts'
import { prepared } from '../../../db/prepared.ts'
import { cancelSubscription } from '../../billing/index.ts'

/**
 * At the request and not at its end: no period is charged in between. The plan that was paid goes on until it is over;
 * an undo does not bring the subscription back. A shop that refuses does not keep a company from going.
 */
export async function endSubscription(ctx: Ctx): Promise<void> {
  const outcome = await askShop(ctx)
  if (!outcome) return
  await ctx.tx((tx) =>
    prepared(
      tx,
      'company-deletions.subscription',
      'update app.company_deletions set subscription = $2 where company_id = $1',
      [ctx.companyId, outcome],
    ),
  )
}

/** Null when nobody knows: a sweep asks again. */
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
    ctx.log.warn({ err: error, companyId: ctx.companyId }, 'a subscription of a company that leaves was not ended')
    return null
  }
}
