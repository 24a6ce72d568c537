import { inside, type Ctx, type Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { notLeaving } from '../../db/offboarding.ts'
import { readSetting, saveSetting } from '../../db/settings.ts'
import { prepared } from '../../db/prepared.ts'
import { dayIn } from '@bizamply/contract/time-zone'
import { isolate } from '../../jobs/isolate.ts'
import { nextBrand, type BrandPlace } from '../rollups/index.ts'
import { readBrand } from '../dashboard/index.ts'
import { notifyChanged } from '../notifications/index.ts'
import { forgetOldAlerts } from './forget-old-alerts.ts'
import { keepAlerts } from './keep-alerts.ts'
import { recordCheck, readLastCheck } from './last-check.ts'
import { readChanges, type ProductChange, type Week } from './read-products.ts'
import { nightOf } from './nightly-check.ts'

/** Progress of this night's check across all brands. */
interface Walk extends BrandPlace {
  night: string
  done: boolean
}

const first = '00000000-0000-0000-0000-000000000000'

/**
 * Once a night, compares each brand's products with their own baseline, and notifies members of changes, with
 * evidence. What doesn't fit into `runMs` is left to the next run.
 */
export async function sweepChanges(services: Services, runMs = Infinity): Promise<void> {
  const client = services.db.global.$client
  const night = nightOf(services.now())
  const known = await readSetting<Walk>(client, 'changes-walk')
  if (known?.done && known.night >= night) return
  let walk: Walk = known && !known.done ? known : { night, companyId: first, brandId: first, done: false }
  const ends = performance.now() + runMs
  while (!walk.done && performance.now() < ends) {
    const brand = await nextBrand(services.db, walk)
    if (brand) await checkBrand(services, brand)
    walk = brand ? { ...walk, ...brand } : { ...walk, done: true }
    await saveSetting(client, 'changes-walk', walk)
  }
}

/** A brand that fails must not block the ones after it. */
async function checkBrand(services: Services, brand: BrandPlace): Promise<void> {
  const failure = { log: services.log, message: 'change check of a brand failed', about: brand }
  await isolate(failure, () => lookAt(inside(services, { ...brand, publicId: '', actor: null })))
}

async function lookAt(ctx: Ctx): Promise<void> {
  await ctx.tx(async (tx) => {
    if (!(await stays(tx, ctx))) return
    const { timezone } = await readBrand(tx, ctx)
    const before = await readLastCheck(tx, ctx)
    const { week, changes, rising } = await readChanges(tx, ctx, dayIn(timezone, ctx.now()))
    const kept = await keepAlerts(tx, ctx, changes, { week, lookBefore: before?.toDay ?? null })
    await forgetOldAlerts(tx, ctx)
    await recordCheck(tx, ctx, week, rising)
    await notifyChanged(
      tx,
      ctx,
      kept.flatMap(({ change, alertId, commentId }) =>
        commentId ? [{ commentId, details: { ...change, ...week, alertId }, onceKey: keyOf(change, week) }] : [],
      ),
    )
  })
}

/** Rows written for a company that is being erased would block deleting its brand. */
async function stays(tx: Tx, ctx: Ctx): Promise<boolean> {
  const rows = await prepared(
    tx,
    'alerts.stays',
    `select 1 from app.brands b where b.company_id = $1 and b.id = $2 and ${notLeaving('b')}`,
    [ctx.companyId, ctx.brandId],
  )
  return rows.length > 0
}

/** Members are notified of a product's change once per calendar week, however often it's found. */
function keyOf(change: ProductChange, { to }: Week): string {
  const days = Date.parse(`${to}T00:00:00Z`) / 86_400_000
  const what = change.kind === 'topic' ? `topic:${change.topic}` : change.now < change.before ? 'lower' : 'higher'
  return `change:${change.productId}:${what}:${Math.floor((days + 4) / 7)}`
}
