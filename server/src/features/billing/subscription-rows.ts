import type { Subscription } from '@bizamply/contract/billing'
import type { PaidPlanId, PlanId } from '@bizamply/contract/plans'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { emit } from '../../db/events.ts'

export interface SubscriptionRow {
  charge_id: string
  plan: PaidPlanId
  state: Subscription['state']
  since: Date
  current_period_end: Date
  granted_period_end: Date | null
  next_plan: PlanId | null
  check_at: Date
  updated_at: Date
}

export const presentSubscription = (row: SubscriptionRow): Subscription => ({
  plan: row.plan,
  state: row.state,
  since: row.since.toISOString(),
  currentPeriodEnd: row.current_period_end.toISOString(),
  nextPlan: row.next_plan,
})

export async function loadSubscription(tx: Tx, ctx: Pick<Ctx, 'companyId'>): Promise<SubscriptionRow | null> {
  const [row] = await prepared<SubscriptionRow>(
    tx,
    'subscriptions.load',
    `select charge_id, plan, state, since, current_period_end, granted_period_end, next_plan, check_at, updated_at
     from app.subscriptions where company_id = $1`,
    [ctx.companyId],
  )
  return row ?? null
}

/** Stores the new row; call under the plan's lock. A lookup requested in the meantime stays due. */
export async function storeSubscription(tx: Tx, ctx: Ctx, row: SubscriptionRow): Promise<void> {
  await prepared(
    tx,
    'subscriptions.store',
    `insert into app.subscriptions as s (company_id, charge_id, plan, state, since, current_period_end, granted_period_end,
       next_plan, check_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (company_id) do update set charge_id = $2, plan = $3, state = $4, since = $5, current_period_end = $6,
       granted_period_end = $7, next_plan = $8, updated_at = $10,
       check_at = case when s.check_at between $10 and $11 then s.check_at else $9 end`,
    [
      ctx.companyId,
      row.charge_id,
      row.plan,
      row.state,
      row.since,
      row.current_period_end,
      row.granted_period_end,
      row.next_plan,
      row.check_at,
      row.updated_at,
      ctx.now(),
    ],
  )
  await setPlan(tx, ctx, row.plan)
}

/** Back to the free plan. */
export async function removeSubscription(tx: Tx, ctx: Ctx): Promise<void> {
  await prepared(tx, 'subscriptions.remove', 'delete from app.subscriptions where company_id = $1', [ctx.companyId])
  await setPlan(tx, ctx, 'free')
}

/** A contract isn't the shop's, so its reports don't change it. */
async function setPlan(tx: Tx, ctx: Ctx, plan: PlanId): Promise<void> {
  await prepared(
    tx,
    'billing.plan',
    `update app.companies set plan = $2 where company_id = $1 and plan <> 'enterprise' and plan <> $2`,
    [ctx.companyId, plan],
  )
  await emit(tx, { ...ctx, brandId: null }, 'credits', ['balance'])
}
