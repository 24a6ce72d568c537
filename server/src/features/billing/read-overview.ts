import type { BillingOverview, Subscription } from '@bizamply/contract/billing'
import { plans, type PlanId } from '@bizamply/contract/plans'
import { isPermitted } from '@bizamply/contract/permissions'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { forecastCredits, readBalance } from '../credits/index.ts'
import { findPayingShop } from './shop-billing.ts'
import { chargeColumns, presentCharge, type ChargeRow } from './charge-rows.ts'
import { countLimited, readPlan } from './plan-limits.ts'
import { DECIDE_MS } from './charge-states.ts'
import { loadSubscription, presentSubscription } from './subscription-rows.ts'

/** Everything that the plans screen loads first. */
export async function readOverview(ctx: Ctx): Promise<BillingOverview> {
  return ctx.tx(async (tx) => {
    const running = await loadSubscription(tx, ctx)
    const shop = await findPayingShop(tx, ctx, running?.charge_id ?? null)
    return {
      plan: await readPlan(tx, ctx.companyId),
      subscription: running && presentSubscription(running),
      balance: await readBalance(tx, ctx.companyId),
      forecast: await forecastCredits(tx, { companyId: ctx.companyId, now: ctx.now() }),
      shop: shop?.shop ?? null,
      mayBuy: ctx.actor?.rights !== undefined && isPermitted(ctx.actor.rights, null, 'billing.manage'),
      open: (await readOpen(tx, ctx)).map((row) => presentCharge(row, ctx)),
      counted: await countLimited(tx, ctx.companyId),
    }
  })
}

/** Charges that the merchant can still approve. */
const readOpen = (tx: Tx, ctx: Ctx): Promise<ChargeRow[]> =>
  prepared<ChargeRow>(
    tx,
    'charges.open',
    `select ${chargeColumns} from app.charges where company_id = $1 and created_at > $2 and state = 'pending'
       and confirmation_url is not null order by created_at desc, id desc limit 20`,
    [ctx.companyId, new Date(ctx.now().getTime() - DECIDE_MS)],
  )

export interface BillingDetails {
  name: string
  currentPeriodEnd: string | null
  subscription: Subscription | null
}

export async function readDetails(ctx: Ctx): Promise<BillingDetails> {
  return ctx.tx(async (tx) => {
    const running = await loadSubscription(tx, ctx)
    const subscription = running && presentSubscription(running)
    const { name } = plans[await readPlan(tx, ctx.companyId)]
    return { name, currentPeriodEnd: subscription?.currentPeriodEnd ?? null, subscription }
  })
}

/** The plan of a company, or of a user without a company. */
export async function readAccountType(ctx: Pick<Ctx, 'db'>, companyId: string | null): Promise<PlanId> {
  if (companyId === null) return 'free'
  return ctx.db.inCompany(companyId, (tx) => readPlan(tx, companyId))
}

/** Shopify's number of the active subscription; null on the free plan, on a contract and without a company. */
export async function readSubscriptionId(ctx: Pick<Ctx, 'db'>, companyId: string | null): Promise<string | null> {
  if (companyId === null) return null
  const rows = await ctx.db.inCompany(companyId, (tx) =>
    prepared<{ external_id: string | null }>(
      tx,
      'subscriptions.number',
      `select c.external_id from app.subscriptions s
       join app.charges c on c.company_id = $1 and c.id = s.charge_id where s.company_id = $1`,
      [companyId],
    ),
  )
  return rows[0]?.external_id ?? null
}
