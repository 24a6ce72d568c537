import { addDays } from '@bizamply/contract/ranges'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall } from '../../db/prepared.ts'
import { pipeline } from '../../db/pipeline.ts'
import { span } from './detect-change.ts'
import type { Subject } from './subject.ts'

/** A subject, and the last day of the week that is compared with the eight before it. */
export type Spanned = Pick<Subject, 'productId' | 'kind' | 'topic'> & { toDay: string }

export interface Figure {
  value: number | null
  count: number
  of: number
}

export interface Weeks {
  now: Figure
  before: Figure
  /** Oldest first; the last is the alert's week. */
  weeks: (Figure & { from: string; to: string })[]
}

const WEEKS = (span.recent + span.baseline) / span.recent

/** Current counts of these weeks from daily rollups, in the order of the subjects. */
export async function readWeeks(tx: Tx, ctx: Ctx, subjects: Spanned[]): Promise<Weeks[]> {
  if (subjects.length === 0) return []
  const values = [
    ctx.companyId,
    ctx.brandId,
    subjects.map(({ productId }) => productId),
    subjects.map(({ toDay }) => toDay),
  ]
  const [received, negative] = await pipeline([
    plannedPerCall<ReceivedRow>(tx, receivedStatement, values),
    plannedPerCall<NegativeRow>(tx, negativeStatement, [...values, subjects.map(({ topic }) => topic)]),
  ])
  const [receivedAt, negativeAt] = [byPlace(received), byPlace(negative)]
  return subjects.map(({ kind, toDay }, n) => {
    const sums = Array.from({ length: WEEKS }, (_, ago) => {
      const at = placeOf({ n: n + 1, ago })
      const { received: all = 0, rated = 0, stars = 0 } = receivedAt.get(at) ?? {}
      if (kind === 'rating') return { total: stars, count: rated, of: rated }
      const count = negativeAt.get(at)?.negative ?? 0
      return { total: count, count, of: all }
    })
    const [week = none, ...earlier] = sums
    return {
      now: figure(week),
      before: figure(earlier.reduce(plus, none)),
      weeks: sums.map((sum, ago) => ({ ...figure(sum), ...weekOf(toDay, ago) })).toReversed(),
    }
  })
}

interface Sum {
  /** Stars, or complaints. */
  total: number
  count: number
  of: number
}

const none: Sum = { total: 0, count: 0, of: 0 }
const plus = (a: Sum, b: Sum): Sum => ({ total: a.total + b.total, count: a.count + b.count, of: a.of + b.of })
const figure = ({ total, count, of }: Sum): Figure => ({ value: of === 0 ? null : total / of, count, of })

function weekOf(toDay: string, ago: number): { from: string; to: string } {
  const to = addDays(toDay, -ago * span.recent)
  return { from: addDays(to, 1 - span.recent), to }
}

interface Place {
  n: number
  /** Weeks of the baseline. */
  ago: number
}

type ReceivedRow = Place & { received: number; rated: number; stars: number }
type NegativeRow = Place & { negative: number }

const placeOf = ({ n, ago }: Place): string => `${n} ${ago}`
const byPlace = <Row extends Place>(rows: Row[]): Map<string, Row> => new Map(rows.map((row) => [placeOf(row), row]))

// Day by day, because the rollup's index leads with the day: the cost doesn't depend on the size of the brand.
const days = `cross join generate_series(0, ${span.recent + span.baseline - 1}) g(ago)`

const receivedStatement = `select a.n::int, (g.ago / ${span.recent})::int as ago, sum(t.received)::int as received,
    coalesce(sum(t.rated), 0)::int as rated, coalesce(sum(t.stars), 0)::int as stars
  from unnest($3::uuid[], $4::date[]) with ordinality a(product, last, n) ${days}
  cross join lateral (select sum(d.received) as received, sum(d.rating_count) as rated, sum(d.rating_sum) as stars
    from app.brand_product_days d where d.company_id = $1 and d.brand_id = $2 and d.day = a.last - g.ago
      and d.product_id = a.product) t
  where t.received is not null group by 1, 2`

const negativeStatement = `select a.n::int, (g.ago / ${span.recent})::int as ago, sum(t.negative)::int as negative
  from unnest($3::uuid[], $4::date[], $5::text[]) with ordinality a(product, last, topic, n) ${days}
  cross join lateral (select sum(d.bad + d.mixed) as negative from app.brand_topic_days d
    where d.company_id = $1 and d.brand_id = $2 and d.day = a.last - g.ago and d.topic = a.topic
      and d.product_id = a.product) t
  where a.topic <> '' and t.negative is not null group by 1, 2`
