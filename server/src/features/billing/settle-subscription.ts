import { plans, type PaidPlanId } from '@bizamply/contract/plans'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { BillingState } from '../../platforms/billing.ts'
import { grantCredits } from '../credits/index.ts'
import { loadCharge, WITHDRAWN, type ChargeRow } from './charge-rows.ts'
import { readPlan } from './plan-limits.ts'
import {
  firstCredits,
  firstPeriods,
  isCarried,
  isOpen,
  newPeriods,
  nextRenewalCheck,
  type Running,
} from './charge-states.ts'
import { loadSubscription, removeSubscription, storeSubscription, type SubscriptionRow } from './subscription-rows.ts'
import { notifyBilling } from './notify-billing.ts'

export interface SettledCharge {
  before: ChargeRow
  after: ChargeRow
  reported: BillingState
  requestedAt: Date
}

/** Applies a subscription's new state to the company's plan and credits; call under the plan's lock. */
export async function settleSubscription(tx: Tx, ctx: Ctx, settled: SettledCharge): Promise<void> {
  const { before, after, reported } = settled
  const running = await loadSubscription(tx, ctx)
  const end = reported.currentPeriodEnd
  if (running?.charge_id !== after.id) {
    if (after.state === 'active' && isOpen(before.state) && end) await begin(tx, ctx, { ...settled, running, end })
    return
  }
  if (after.state === 'cancelled') return endCancelled(tx, ctx, after, running)
  if (after.state === 'frozen') return freeze(tx, ctx, settled, running)
  if (after.state === 'active' && end) await goOn(tx, ctx, { ...settled, running, end })
}

/** An outdated response doesn't change what is active; an end always counts. */
export async function isOvertaken(
  tx: Tx,
  ctx: Ctx,
  charge: ChargeRow,
  { reported, requestedAt }: Pick<SettledCharge, 'reported' | 'requestedAt'>,
): Promise<boolean> {
  if (charge.kind === 'pack' || reported.status === 'cancelled') return false
  const running = await loadSubscription(tx, ctx)
  return running?.charge_id === charge.id && requestedAt < running.updated_at
}

async function begin(
  tx: Tx,
  ctx: Ctx,
  { after, requestedAt, running, end }: SettledCharge & { running: SubscriptionRow | null; end: Date },
): Promise<void> {
  const plan = after.item as PaidPlanId
  // The sweep ends and refunds it: the merchant canceled everything before it began, or a contract covers it.
  const isNeedless = after.reason === WITHDRAWN || (await readPlan(tx, ctx.companyId)) === 'enterprise'
  if (isNeedless) return void (await lookAt(tx, ctx, after.id))
  const old = running && (await replaced(tx, ctx, running, after))
  const row = { charge_id: after.id, current_period_end: end, granted_period_end: end }
  const times = { check_at: nextRenewalCheck(end, ctx.now()), updated_at: requestedAt }
  if (running && !running.next_plan && isCarried(old, plan, end)) {
    await storeSubscription(tx, ctx, { ...running, ...row, ...times, state: 'active', next_plan: plan })
    return
  }
  const start = after.at_period_end && old ? old.currentPeriodEnd : after.created_at
  let added = 0
  for (const [n, period] of firstPeriods(start, end).entries()) {
    const credits = n === 0 ? firstCredits(old, plan, period) : (plans[plan].credits ?? 0)
    added += await grantPeriod(tx, ctx, after, { plan, period, credits })
  }
  await storeSubscription(tx, ctx, { ...row, ...times, state: 'active', next_plan: null, plan, since: ctx.now() })
  await notifyBilling(tx, ctx, after, { what: 'began', credits: added, at: end })
}

async function goOn(
  tx: Tx,
  ctx: Ctx,
  { after, requestedAt, running, end }: SettledCharge & { running: SubscriptionRow; end: Date },
): Promise<void> {
  const all = newPeriods(running.granted_period_end ?? running.current_period_end, end)
  // While frozen, nothing was paid: of the missed periods, only the one paid now counts.
  const periods = running.state === 'frozen' ? all.slice(-1) : all
  const lowered = periods.length > 0 && running.next_plan !== null && running.next_plan !== 'free'
  const plan = lowered ? (running.next_plan as PaidPlanId) : running.plan
  let added = 0
  for (const period of periods)
    added += await grantPeriod(tx, ctx, after, { plan, period, credits: plans[plan].credits ?? 0 })
  await storeSubscription(tx, ctx, {
    ...running,
    plan,
    next_plan: lowered ? null : running.next_plan,
    state: running.state === 'ending' ? 'ending' : 'active',
    current_period_end: end,
    granted_period_end: periods.length > 0 ? end : running.granted_period_end,
    check_at: nextRenewalCheck(end, ctx.now()),
    updated_at: requestedAt,
  })
  if (periods.length > 0) await notifyBilling(tx, ctx, after, { what: 'renewed', credits: added, at: end })
  else if (running.state === 'frozen') await notifyBilling(tx, ctx, after, { what: 'resumed', at: requestedAt })
}

async function freeze(
  tx: Tx,
  ctx: Ctx,
  { after, requestedAt }: SettledCharge,
  running: SubscriptionRow,
): Promise<void> {
  const wasActive = running.state === 'active'
  const state = wasActive ? 'frozen' : running.state
  const check_at = nextRenewalCheck(running.current_period_end, ctx.now())
  await storeSubscription(tx, ctx, { ...running, state, check_at, updated_at: requestedAt })
  if (wasActive) await notifyBilling(tx, ctx, after, { what: 'frozen', at: requestedAt })
}

/** If we canceled it, the plan lasts to the end of the paid period; otherwise it ends now. */
async function endCancelled(tx: Tx, ctx: Ctx, charge: ChargeRow, running: SubscriptionRow): Promise<void> {
  const isPaid = running.state === 'ending' && running.current_period_end > ctx.now()
  if (!isPaid) return endNow(tx, ctx, charge)
  await storeSubscription(tx, ctx, { ...running, check_at: running.current_period_end })
}

/** Moves the company to the free plan, if it was on this charge's plan. */
export async function endNow(tx: Tx, ctx: Ctx, charge: ChargeRow): Promise<void> {
  const running = await loadSubscription(tx, ctx)
  if (running?.charge_id !== charge.id) return
  await removeSubscription(tx, ctx)
  await notifyBilling(tx, ctx, charge, { what: 'ended' })
}

interface Period {
  plan: PaidPlanId
  period: Date
  credits: number
}

const dayOf = (at: Date): string => at.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

async function grantPeriod(tx: Tx, ctx: Ctx, charge: ChargeRow, { plan, period, credits }: Period): Promise<number> {
  if (credits === 0) return 0
  const granted = await grantCredits(tx, {
    companyId: ctx.companyId,
    type: 'refill',
    credits,
    key: `plan:${charge.external_id}:${period.toISOString()}`,
    description: `${plans[plan].name} plan, period to ${dayOf(period)}`,
    userId: null,
    at: ctx.now(),
  })
  return granted ? credits : 0
}

/**
 * A shop ends and refunds the subscription that it replaces. A subscription in another shop is ended by the sweep and
 * counts as fully paid.
 */
async function replaced(tx: Tx, ctx: Ctx, running: SubscriptionRow, by: ChargeRow): Promise<Running> {
  const charge = await loadCharge(tx, ctx, running.charge_id)
  await lookAt(tx, ctx, running.charge_id)
  return {
    plan: running.plan,
    isPaidWhole: running.state === 'ending' || charge?.shop !== by.shop,
    currentPeriodEnd: running.current_period_end,
  }
}

/** The shop ends what it replaced. The sweep ends what is still running but unused. */
const lookAt = (tx: Tx, ctx: Ctx, chargeId: string): Promise<unknown> =>
  prepared(tx, 'charges.look-at-replaced', 'update app.charges set check_at = $3 where company_id = $1 and id = $2', [
    ctx.companyId,
    chargeId,
    new Date(ctx.now().getTime() + 60_000),
  ])
