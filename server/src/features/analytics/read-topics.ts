import type { TopicFigure } from '@bizamply/contract/analytics'
import { pipeline } from '../../db/pipeline.ts'
import type { Cut } from '../dashboard/index.ts'
import type { InBrand } from './in-brand.ts'
import { quotedSide, readQuotes, type QuoteQuery } from './read-quotes.ts'
import { readTopicSums, type TopicSums } from './read-topic-sums.ts'

interface TopicsQuery {
  now: Cut
  earlier: Cut | null
  product: string | undefined
  /** Maximum number of topics, most mentioned first. Unlimited by default. */
  most?: number
}

/** A window's topics with the previous window, each with a quote. */
export async function readTopics(
  brand: InBrand,
  { now, earlier, product, most }: TopicsQuery,
): Promise<{ topics: TopicFigure[]; count: number }> {
  const [all, before] = await pipeline([
    readTopicSums(brand, now, product),
    earlier ? readTopicSums(brand, earlier, product) : null,
  ])
  const shown = all.slice(0, most)
  const queries = shown.map(quoteQuery)
  const quotes = await readQuotes(brand, { cut: now, product, most: 1 }, queries)
  const named = new Map(before?.map((sums) => [sums.topic, sums.good + sums.bad + sums.mixed]))
  return {
    topics: shown.map(({ topic, good, bad, mixed }, n) => {
      const one = queries[n]
      return {
        topic,
        good,
        bad,
        mixed,
        before: before && (named.get(topic) ?? 0),
        quote: (one && quotes.get(one)?.[0]) ?? null,
      }
    }),
    count: all.length,
  }
}

const quoteQuery = ({ topic, good, bad, lastGood, lastBad }: TopicSums): QuoteQuery => {
  const side = quotedSide({ good, bad })
  return { topic, side, lastDay: side === 'good' ? lastGood : lastBad }
}
