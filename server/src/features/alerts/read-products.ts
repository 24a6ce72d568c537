import { addDays } from '@bizamply/contract/ranges'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import { ratingStep, span, topicStep, type RatingChange, type Stars, type TopicChange } from './detect-change.ts'

export interface Week {
  from: string
  to: string
}

export type ProductChange = (RatingChange | TopicChange) & { productId: string }

export interface ProductChanges {
  week: Week
  /** Changes that crossed the threshold. */
  changes: ProductChange[]
  /** Changes over half of the threshold, closest first. */
  rising: ProductChange[]
}

/** Maximum kept; more than shown, because some may be muted later. */
const RISING = 30
const HALF = 0.5

/** Compares every product's week until yesterday with its own baseline, from daily rollups. */
export async function readChanges(tx: Tx, ctx: Ctx, today: string): Promise<ProductChanges> {
  const week = weekBefore(today)
  const begin = addDays(week.from, -span.baseline)
  const values = [ctx.companyId, ctx.brandId, begin, week.to, week.from]
  const rated = await prepared<RatedRow>(tx, 'alerts.rated', ratedStatement, values)
  const received = new Map(rated.map((row) => [row.id, row]))
  const negative = await prepared<NegativeRow>(tx, 'alerts.negative', negativeStatement, values)
  const ratings = rated.flatMap(({ id, now, before }) => withProduct(id, ratingStep(now, before)))
  const topics = negative.flatMap(({ id, topic, now, before }) => {
    const of = received.get(id)
    if (!of) return []
    const [recent, baseline] = [
      { negative: now, received: of.received },
      { negative: before, received: of.receivedBefore },
    ]
    return withProduct(id, topicStep(topic, recent, baseline))
  })
  const rising = [...ratings, ...topics].filter(({ strength }) => strength >= HALF && strength < 1)
  return {
    week,
    changes: [...ratings, ...strongest(topics)].filter(({ strength }) => strength >= 1),
    rising: rising.toSorted((a, b) => b.strength - a.strength).slice(0, RISING),
  }
}

/** Seven whole days until yesterday. */
export const weekBefore = (today: string): Week => ({ from: addDays(today, -span.recent), to: addDays(today, -1) })

/** One defect causes complaints under several topics, so only the topic that rose most is shown. */
function strongest(topics: ProductChange[]): ProductChange[] {
  const byProduct = new Map<string, ProductChange>()
  for (const one of topics) {
    if (one.strength < 1) continue
    const known = byProduct.get(one.productId)
    if (!known || one.now - one.before > known.now - known.before) byProduct.set(one.productId, one)
  }
  return [...byProduct.values()]
}

const withProduct = (productId: string, change: RatingChange | TopicChange | null): ProductChange[] =>
  change ? [{ productId, ...change }] : []

interface RatedRow {
  id: string
  received: number
  receivedBefore: number
  now: Stars
  before: Stars
}

const stars = (when: string): string =>
  `array[${[1, 2, 3, 4, 5].map((n) => `coalesce(sum(star_${n}) filter (where ${when}), 0)::int`).join(', ')}]`

const ratedStatement = `select product_id as id, coalesce(sum(received) filter (where day >= $5::date), 0)::int as received,
    coalesce(sum(received) filter (where day < $5::date), 0)::int as "receivedBefore",
    ${stars('day >= $5::date')} as now, ${stars('day < $5::date')} as before
  from app.brand_product_days where company_id = $1 and brand_id = $2 and day between $3 and $4 group by product_id
  having sum(received) filter (where day >= $5::date) > 0`

interface NegativeRow {
  id: string
  topic: string
  now: number
  before: number
}

const negativeStatement = `select product_id as id, topic, coalesce(sum(bad + mixed) filter (where day >= $5::date), 0)::int as now,
    coalesce(sum(bad + mixed) filter (where day < $5::date), 0)::int as before
  from app.brand_topic_days where company_id = $1 and brand_id = $2 and day between $3 and $4
    and product_id <> '00000000-0000-0000-0000-000000000000' group by product_id, topic
  having sum(bad + mixed) filter (where day >= $5::date) > 0 order by product_id, topic`
