import type { Discount, DiscountFigures } from '@bizamply/contract/discounts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import { missingShop, sentenceOf, whileUserWaits } from './shop-discounts.ts'
import { countedBeside, discountColumns, presentDiscount, type DiscountRow } from './discount-rows.ts'
import { readCodes } from './read-codes.ts'
import { readFigures } from './read-figures.ts'
import { loadReads, recordCodesRead, type Reads } from './read-progress.ts'

/** A shop that was read within this time isn't read again. */
const FRESH_MS = 60_000

export interface DiscountList {
  data: Discount[]
  syncedAt: string | null
  problem: string | null
  figures: DiscountFigures
  ordersProblem: string | null
}

/** Discounts of the brand's shop, read from there if ours are older than a minute; active ones first. */
export async function listDiscounts(ctx: Ctx): Promise<DiscountList> {
  const missing = await missingShop(ctx)
  const before = await ctx.tx((tx) => loadReads(tx, ctx))
  if (missing === null && isStale(before, ctx.now())) await readNew(ctx)
  return ctx.tx(async (tx) => {
    const reads = await loadReads(tx, ctx)
    const rows = await prepared<DiscountRow>(tx, 'discounts.list', list, [ctx.companyId, ctx.brandId, ctx.now()])
    const hasOrders = reads?.orders_at != null
    return {
      data: rows.map(presentDiscount),
      syncedAt: reads?.codes_at?.toISOString() ?? null,
      problem: missing ?? reads?.codes_problem ?? null,
      figures: await readFigures(tx, ctx, hasOrders),
      ordersProblem:
        missing ?? reads?.orders_problem ?? (hasOrders ? null : 'Your store’s orders haven’t been synced yet.'),
    }
  })
}

/** After an error, the shop is read again when it is due, not on every view. */
function isStale(reads: Reads | undefined, now: Date): boolean {
  if (reads && reads.codes_problem !== null) return reads.due_at <= now
  return !reads?.codes_at || now.getTime() - reads.codes_at.getTime() >= FRESH_MS
}

async function readNew(ctx: Ctx): Promise<void> {
  const startedAt = ctx.now()
  const problem = await whileUserWaits(readCodes(ctx, 'new')).then(
    () => null,
    (error: unknown) => sentenceOf(error),
  )
  await ctx.tx((tx) => recordCodesRead(tx, ctx, startedAt, problem))
}

const list = `select ${discountColumns} from (select * from app.discounts
    where company_id = $1 and brand_id = $2 and status not in ('failed', 'making', 'gone')
    order by (status = 'active' and (ends_at is null or ends_at > $3)) desc, coalesce(starts_at, created_at) desc, code
    limit 500) d ${countedBeside}
  order by (d.status = 'active' and (d.ends_at is null or d.ends_at > $3)) desc, coalesce(d.starts_at, d.created_at) desc, d.code`
