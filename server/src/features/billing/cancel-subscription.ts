import type { Subscription } from '@bizamply/contract/billing'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import type { CancelOutcome } from '../../platforms/billing.ts'
import { PlatformError } from '../../platforms/platform-error.ts'
import { recordAudit } from '../audit/index.ts'
import { isAway, shopSentence } from './shop-sentence.ts'
import { withShopBilling } from './shop-billing.ts'
import { loadCharge, lockPlan, WITHDRAWN, type ChargeRow } from './charge-rows.ts'
import { isOver } from './charge-states.ts'
import { settleCharge } from './settle-charge.ts'
import { loadSubscription, presentSubscription, storeSubscription, type SubscriptionRow } from './subscription-rows.ts'
import { notifyBilling } from './notify-billing.ts'

/**
 * The plan stays until the paid period ends. The request is stored first: if the shop's response
 * is lost, the sweep retries until it is done.
 */
export async function cancelSubscription(ctx: Ctx): Promise<Subscription> {
  const { row, charge, before } = await recordCancellation(ctx)
  if (isOver(charge.state)) return presentSubscription(row)
  const outcome = await endShopCharge(ctx, charge)
  if (outcome.kind === 'refused') {
    const isEnding = before.state === 'ending'
    // An earlier request still stands, and the sweep retries it.
    if (!isEnding) await undoCancellation(ctx, row, before)
    const now = isEnding ? 'Your plan is still set to end, and we’ll keep trying.' : 'Your plan continues unchanged.'
    const message = `${shopSentence(outcome, NO_ACCESS)} ${now}`
    throw new AppError(isAway(outcome) ? 'PLATFORM_UNAVAILABLE' : 'PLATFORM_REFUSED', { message })
  }
  await ctx.tx((tx) => notifyBilling(tx, ctx, charge, { what: 'ending', at: row.current_period_end }))
  return presentSubscription(row)
}

async function recordCancellation(
  ctx: Ctx,
): Promise<{ row: SubscriptionRow; before: SubscriptionRow; charge: ChargeRow }> {
  return ctx.tx(async (tx) => {
    await lockPlan(tx, ctx)
    const before = await loadSubscription(tx, ctx)
    if (!before) throw new AppError('CONFLICT', { message: 'You don’t have a subscription to cancel.' })
    const charge = await loadCharge(tx, ctx, before.charge_id)
    if (!charge) throw new Error('a subscription without its charge')
    if (before.state === 'ending') return { row: before, before, charge }
    const row: SubscriptionRow = { ...before, state: 'ending', next_plan: 'free', check_at: ctx.now() }
    await storeSubscription(tx, ctx, row)
    await prepared(
      tx,
      'charges.withdraw',
      `update app.charges set reason = $2 where company_id = $1 and kind = 'subscription' and state = 'pending' and at_period_end`,
      [ctx.companyId, WITHDRAWN],
    )
    const audited = { ...ctx, brandId: null }
    await recordAudit(tx, audited, { action: 'billing.cancelled', subjectId: charge.id, details: { plan: row.plan } })
    return { row, before, charge }
  })
}

/** Cancels it at the shop. After a refusal or a lost response it is looked up, because it may have ended before. */
export async function endShopCharge(ctx: Ctx, charge: ChargeRow, how = { refund: false }): Promise<CancelOutcome> {
  const { external_id: number } = charge
  if (number === null) return { kind: 'cancelled' }
  const outcome = await withShopBilling(ctx, charge.shop, async (billing, access) => {
    const response = await billing.cancel(access, number, how)
    if (response.kind === 'refused' && response.problem === 'expired')
      throw new PlatformError('expired', response.reason)
    return response
  }).catch(failure)
  try {
    const { state } = await settleCharge(ctx, charge.id)
    if (isOver(state)) return { kind: 'cancelled' }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
  }
  // The shop confirmed it but doesn't show it yet: the sweep looks again.
  return outcome
}

const failure = (error: unknown): CancelOutcome => {
  if (!(error instanceof PlatformError)) throw error
  return { kind: 'refused', problem: error.problem, reason: error.message }
}

const undoCancellation = (ctx: Ctx, ending: SubscriptionRow, before: SubscriptionRow): Promise<void> =>
  ctx.tx(async (tx) => {
    await lockPlan(tx, ctx)
    const now = await loadSubscription(tx, ctx)
    if (now?.charge_id !== ending.charge_id || now.state !== 'ending') return
    await storeSubscription(tx, ctx, { ...now, state: before.state, next_plan: before.next_plan })
    await prepared(
      tx,
      'charges.reinstate',
      `update app.charges set reason = null where company_id = $1 and kind = 'subscription' and state = 'pending'
         and at_period_end and reason = $2`,
      [ctx.companyId, WITHDRAWN],
    )
  })

const NO_ACCESS =
  'Bizamply no longer has permission to cancel your subscription. Reconnect your store, or cancel in Shopify.'
