import type { TopicFigure } from '@bizamply/contract/analytics'
import type { Topic } from '@bizamply/contract/topics-and-risks'
import { prepared } from '../../db/prepared.ts'
import { quotedSide } from '../analytics/index.ts'
import type { Cut } from '../dashboard/index.ts'
import { ofWindow, valuesOf, type Filtered } from './read-filtered.ts'
import { readFilteredQuotes, type QuoteRequest } from './read-filtered-quotes.ts'
import { reportLists } from './report-data.ts'

interface TopicSums {
  topic: Topic
  good: number
  bad: number
  mixed: number
}

const topicsStatement = `select n.topic, (count(*) filter (where n.good and not n.bad))::int as good,
    (count(*) filter (where n.bad and not n.good))::int as bad, (count(*) filter (where n.good and n.bad))::int as mixed
  from app.comments c
  cross join lateral (select s.topic, s.topic = any(c.topics_good) as good, s.topic = any(c.topics_bad) as bad
    from (select distinct unnest(c.topics_good || c.topics_bad) as topic) s) n
  where c.company_id = $1 and c.brand_id = $2 and c.triage_state <> 'hidden' and ${ofWindow}
  group by 1 order by count(*) desc, 1`

export async function readFilteredTopics(
  of: Filtered,
  cut: Cut,
  earlier: Cut | null,
): Promise<{ topics: TopicFigure[]; topicCount: number; namingComments: number }> {
  const rows = await prepared<TopicSums>(of.tx, 'reports.topics', topicsStatement, valuesOf(of, cut))
  const before = earlier
    ? await prepared<TopicSums>(of.tx, 'reports.topics', topicsStatement, valuesOf(of, earlier))
    : []
  const sums = new Map(before.map((row) => [row.topic, row.good + row.bad + row.mixed]))
  const [naming] = await prepared<{ n: number }>(
    of.tx,
    'reports.naming',
    `select count(*)::int as n from app.comments c
     where c.company_id = $1 and c.brand_id = $2 and c.triage_state <> 'hidden' and ${ofWindow}
       and cardinality(c.topics_good || c.topics_bad) > 0`,
    valuesOf(of, cut),
  )
  const shown = rows.slice(0, reportLists.topics)
  const quotes = await readFilteredQuotes(of, cut, shown.map(sideOf))
  const topics = shown.map((row) => ({
    ...row,
    before: earlier ? (sums.get(row.topic) ?? 0) : null,
    quote: quotes.get(row.topic) ?? null,
  }))
  return { topics, topicCount: rows.length, namingComments: naming?.n ?? 0 }
}

/** The sentiment with more comments. */
const sideOf = ({ topic, good, bad }: TopicSums): QuoteRequest => ({ topic, side: quotedSide({ good, bad }) })
