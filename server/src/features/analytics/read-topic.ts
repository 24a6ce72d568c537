import type { Quote } from '@bizamply/contract/analytics'
import { grainOf, type Grain } from '@bizamply/contract/ranges'
import type { Topic } from '@bizamply/contract/topics-and-risks'
import type { Ctx } from '../../context.ts'
import { pipeline } from '../../db/pipeline.ts'
import { readBrand, windowsOf, type WindowQuery } from '../dashboard/index.ts'
import { mustBeOurs, planOnce } from './in-brand.ts'
import { readQuotes } from './read-quotes.ts'
import { readTopicProducts, type TopicProduct } from './read-topic-products.ts'
import { readTopicSeries, type TopicPoint } from './read-topic-series.ts'

export interface TopicView {
  grain: Grain
  points: TopicPoint[]
  products: TopicProduct[]
  quotes: Quote[]
}

const QUOTES = 6

/** One topic over time, with its products and quotes. */
export async function readTopic(
  ctx: Ctx,
  query: WindowQuery & { topic: Topic; product?: string | undefined },
): Promise<TopicView> {
  const at = ctx.now()
  const { topic, product } = query
  return ctx.tx(async (tx) => {
    const [{ timezone }] = await pipeline([
      readBrand(tx, ctx),
      planOnce(tx),
      product && mustBeOurs({ tx, ctx }, product),
    ])
    const { now } = windowsOf(timezone, at, { ...query, compare: 'none' })
    const brand = { tx, ctx, timezone }
    const [{ points, lastGood, lastBad }, products] = await pipeline([
      readTopicSeries(brand, { topic, product, cut: now }),
      readTopicProducts(brand, { topic, product, cut: now }),
    ])
    const quotes = await readQuotes(brand, { cut: now, product, most: QUOTES }, [
      { topic, side: 'good', lastDay: lastGood },
      { topic, side: 'bad', lastDay: lastBad },
    ])
    return {
      grain: grainOf(now),
      points,
      products,
      quotes: [...quotes.values()].flat().toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)),
    }
  })
}
