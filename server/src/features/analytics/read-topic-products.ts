import { analyticsLists } from '@bizamply/contract/analytics-rules'
import { shownProductName } from '@bizamply/contract/product-name'
import { prepared } from '../../db/prepared.ts'
import type { InBrand } from './in-brand.ts'
import { afterOf } from './span.ts'
import type { TopicQuery } from './read-topic-series.ts'
import { topicsTakenAway, type Sides } from './read-topic-sums.ts'

export type TopicProduct = Sides & { id: string; name: string }

/** The products of a topic, most negative first. */
export async function readTopicProducts(
  { tx, ctx, timezone }: InBrand,
  { topic, product, cut }: TopicQuery,
): Promise<TopicProduct[]> {
  const rows = await prepared<Sides & { id: string; title: string; cataloged: boolean }>(
    tx,
    product ? 'analytics.product-topic-products' : 'analytics.topic-products',
    statementOf(product ? 'and product_id = $8' : ''),
    [ctx.companyId, ctx.brandId, cut.from, cut.to, ...afterOf(timezone, cut), topic, ...(product ? [product] : [])],
  )
  return rows.map(({ id, good, bad, mixed, ...named }) => ({ id, name: shownProductName(named), good, bad, mixed }))
}

const statementOf = (
  its: string,
): string => `select t.product_id as id, p.title, p.external_id not like 'file:%' as cataloged,
    t.good, t.bad, t.mixed
  from (select product_id, sum(good)::int as good, sum(bad)::int as bad, sum(mixed)::int as mixed from (
      select d.product_id, d.good, d.bad, d.mixed
      from (select generate_series($3::timestamp, $4::timestamp, '1 day')::date as day) s
      cross join lateral (select * from app.brand_topic_days d where d.company_id = $1 and d.brand_id = $2
        and d.day = s.day and d.topic = $7 ${its} offset 0) d
      union all
      select c.product_id, n.good, n.bad, n.mixed from app.comments c ${topicsTakenAway}
      where c.company_id = $1 and c.brand_id = $2 and c.triage_state <> 'hidden' and n.topic = $7
        and c.occurred_at >= $5::timestamptz and c.occurred_at < $6::timestamptz ${its}) u
    group by 1 having sum(good + bad + mixed) > 0) t
  join app.products p on p.company_id = $1 and p.id = t.product_id
  order by t.bad + t.mixed desc, t.good desc, p.title collate "C", t.product_id limit ${analyticsLists.bars}`
