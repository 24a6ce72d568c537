import { billingCurrency, isUpgrade, packs, plans } from '@bizamply/contract/plans'
import type { PackId, PaidPlanId, PlanId } from '@bizamply/contract/plans'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { findPayingShop } from './shop-billing.ts'
import { loadCharge, lockPlan, type ChargeRow } from './charge-rows.ts'
import { loadSubscription, type SubscriptionRow } from './subscription-rows.ts'

export type OrderedItem = { kind: 'subscription'; item: PaidPlanId } | { kind: 'pack'; item: PackId }

export type Order = Pick<
  ChargeRow,
  'brand_id' | 'shop' | 'kind' | 'item' | 'credits' | 'cents' | 'currency' | 'plan_before' | 'at_period_end'
>

/** What would be ordered now, and from which shop; takes the plan's lock. Refuses the company's current plan. */
export async function orderOf(tx: Tx, ctx: Ctx, { kind, item }: OrderedItem): Promise<Order> {
  const plan = await lockPlan(tx, ctx)
  const running = await loadSubscription(tx, ctx)
  if (kind === 'subscription') refuseNeedless(item, plan, running)
  const chargeId = kind === 'pack' ? null : (running?.charge_id ?? null)
  const paying = await findPayingShop(tx, ctx, chargeId)
  if (!paying) throw await shopNeeded(tx, ctx, chargeId)
  const { credits, cents } = kind === 'pack' ? packs[item] : plans[item]
  if (credits === null || cents === null) throw new Error('an item without a price can’t be ordered')
  return {
    brand_id: paying.brandId,
    shop: paying.shop,
    kind,
    item,
    credits,
    cents,
    currency: billingCurrency,
    plan_before: plan,
    at_period_end: kind === 'subscription' && running?.state === 'active' && isUpgrade(item, running.plan),
  }
}

async function shopNeeded(tx: Tx, ctx: Ctx, payingId: string | null): Promise<AppError> {
  const paying = payingId && (await loadCharge(tx, ctx, payingId))
  if (!paying) return new AppError('SHOP_NEEDED')
  return new AppError('SHOP_NEEDED', { message: `${paying.shop} pays for your plan. Reconnect it first.` })
}

function refuseNeedless(planId: PaidPlanId, plan: PlanId, running: SubscriptionRow | null): void {
  const refuse = (message: string): never => {
    throw new AppError('CONFLICT', { message })
  }
  const { name } = plans[planId]
  if (plan === 'enterprise') refuse('Your company has a contract. Contact us to change it.')
  if (running?.next_plan === planId) refuse(`The ${name} plan starts when this period ends.`)
  const stays = running === null || (running.state !== 'ending' && running.next_plan === null)
  if (plan === planId && stays) refuse(`You’re already on the ${name} plan.`)
}
