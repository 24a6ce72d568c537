import { grainOf } from '@bizamply/contract/ranges'
import type { Topic } from '@bizamply/contract/topics-and-risks'
import { prepared } from '../../db/prepared.ts'
import { dayBuckets, hourBuckets, type Bucket, type Cut } from '../dashboard/index.ts'
import type { InBrand } from './in-brand.ts'
import { afterOf, spanOf } from './span.ts'
import type { Sides } from './read-topic-sums.ts'

export type TopicPoint = Sides & { start: string; end: string; open: boolean }

export interface TopicQuery {
  topic: Topic
  product: string | undefined
  cut: Cut
}

export interface TopicSeries {
  points: TopicPoint[]
  /** The last days with a positive and a negative mention. */
  lastGood: string | null
  lastBad: string | null
}

type Numbered = Sides & { n: number; lastGood: string | null; lastBad: string | null }

/** A topic's comments over a window, by the window's grain. */
export async function readTopicSeries(brand: InBrand, query: TopicQuery): Promise<TopicSeries> {
  const { rows, buckets } = await (grainOf(query.cut) === 'hour' ? readHours(brand, query) : readDays(brand, query))
  const byNumber = new Map(rows.map((row) => [row.n, row]))
  const { until } = query.cut
  return {
    points: buckets.map(({ start, end }, n) => {
      const { good = 0, bad = 0, mixed = 0 } = byNumber.get(n + 1) ?? {}
      return { start, end, open: until !== null && n === buckets.length - 1, good, bad, mixed }
    }),
    lastGood: latest(rows.map((row) => row.lastGood)),
    lastBad: latest(rows.map((row) => row.lastBad)),
  }
}

interface Read {
  rows: Numbered[]
  buckets: Bucket[]
}

const latest = (days: (string | null)[]): string | null =>
  days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null)

const summed = `coalesce(sum(good), 0)::int as good, coalesce(sum(bad), 0)::int as bad, coalesce(sum(mixed), 0)::int as mixed,
  max(day) filter (where good + mixed > 0)::text as "lastGood", max(day) filter (where bad + mixed > 0)::text as "lastBad"`

/** Comments that mention topic `$3` from `$4` to before `$5`, as rollup rows; `sign` subtracts them. */
const ofComments = (its: string, sign: '' | '-'): string => `
  ${sign}(not $3 = any(c.topics_bad))::int as good, ${sign}(not $3 = any(c.topics_good))::int as bad,
  ${sign}($3 = any(c.topics_good) and $3 = any(c.topics_bad))::int as mixed
  from app.comments c where c.company_id = $1 and c.brand_id = $2 and c.triage_state <> 'hidden'
    and ($3 = any(c.topics_good) or $3 = any(c.topics_bad))
    and c.occurred_at >= $4::timestamptz and c.occurred_at < $5::timestamptz ${its}`

async function readDays({ tx, ctx, timezone }: InBrand, { topic, product, cut }: TopicQuery): Promise<Read> {
  const grain = grainOf(cut)
  const buckets = grain === 'hour' ? [] : dayBuckets(grain, cut)
  const its = product ? 'and product_id = $9' : ''
  // Day by day: one topic's daily rows are adjacent, so this is faster than scanning all topics' rows.
  const rows = await prepared<Numbered>(
    tx,
    product ? 'analytics.product-topic-days' : 'analytics.topic-days',
    `select width_bucket(day, $6::date[]) as n, ${summed} from (
       select s.day, t.good, t.bad, t.mixed
       from (select generate_series($7::timestamp, $8::timestamp, '1 day')::date as day) s
       cross join lateral (select sum(good) as good, sum(bad) as bad, sum(mixed) as mixed from app.brand_topic_days d
         where d.company_id = $1 and d.brand_id = $2 and d.day = s.day and d.topic = $3 ${its}) t
       where t.good is not null
       union all
       select c.day, ${ofComments(its, '-')}) u group by 1`,
    [
      ctx.companyId,
      ctx.brandId,
      topic,
      ...afterOf(timezone, cut),
      buckets.map(({ start }) => start),
      cut.from,
      cut.to,
    ].concat(product ? [product] : []),
  )
  return { rows, buckets }
}

async function readHours({ tx, ctx, timezone }: InBrand, { topic, product, cut }: TopicQuery): Promise<Read> {
  const { starts } = hourBuckets(timezone, cut)
  const rows = await prepared<Numbered>(
    tx,
    product ? 'analytics.product-topic-hours' : 'analytics.topic-hours',
    `select width_bucket(at, $6::timestamptz[]) as n, ${summed} from (
       select c.day, c.occurred_at as at, ${ofComments(product ? 'and product_id = $7' : '', '')}) u group by 1`,
    [ctx.companyId, ctx.brandId, topic, ...spanOf(timezone, cut), starts, ...(product ? [product] : [])],
  )
  return { rows, buckets: starts.map((start) => ({ start: start.toISOString(), end: start.toISOString() })) }
}
