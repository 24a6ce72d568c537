import type { Quote } from '@bizamply/contract/analytics'
import { shownProductName } from '@bizamply/contract/product-name'
import type { Topic } from '@bizamply/contract/reading-names'
import { prepared } from '../../db/prepared.ts'
import type { StoredEvidence } from '../../db/schema/comments.ts'
import { cutQuote } from '../analytics/index.ts'
import type { Cut } from '../dashboard/index.ts'
import { ofWindow, valuesOf, type Filtered } from './read-filtered.ts'

export interface QuoteWanted {
  topic: Topic
  side: Quote['side']
}

interface Candidate extends QuoteWanted {
  id: string
  title: string | null
  content: string
  evidence: StoredEvidence[]
  language: string | null
  author: string | null
  platform: Quote['platform']
  rating: number | null
  product_title: string | null
  catalogued: boolean
  occurred_at: Date
}

// Who speaks of themselves or of worse than the product is not put on show.
const candidates = `select w.topic, w.side, c.id, c.title, c.content, c.evidence, c.language, c.author_name as author,
    c.platform, c.rating, p.title as product_title, coalesce(p.external_id not like 'file:%', false) as catalogued,
    c.occurred_at
  from unnest($7::text[], $8::text[]) w(topic, side)
  cross join lateral (select c.* from app.comments c
    where c.company_id = $1 and c.brand_id = $2 and c.shelf <> 'hidden' and ${ofWindow}
      and not c.spam and not c.risks && array['personal-data', 'self-harm', 'grief']
      and w.topic = any(case w.side when 'good' then c.topics_good else c.topics_bad end)
      and not w.topic = any(case w.side when 'good' then c.topics_bad else c.topics_good end)
    order by c.occurred_at desc, c.id desc limit 30) c
  left join app.products p on p.company_id = $1 and p.id = c.product_id order by c.occurred_at desc, c.id desc`

/** The newest sentence of each topic that can be quoted. */
export async function readFilteredQuotes(of: Filtered, cut: Cut, wanted: QuoteWanted[]): Promise<Map<Topic, Quote>> {
  const found = new Map<Topic, Quote>()
  if (wanted.length === 0) return found
  const rows = await prepared<Candidate>(of.tx, 'reports.quotes', candidates, [
    ...valuesOf(of, cut),
    wanted.map(({ topic }) => topic),
    wanted.map(({ side }) => side),
  ])
  for (const row of rows) {
    if (found.has(row.topic)) continue
    const quote = quoteOf(row)
    if (quote) found.set(row.topic, quote)
  }
  return found
}

function quoteOf(row: Candidate): Quote | null {
  const words = row.evidence.filter(({ of }) => of === `topic:${row.topic}`).flatMap((one) => one.words)
  const cut = cutQuote(row.content, words, row.language) ?? cutQuote(row.title ?? '', words, row.language)
  if (!cut) return null
  const { product_title: title, catalogued } = row
  return {
    commentId: row.id,
    ...cut,
    side: row.side,
    author: row.author?.trim() || null,
    platform: row.platform,
    rating: row.rating,
    product: title && shownProductName({ title, catalogued }),
    at: row.occurred_at.toISOString(),
  }
}
