import type { Analytics } from '@bizamply/contract/analytics'
import { grainOf } from '@bizamply/contract/ranges'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { together } from '../../db/together.ts'
import {
  presentFigures,
  readBrand,
  readSeries,
  readShares,
  windowsOf,
  type Asked,
  type BrandState,
  type Cut,
} from '../dashboard/index.ts'

export interface AskedAnalytics extends Asked {
  product?: string | undefined
}

/** Everything that product analytics shows first, read at one moment. */
export async function readAnalytics(ctx: Ctx, asked: AskedAnalytics): Promise<Analytics> {
  const at = ctx.now()
  return ctx.tx(async (tx) => {
    const [brand] = await together([readBrand(tx, ctx), planOnce(tx)])
    return analyticsOf(tx, ctx, brand, { ...asked, at })
  })
}

// The plans are the same for every window, and to plan anew would cost more than to read.
const planOnce = (tx: Tx): Promise<unknown> => tx.$client.query('set local plan_cache_mode = force_generic_plan')

async function analyticsOf(
  tx: Tx,
  ctx: Ctx,
  { timezone, any }: BrandState,
  asked: AskedAnalytics & { at: Date },
): Promise<Analytics> {
  const { now, earlier, today } = windowsOf(timezone, asked.at, asked)
  const brand = { tx, ctx, timezone }
  const [series, before, shares] = await together([
    readSeries(brand, now, now),
    earlier ? readSeries(brand, earlier, now) : null,
    readShares(tx, ctx, timezone, now),
  ])
  const nothing = { newReviews: 0, responsesGenerated: 0, responsesSent: 0 }
  return {
    timezone,
    today,
    at: asked.at.toISOString(),
    window: presentWindow(now),
    earlier: earlier && presentWindow(earlier),
    grain: grainOf(now),
    now: presentFigures(series.sums),
    before: before && presentFigures(before.sums),
    points: series.points,
    platforms: shares.platforms,
    productCount: shares.productCount,
    topPerformerCount: 0,
    productRating: null,
    ratedProducts: 0,
    products: [],
    lists: { reviews: [], responseTime: [], rating: [], top: [], attention: [] },
    topics: [],
    topicCount: 0,
    namingComments: 0,
    recent: { now: nothing, before: nothing },
    any,
  }
}

const presentWindow = ({ from, to, until }: Cut) => ({ from, to, until: until?.toISOString() ?? null })
