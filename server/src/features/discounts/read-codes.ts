import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { Discounts } from '../../platforms/discounts.ts'
import type { Access } from '../../platforms/access.ts'
import { withShopDiscounts } from './shop-discounts.ts'
import { storeDiscounts } from './store-discounts.ts'

/** Of 50 codes each; in a shop with more, the last changed ones. */
const PAGES_AT_MOST = 20
/** How many are looked up singly if a read missed them. */
const MISSED_AT_ONCE = 20

/**
 * Reads the shop's codes, last changed first: all of them, or until nothing is new. A missing
 * code is looked up by its name and marked as gone if the shop no longer has it. Returns whether
 * there is more.
 */
export async function readCodes(ctx: Ctx, how: 'all' | 'new'): Promise<{ more: boolean }> {
  return withShopDiscounts(ctx, async (codes, access) => {
    const startedAt = ctx.now()
    const reached = await walk(ctx, codes, access, how === 'new' ? await newestKnown(ctx) : null)
    const missed = await ctx.tx((tx) => listMissed(tx, ctx, startedAt, reached))
    for (const { id, code } of missed) {
      const askedAt = ctx.now()
      const found = await codes.find(access, code)
      await ctx.tx((tx) => (found ? storeDiscounts(tx, ctx, [found], askedAt) : markGone(tx, ctx, id, askedAt)))
    }
    if (reached === null) await ctx.tx((tx) => settleUnmade(tx, ctx, startedAt))
    return { more: missed.length === MISSED_AT_ONCE }
  })
}

/** Returns how far it got: the time of the oldest change, null after the last page. */
async function walk(ctx: Ctx, codes: Discounts, access: Access, known: Date | null): Promise<Date | null> {
  let cursor: string | null = null
  let oldest = ctx.now()
  for (let page = 0; page < PAGES_AT_MOST; page++) {
    const askedAt = ctx.now()
    const found = await codes.list(access, cursor)
    await ctx.tx((tx) => storeDiscounts(tx, ctx, found.discounts, askedAt))
    cursor = found.nextCursor
    if (cursor === null) return null
    oldest = found.discounts.findLast(({ changedAt }) => changedAt !== null)?.changedAt ?? oldest
    if (known && oldest < known) break
  }
  return oldest
}

async function newestKnown(ctx: Ctx): Promise<Date | null> {
  const [row] = await ctx.tx((tx) =>
    prepared<{ at: Date | null }>(
      tx,
      'discounts.newest',
      'select max(changed_at) as at from app.discounts where company_id = $1 and brand_id = $2',
      [ctx.companyId, ctx.brandId],
    ),
  )
  return row?.at ?? null
}

const listMissed = (tx: Tx, ctx: Ctx, startedAt: Date, reached: Date | null): Promise<{ id: string; code: string }[]> =>
  prepared(
    tx,
    'discounts.missed',
    `select id, code from app.discounts where company_id = $1 and brand_id = $2 and external_id is not null
       and status not in ('failed', 'gone') and (synced_at is null or synced_at < $3)
       and ($4::timestamptz is null or changed_at > $4) order by changed_at desc nulls last limit $5`,
    [ctx.companyId, ctx.brandId, startedAt, reached, MISSED_AT_ONCE],
  )

/** The shop no longer had it when it was looked up at that time. */
export const markGone = (tx: Tx, ctx: Ctx, id: string, askedAt: Date): Promise<unknown> =>
  prepared(
    tx,
    'discounts.gone',
    `update app.discounts set status = 'gone', synced_at = $3 where company_id = $1 and id = $2
       and (synced_at is null or synced_at <= $3)`,
    [ctx.companyId, id, askedAt],
  )

/** A minute after the request, a code that the shop doesn't have was not created. */
const settleUnmade = (tx: Tx, ctx: Ctx, at: Date): Promise<unknown> =>
  prepared(
    tx,
    'discounts.not-made',
    `update app.discounts set status = 'failed', reason = 'Shopify doesn’t have this charge.'
     where company_id = $1 and brand_id = $2 and status in ('making', 'unknown') and created_at < $3`,
    [ctx.companyId, ctx.brandId, new Date(at.getTime() - 60_000)],
  )
