import { addDays } from '@bizamply/contract/ranges'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import { ratingChange, span, topicChange, type RatingChange, type Stars, type TopicChange } from './find-change.ts'

export interface Week {
  from: string
  to: string
}

export type ProductChange = (RatingChange | TopicChange) & { productId: string }

/** Every product of the brand that left its baseline in the week that ended yesterday; read from sums of days. */
export async function readChanges(tx: Tx, ctx: Ctx, today: string): Promise<{ week: Week; changes: ProductChange[] }> {
  const week = { from: addDays(today, -span.recent), to: addDays(today, -1) }
  const begin = addDays(week.from, -span.baseline)
  const values = [ctx.companyId, ctx.brandId, begin, week.to, week.from]
  const rated = await prepared<RatedRow>(tx, 'alerts.rated', ratedStatement, values)
  const received = new Map(rated.map((row) => [row.id, row]))
  const blamed = await prepared<BlamedRow>(tx, 'alerts.blamed', blamedStatement, values)
  const ratings = rated.map(({ id, now, before }) => withProduct(id, ratingChange(now, before)))
  const topics = blamed.map(({ id, topic, now, before }) => {
    const of = received.get(id)
    if (!of) return null
    const [recent, baseline] = [
      { blamed: now, received: of.received },
      { blamed: before, received: of.receivedBefore },
    ]
    return withProduct(id, topicChange(topic, recent, baseline))
  })
  return { week, changes: [...ratings.filter((one) => one !== null), ...strongest(topics)] }
}

/** What breaks is blamed under several names: a product tells of the one that rose most. */
function strongest(topics: (ProductChange | null)[]): ProductChange[] {
  const byProduct = new Map<string, ProductChange>()
  for (const one of topics) {
    const known = one && byProduct.get(one.productId)
    if (one && (!known || one.now - one.before > known.now - known.before)) byProduct.set(one.productId, one)
  }
  return [...byProduct.values()]
}

const withProduct = (productId: string, change: RatingChange | TopicChange | null): ProductChange | null =>
  change && { productId, ...change }

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

interface BlamedRow {
  id: string
  topic: string
  now: number
  before: number
}

const blamedStatement = `select product_id as id, topic, coalesce(sum(bad + mixed) filter (where day >= $5::date), 0)::int as now,
    coalesce(sum(bad + mixed) filter (where day < $5::date), 0)::int as before
  from app.brand_topic_days where company_id = $1 and brand_id = $2 and day between $3 and $4
    and product_id <> '00000000-0000-0000-0000-000000000000' group by product_id, topic
  having sum(bad + mixed) filter (where day >= $5::date) > 0 order by product_id, topic`
