import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { PlatformError } from '../../platforms/platform-error.ts'
import { missingShop, sentenceOf } from './shop-discounts.ts'
import { acquireLock, releaseAfterWork } from '../../db/timed-lock.ts'
import { readLock } from './locks.ts'
import { findHandouts } from './find-handouts.ts'
import { readCodes } from './read-codes.ts'
import { readOrders } from './read-orders.ts'
import { beginReads, endReads, type Ended } from './read-progress.ts'

const MINUTE_MS = 60_000
/** How far back the shop returns orders: 60 days, or longer for apps with an extra permission. */
const FIRST_FROM_MS = 400 * 24 * 60 * MINUTE_MS
/** Shops with fewer are read in full each time; of larger ones only changes, and everything twice an hour. */
const SMALL_SHOP = 250
const LARGE_SHOP = 1000
const WAIT_MS = 200

/**
 * Reads codes and orders of the brand's shop, by one process at a time. Returns what couldn't be read, as sentences.
 */
export async function readShop(ctx: Ctx): Promise<{ problem: string | null } | 'being-read'> {
  const held = await ctx.tx((tx) => acquireLock(tx, ctx, readLock(ctx.brandId)))
  if (!held) return 'being-read'
  try {
    const ended = await read(ctx)
    await ctx.tx((tx) => endReads(tx, ctx, ended))
    return { problem: ended.codesProblem ?? ended.ordersProblem }
  } finally {
    await releaseAfterWork(ctx, held)
  }
}

/** The same for a waiting user: a running read may have started too early, so it is followed by another. */
export async function refreshDiscounts(ctx: Ctx): Promise<{ problem: string | null }> {
  const missing = await missingShop(ctx)
  if (missing !== null) return { problem: missing }
  for (let waited = 0; waited < MINUTE_MS; waited += WAIT_MS) {
    const problems = await readShop(ctx)
    if (problems !== 'being-read') return problems
    await wait(WAIT_MS)
  }
  throw new AppError('IN_PROGRESS', { message: 'We’re already syncing your store.' })
}

async function read(ctx: Ctx): Promise<Ended> {
  const firstFrom = new Date(ctx.now().getTime() - FIRST_FROM_MS)
  const { until, isFirst } = await ctx.tx((tx) => beginReads(tx, ctx, firstFrom))
  const nothing = { codesAt: null, codesProblem: null, ordersAt: null, ordersProblem: null, until: null }
  if ((await missingShop(ctx)) !== null) return { ...nothing, next: 'without-shop' }
  const codesAt = ctx.now()
  const codes = await attempt(async () => readCodes(ctx, (await isToBeReadWhole(ctx)) ? 'all' : 'new'))
  if ('problem' in codes) return { ...nothing, codesProblem: codes.problem, ordersProblem: codes.problem, next: 'soon' }
  if (isFirst) await findHandouts(ctx)
  const ordersAt = ctx.now()
  const orders = await attempt(() => readOrders(ctx, until), 'orders')
  const both = { codesAt, codesProblem: null, until }
  if ('problem' in orders) {
    return { ...both, ordersAt: null, ordersProblem: orders.problem, next: orders.passes ? 'soon' : 'later' }
  }
  // A shop counts the uses of a code slightly after the order that used it.
  const next = codes.more || orders.more ? 'now' : orders.changed ? 'soon' : 'later'
  return { ...both, ordersAt, ordersProblem: null, next }
}

interface Failed {
  problem: string
  /** A retry may help soon. */
  passes: boolean
}

async function attempt<T>(work: () => Promise<T>, what: 'discounts' | 'orders' = 'discounts'): Promise<T | Failed> {
  try {
    return await work()
  } catch (error) {
    const passes = error instanceof PlatformError && error.problem !== 'reduced'
    return { problem: sentenceOf(error, what), passes }
  }
}

async function isToBeReadWhole(ctx: Ctx): Promise<boolean> {
  const [row] = await ctx.tx((tx: Tx) =>
    prepared<{ known: number; oldest: Date | null }>(
      tx,
      'discounts.known',
      `select count(*)::int as known, min(synced_at) as oldest from (select synced_at from app.discounts
         where company_id = $1 and brand_id = $2 and external_id is not null and status not in ('failed', 'gone')
         order by changed_at desc nulls last limit $3) as newest`,
      [ctx.companyId, ctx.brandId, LARGE_SHOP],
    ),
  )
  if (!row?.oldest || row.known <= SMALL_SHOP) return true
  return row.oldest.getTime() < ctx.now().getTime() - 30 * MINUTE_MS
}
