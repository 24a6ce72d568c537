import type { Analytics } from '@bizamply/contract/analytics'
import { analyticsLists } from '@bizamply/contract/analytics-rules'
import { grainOf, type Range } from '@bizamply/contract/ranges'
import type { Ctx } from '../../context.ts'
import { pipeline } from '../../db/pipeline.ts'
import { presentFigures } from '../rollups/index.ts'
import {
  readBrand,
  readSeries,
  windowsOf,
  type WindowQuery,
  type BrandState,
  type Cut,
  type Series,
} from '../dashboard/index.ts'
import { countNaming } from './count-naming.ts'
import { mustBeOurs, planOnce, type InBrand } from './in-brand.ts'
import { readPlatforms } from './read-platforms.ts'
import { readProductSeries } from './read-product-series.ts'
import { readProducts } from './read-products.ts'
import { readResponses } from './read-recent.ts'
import { readTopics } from './read-topics.ts'
import { presentWindow } from './span.ts'

export interface AnalyticsQuery extends WindowQuery {
  product?: string | undefined
}

/** The initial data of product analytics, from one snapshot. */
export async function readAnalytics(ctx: Ctx, query: AnalyticsQuery): Promise<Analytics> {
  const at = ctx.now()
  const { product } = query
  return ctx.tx(async (tx) => {
    const [brand] = await pipeline([readBrand(tx, ctx), planOnce(tx), product && mustBeOurs({ tx, ctx }, product)])
    return analyticsOf({ tx, ctx, ...brand }, { ...query, at })
  })
}

async function analyticsOf(brand: InBrand & BrandState, query: AnalyticsQuery & { at: Date }): Promise<Analytics> {
  const { timezone, any } = brand
  const { product, at } = query
  const { now, earlier, today } = windowsOf(timezone, at, query)
  const [series, before, platforms, products, { topics, count }, namingComments, recent] = await pipeline([
    seriesOf(brand, product, now, now),
    earlier ? seriesOf(brand, product, earlier, now) : null,
    readPlatforms(brand, now, product),
    readProducts(brand, { now, earlier }, product),
    readTopics(brand, { now, earlier, product, most: analyticsLists.topics }),
    countNaming(brand, now, product),
    readRecent(brand, at, product),
  ])
  return {
    timezone,
    today,
    at: at.toISOString(),
    window: presentWindow(now),
    earlier: earlier && presentWindow(earlier),
    grain: grainOf(now),
    now: presentFigures(series.sums),
    before: before && presentFigures(before.sums),
    points: series.points,
    platforms,
    ...products,
    topics,
    topicCount: count,
    namingComments,
    recent,
    any,
  }
}

const seriesOf = (brand: InBrand, product: string | undefined, cut: Cut, window: Range): Promise<Series> =>
  product ? readProductSeries(brand, product, cut, window) : readSeries(brand, cut, window)

/** The last 7 days including today, and the 7 days before up to the same time. */
async function readRecent(brand: InBrand, at: Date, product: string | undefined): Promise<Analytics['recent']> {
  const { now, earlier } = windowsOf(brand.timezone, at, { compare: 'previous' })
  const of = async (cut: Cut) => {
    const [{ sums }, responses] = await pipeline([
      seriesOf(brand, product, cut, cut),
      readResponses(brand, cut, product),
    ])
    return { newReviews: sums.received, ...responses }
  }
  const [last, before] = await pipeline([of(now), of(earlier ?? now)])
  return { now: last, before }
}
