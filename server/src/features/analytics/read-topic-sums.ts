import type { Topic } from '@bizamply/contract/topics-and-risks'
import { prepared } from '../../db/prepared.ts'
import type { Cut } from '../dashboard/index.ts'
import type { InBrand } from './in-brand.ts'
import { afterOf } from './span.ts'

export interface Sides {
  good: number
  bad: number
  mixed: number
}

export interface TopicSums extends Sides {
  topic: Topic
  /** The last days with a positive and a negative mention. */
  lastGood: string | null
  lastBad: string | null
}

/** Every topic in the window's comments, most mentioned first. */
export async function readTopicSums(
  { tx, ctx, timezone }: InBrand,
  cut: Cut,
  product: string | undefined,
): Promise<TopicSums[]> {
  return prepared<TopicSums>(
    tx,
    product ? 'analytics.product-topics' : 'analytics.topics',
    statementOf(product ? 'and product_id = $7' : ''),
    [ctx.companyId, ctx.brandId, cut.from, cut.to, ...afterOf(timezone, cut), ...(product ? [product] : [])],
  )
}

/** Topics of comments `c` as rollup amounts, to subtract. */
export const topicsTakenAway = `cross join lateral (select s.topic,
    -(not s.topic = any(c.topics_bad))::int as good, -(not s.topic = any(c.topics_good))::int as bad,
    -(s.topic = any(c.topics_good) and s.topic = any(c.topics_bad))::int as mixed
  from (select distinct unnest(c.topics_good || c.topics_bad) as topic) s) n`

const statementOf = (its: string): string => `select topic, sum(good)::int as good, sum(bad)::int as bad,
    sum(mixed)::int as mixed, max(day) filter (where good + mixed > 0)::text as "lastGood",
    max(day) filter (where bad + mixed > 0)::text as "lastBad"
  from (
    select topic, day, good, bad, mixed from app.brand_topic_days
    where company_id = $1 and brand_id = $2 and day between $3::date and $4::date ${its}
    union all
    select n.topic, null, n.good, n.bad, n.mixed from app.comments c ${topicsTakenAway}
    where c.company_id = $1 and c.brand_id = $2 and c.triage_state <> 'hidden'
      and c.occurred_at >= $5::timestamptz and c.occurred_at < $6::timestamptz ${its}) u
  group by topic having sum(good + bad + mixed) > 0
  order by sum(good + bad + mixed) desc, topic`
