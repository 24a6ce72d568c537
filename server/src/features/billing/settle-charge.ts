import type { ChargeState } from '@bizamply/contract/billing'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { emit } from '../../db/events.ts'
import { prepared } from '../../db/prepared.ts'
import type { BillingState } from '../../platforms/billing.ts'
import { PlatformError } from '../../platforms/platform-error.ts'
import { grantCredits } from '../credits/index.ts'
import { withShopBilling } from './shop-billing.ts'
import { chargeColumns, loadCharge, lockPlan, nameOf, WITHDRAWN, type ChargeRow } from './charge-rows.ts'
import { findShopCharge } from './find-shop-charge.ts'
import { DECIDE_MS, isOpen, isOver, mismatch, nextCheck, stateAfter } from './charge-states.ts'
import { endNow, isOvertaken, settleSubscription } from './settle-subscription.ts'
import { notifyBilling } from './notify-billing.ts'

/** Stored on a charge if its shop reports that our app was removed; confirmed if the shop then rejects our access. */
export const REMOVED = 'The app was removed from the store.'

/**
 * The only verb that grants bought credits: looks up the charge, then updates its state and
 * grants in one transaction. Each charge and each period is granted once, however often it runs.
 */
export async function settleCharge(ctx: Ctx, id: string): Promise<ChargeRow> {
  const row = requireCharge(await ctx.tx((tx) => loadCharge(tx, ctx, id)))
  if (isOver(row.state) || (row.kind === 'pack' && row.state === 'active')) return row
  const requestedAt = ctx.now()
  try {
    const reported = await readReported(ctx, row)
    // Its replacement must be known before it ends, or the company would be on the free plan in between.
    if (reported?.status === 'cancelled' && !isOpen(row.state)) await settleOpen(ctx, row)
    return await ctx.tx((tx) =>
      reported ? applyReport(tx, ctx, { id, reported, requestedAt }) : notFound(tx, ctx, row, requestedAt),
    )
  } catch (error) {
    if (row.reason !== REMOVED || !(error instanceof PlatformError) || !isShutOut(error)) throw error
    return ctx.tx((tx) => endRemoved(tx, ctx, id))
  }
}

const isShutOut = ({ problem }: PlatformError): boolean =>
  problem === 'revoked' || problem === 'expired' || problem === 'reduced' || problem === 'not-found'

const readReported = (ctx: Ctx, row: ChargeRow): Promise<BillingState | null> => {
  const { external_id: number } = row
  if (number === null) return findShopCharge(ctx, row)
  return withShopBilling(ctx, row.shop, (billing, access) => billing.read(access, row.kind, number))
}

async function settleOpen(ctx: Ctx, before: ChargeRow): Promise<void> {
  const rows = await ctx.tx((tx) =>
    prepared<{ id: string }>(
      tx,
      'charges.open-plans',
      `select id from app.charges where company_id = $1 and kind = 'subscription' and state = 'pending' and id <> $2
         and shop = $3
       order by created_at limit 20`,
      [ctx.companyId, before.id, before.shop],
    ),
  )
  for (const { id } of rows) await settleCharge(ctx, id)
}

interface Reported {
  id: string
  reported: BillingState
  requestedAt: Date
}

async function applyReport(tx: Tx, ctx: Ctx, { id, reported, requestedAt }: Reported): Promise<ChargeRow> {
  await lockPlan(tx, ctx)
  const before = await loadCharge(tx, ctx, id)
  if (!before || isOver(before.state) || (await isOvertaken(tx, ctx, before, { reported, requestedAt })))
    return requireCharge(before)
  const expected = { name: nameOf(before), cents: before.cents, currency: before.currency }
  const wrong = mismatch(expected, reported, ctx.billingTest)
  if (wrong !== null) {
    ctx.log.error({ chargeId: id, shop: before.shop, reported }, `a charge doesn’t match the order: ${wrong}`)
    await endNow(tx, ctx, before)
    return setChargeState(tx, ctx, before, {
      state: 'failed',
      externalId: reported.externalId,
      reason: wrong,
      requestedAt,
    })
  }
  // Active without a paid period: nothing to grant yet.
  const isWhole = reported.kind === 'pack' || reported.status !== 'active' || reported.currentPeriodEnd !== null
  const state = stateAfter(before.kind, before.state, isWhole ? reported.status : 'accepted')
  const reason = before.reason === WITHDRAWN ? WITHDRAWN : null
  const after = await setChargeState(tx, ctx, before, { state, externalId: reported.externalId, reason, requestedAt })
  if (before.kind === 'subscription') await settleSubscription(tx, ctx, { before, after, reported, requestedAt })
  else if (state === 'active' && before.state !== 'active') await grantPack(tx, ctx, after)
  if (isOpen(before.state) && (state === 'declined' || state === 'expired'))
    await notifyBilling(tx, ctx, after, { what: state })
  return after
}

async function grantPack(tx: Tx, ctx: Ctx, row: ChargeRow): Promise<void> {
  await grantCredits(tx, {
    companyId: ctx.companyId,
    type: 'refill',
    credits: row.credits,
    key: `charge:${row.id}`,
    description: `${nameOf(row)} purchased`,
    userId: row.user_id,
    at: ctx.now(),
  })
  await emit(tx, { ...ctx, brandId: null }, 'credits', ['balance'])
  await notifyBilling(tx, ctx, row, { what: 'pack', credits: row.credits })
}

interface NewChargeState {
  state: ChargeState
  externalId: string | null
  reason: string | null
  requestedAt: Date
}

/** A lookup requested during this one stays due: this response may be older. */
async function setChargeState(tx: Tx, ctx: Ctx, before: ChargeRow, to: NewChargeState): Promise<ChargeRow> {
  const { state, externalId, reason, requestedAt } = to
  const [after] = await prepared<ChargeRow>(
    tx,
    'charges.move',
    `update app.charges set state = $3, external_id = coalesce(external_id, $4), reason = $5,
       check_at = case when $6::timestamptz is not null and check_at between $9 and $8 then check_at else $6 end,
       decided_at = case when $7 then coalesce(decided_at, $8) else decided_at end
     where company_id = $1 and id = $2 returning ${chargeColumns}`,
    [
      ctx.companyId,
      before.id,
      state,
      externalId,
      reason,
      nextCheck(state, before.created_at, ctx.now()),
      !isOpen(state),
      ctx.now(),
      requestedAt,
    ],
  )
  return requireCharge(after ?? null)
}

/**
 * The shop has no such charge. A charge without a response that still isn't found after the approval period can't be
 * approved anymore.
 */
async function notFound(tx: Tx, ctx: Ctx, row: ChargeRow, requestedAt: Date): Promise<ChargeRow> {
  await lockPlan(tx, ctx)
  const before = await loadCharge(tx, ctx, row.id)
  if (!before || !isOpen(before.state) || before.external_id !== row.external_id) return requireCharge(before)
  const age = ctx.now().getTime() - before.created_at.getTime()
  const state = age > DECIDE_MS ? 'expired' : before.state
  return setChargeState(tx, ctx, before, {
    state,
    externalId: null,
    reason: 'Shopify doesn’t have this charge.',
    requestedAt,
  })
}

async function endRemoved(tx: Tx, ctx: Ctx, id: string): Promise<ChargeRow> {
  await lockPlan(tx, ctx)
  const before = await loadCharge(tx, ctx, id)
  if (!before || isOver(before.state)) return requireCharge(before)
  await endNow(tx, ctx, before)
  return setChargeState(tx, ctx, before, {
    state: 'cancelled',
    externalId: null,
    reason: REMOVED,
    requestedAt: ctx.now(),
  })
}

function requireCharge(row: ChargeRow | null): ChargeRow {
  if (!row) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this charge.' })
  return row
}
