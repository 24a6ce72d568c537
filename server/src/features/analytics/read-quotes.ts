import type { Quote } from '@bizamply/contract/analytics'
import type { Topic } from '@bizamply/contract/topics-and-risks'
import { shownProductName } from '@bizamply/contract/product-name'
import type { StoredEvidence } from '../../db/schema/comments.ts'
import { prepared } from '../../db/prepared.ts'
import type { Cut } from '../dashboard/index.ts'
import { cutQuote, isClear } from './cut-quote.ts'
import type { InBrand } from './in-brand.ts'
import { candidatesOfDays, newestCandidates } from './quote-candidates.ts'
import { spanOf } from './span.ts'

/** A topic and sentiment, with its last day in the window. */
export interface QuoteQuery {
  topic: Topic
  side: Quote['side']
  lastDay: string | null
}

/** The only quote of a topic is a complaint if at least a quarter of its opinions are negative, so that praise hides none. */
export const quotedSide = ({ good, bad }: { good: number; bad: number }): Quote['side'] =>
  bad > 0 && bad * 3 >= good ? 'bad' : 'good'

/** Up to `most` quotes per topic and sentiment in a window, clearest first, then newest. */
export async function readQuotes(
  { tx, ctx, timezone }: InBrand,
  { cut, product, most }: { cut: Cut; product: string | undefined; most: number },
  queries: QuoteQuery[],
): Promise<Map<QuoteQuery, Quote[]>> {
  if (queries.length === 0) return new Map()
  const [start, end] = spanOf(timezone, cut)
  const values = (some: QuoteQuery[]): unknown[] => [
    ctx.companyId,
    ctx.brandId,
    start,
    end,
    some.map(({ topic }) => topic),
    some.map(({ side }) => side),
  ]
  const its = product ? [product] : []
  const named = (name: string): string => (product ? `${name}-of-product` : name)
  const near = await prepared<Candidate>(tx, named('analytics.quotes'), newestCandidates(product !== undefined), [
    ...values(queries),
    ...its,
  ])
  const found = sorted(queries, near, most)
  // Rare topics may be in comments older than the ones just read.
  const missing = queries.filter((one) => one.lastDay !== null && (found.get(one)?.length ?? 0) < 1)
  if (missing.length === 0) return found
  const far = await prepared<Candidate>(tx, named('analytics.day-quotes'), candidatesOfDays(product !== undefined), [
    ...values(missing),
    missing.map(({ lastDay }) => lastDay),
    ...its,
  ])
  for (const [one, quotes] of sorted(missing, far, most)) found.set(one, quotes)
  return found
}

/** A comment that may be quoted for a topic. */
export interface Candidate {
  topic: Topic
  side: Quote['side']
  id: string
  title: string | null
  content: string
  evidence: StoredEvidence[]
  language: string | null
  author: string | null
  platform: Quote['platform']
  rating: number | null
  product_title: string | null
  cataloged: boolean
  occurred_at: Date
}

function sorted(queries: QuoteQuery[], candidates: Candidate[], most: number): Map<QuoteQuery, Quote[]> {
  return new Map(
    queries.map((one) => {
      const quotes = new Map<string, Quote>()
      for (const row of candidates) {
        const quote = row.topic === one.topic && row.side === one.side ? quoteOf(row) : null
        if (quote && !quotes.has(quote.text)) quotes.set(quote.text, quote)
      }
      const [clear, others] = [true, false].map((is) => [...quotes.values()].filter((quote) => isClear(quote) === is))
      return [one, [...(clear ?? []), ...(others ?? [])].slice(0, most)]
    }),
  )
}

export const quoteOf = (row: Candidate): Quote | null =>
  quoteWith(
    row,
    row.evidence.filter(({ of }) => of === `topic:${row.topic}`).flatMap((one) => one.words),
  )

/** Quotes a sentence that contains one of these words. */
export function quoteWith(row: Omit<Candidate, 'topic' | 'evidence'>, words: string[]): Quote | null {
  const cut = cutQuote(row.content, words, row.language) ?? cutQuote(row.title ?? '', words, row.language)
  return (
    cut && {
      commentId: row.id,
      ...cut,
      side: row.side,
      author: row.author?.trim() || null,
      platform: row.platform,
      rating: row.rating,
      product: row.product_title && shownProductName({ title: row.product_title, cataloged: row.cataloged }),
      at: row.occurred_at.toISOString(),
    }
  )
}
