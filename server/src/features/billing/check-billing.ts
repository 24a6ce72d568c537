import { inside, type Ctx, type Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { forEachIsolated } from '../../jobs/isolate.ts'
import { endShopCharge } from './cancel-subscription.ts'
import { chargeColumns, loadCharge, lockPlan, type ChargeRow } from './charge-rows.ts'
import { logFailedLookup } from './failed-lookup.ts'
import { settleCharge } from './settle-charge.ts'
import { isAway } from './shop-sentence.ts'
import { endNow } from './settle-subscription.ts'
import { loadSubscription, type SubscriptionRow } from './subscription-rows.ts'

/** After this, another process takes over from a killed one. */
const LEASE_MS = 60_000
const AFTER_TROUBLE_MS = 10 * 60_000
const SHUT_OUT_MS = 6 * 3_600_000

/** Companies with something due. The sweep enqueues them until there are none. */
export async function enqueueBilling({ db, queue, now }: Services): Promise<void> {
  const open = (await queue.open('billing')).map(({ companyId }) => companyId)
  const rows = await db.asAdmin((tx) =>
    prepared<{ company_id: string }>(
      tx,
      'billing.due',
      `select company_id from (select company_id, check_at from app.charges where check_at <= $1
         union all select company_id, check_at from app.subscriptions where check_at <= $1) due
       where company_id <> all($2::uuid[])
       group by company_id order by min(check_at) limit 200`,
      [now(), open],
    ),
  )
  await queue.addAll(
    'billing',
    rows.map(({ company_id: companyId }) => ({ companyId })),
  )
}

/** Looks up everything due of a company at its shops: charges in order of creation, then the plan. */
export async function billingJob(services: Services, { companyId }: { companyId: string }): Promise<void> {
  const ctx = inside(services, { companyId, publicId: '', brandId: '', actor: null })
  const about = ({ id }: ChargeRow) => ({ companyId, chargeId: id })
  const failure = { log: ctx.log, message: 'could not look up a charge', about }
  await forEachIsolated(await takeCharges(ctx), failure, async (charge) => {
    const place = { ...ctx, brandId: charge.brand_id }
    const retryAfter = await retryAfterOf(place, charge.id, () => settleDueCharge(place, charge))
    if (retryAfter) await postponeCheck(place, 'charges', charge.id, retryAfter)
  })
  const running = await takeSubscription(ctx)
  if (!running) return
  const retryAfter = await retryAfterOf(ctx, running.charge_id, () => settleDueSubscription(ctx, running))
  if (retryAfter) await postponeCheck(ctx, 'subscriptions', running.charge_id, retryAfter)
}

const takeCharges = async (ctx: Ctx): Promise<ChargeRow[]> => {
  const rows = await ctx.tx((tx) =>
    prepared<ChargeRow>(
      tx,
      'charges.take',
      `update app.charges set check_at = $3 where company_id = $1 and check_at <= $2 returning ${chargeColumns}`,
      [ctx.companyId, ctx.now(), new Date(ctx.now().getTime() + LEASE_MS)],
    ),
  )
  return rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
}

const takeSubscription = (ctx: Ctx): Promise<SubscriptionRow | null> =>
  ctx.tx(async (tx) => {
    const taken = await prepared(
      tx,
      'subscriptions.take',
      'update app.subscriptions set check_at = $3 where company_id = $1 and check_at <= $2 returning charge_id',
      [ctx.companyId, ctx.now(), new Date(ctx.now().getTime() + LEASE_MS)],
    )
    return taken.length > 0 ? loadSubscription(tx, ctx) : null
  })

async function settleDueCharge(ctx: Ctx, charge: ChargeRow): Promise<void> {
  const { state, kind } = await settleCharge(ctx, charge.id)
  const isRunning = state === 'active' || state === 'frozen'
  if (kind !== 'subscription' || !isRunning) return
  const current = await ctx.tx((tx) => loadSubscription(tx, ctx))
  if (current?.charge_id === charge.id) return
  // Replaced by a charge in another shop, started after the merchant canceled everything, or left behind. It was never
  // used, so its payment is refunded.
  const ended = await endShopCharge(ctx, charge, { refund: true })
  if (ended.kind !== 'cancelled') await postponeCheck(ctx, 'charges', charge.id, AFTER_TROUBLE_MS)
}

async function settleDueSubscription(ctx: Ctx, { charge_id: id }: SubscriptionRow): Promise<void> {
  const charge = await settleCharge(ctx, id)
  const running = await ctx.tx((tx) => loadSubscription(tx, ctx))
  if (running?.state !== 'ending' || running.charge_id !== id) return
  if (charge.state !== 'cancelled') await endShopCharge(ctx, charge)
  await ctx.tx((tx) => endPaid(tx, ctx, id))
}

/** The paid period is over. A charge that the shop didn't end is left to the sweep. */
async function endPaid(tx: Tx, ctx: Ctx, id: string): Promise<void> {
  await lockPlan(tx, ctx)
  const [running, charge] = [await loadSubscription(tx, ctx), await loadCharge(tx, ctx, id)]
  if (!charge || running?.charge_id !== id || running.state !== 'ending') return
  if (running.current_period_end > ctx.now()) return
  await endNow(tx, ctx, charge)
}

/** Runs it. If the shop doesn’t respond, returns in how many milliseconds to retry; null if it did. */
async function retryAfterOf(ctx: Ctx, chargeId: string, work: () => Promise<void>): Promise<number | null> {
  try {
    await work()
    return null
  } catch (error) {
    const failed = logFailedLookup(ctx, error, chargeId)
    return isAway(failed) ? Math.max(LEASE_MS, failed.retryAfterMs ?? 0) : SHUT_OUT_MS
  }
}

const postponeCheck = (
  ctx: Ctx,
  table: 'charges' | 'subscriptions',
  id: string,
  milliseconds: number,
): Promise<unknown> =>
  ctx.tx((tx) =>
    prepared(
      tx,
      `billing.postpone.${table}`,
      `update app.${table} set check_at = $3 where company_id = $1 and ${table === 'charges' ? 'id' : 'charge_id'} = $2`,
      [ctx.companyId, id, new Date(ctx.now().getTime() + milliseconds)],
    ),
  )
