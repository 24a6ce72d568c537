import type { Quote } from '@bizamply/contract/analytics'
import type { Topic } from '@bizamply/contract/topics-and-risks'
import { prepared } from '../../db/prepared.ts'
import { quoteOf, type Candidate } from '../analytics/index.ts'
import type { Cut } from '../dashboard/index.ts'
import { ofWindow, valuesOf, type Filtered } from './read-filtered.ts'

export interface QuoteRequest {
  topic: Topic
  side: Quote['side']
}

// Spam and comments with risks aren't quoted.
const candidates = `select w.topic, w.side, c.id, c.title, c.content, c.evidence, c.language, c.author_name as author,
    c.platform, c.rating, p.title as product_title, coalesce(p.external_id not like 'file:%', false) as cataloged,
    c.occurred_at
  from unnest($7::text[], $8::text[]) w(topic, side)
  cross join lateral (select c.* from app.comments c
    where c.company_id = $1 and c.brand_id = $2 and c.triage_state <> 'hidden' and ${ofWindow}
      and not c.spam and not c.risks && array['personal-data', 'self-harm', 'grief']
      and w.topic = any(case w.side when 'good' then c.topics_good else c.topics_bad end)
      and not w.topic = any(case w.side when 'good' then c.topics_bad else c.topics_good end)
    order by c.occurred_at desc, c.id desc limit 30) c
  left join app.products p on p.company_id = $1 and p.id = c.product_id order by c.occurred_at desc, c.id desc`

/** The newest quotable sentence for each topic. */
export async function readFilteredQuotes(of: Filtered, cut: Cut, requests: QuoteRequest[]): Promise<Map<Topic, Quote>> {
  const found = new Map<Topic, Quote>()
  if (requests.length === 0) return found
  const rows = await prepared<Candidate>(of.tx, 'reports.quotes', candidates, [
    ...valuesOf(of, cut),
    requests.map(({ topic }) => topic),
    requests.map(({ side }) => side),
  ])
  for (const row of rows) {
    if (found.has(row.topic)) continue
    const quote = quoteOf(row)
    if (quote) found.set(row.topic, quote)
  }
  return found
}
