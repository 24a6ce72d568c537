import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'

interface Named {
  name: string
  count: number
}

interface Facets {
  topics: Named[]
  languages: Named[]
  tags: Named[]
  products: { id: string; title: string; count: number }[]
  triageStates: { snoozed: number; noReply: number; hidden: number }
}

/** Values of the brand's comments that filters offer, with counts of open ones. */
export async function readFacets(ctx: Ctx): Promise<Facets> {
  const [row] = await ctx.tx((tx) =>
    prepared<{ facets: Facets }>(tx, 'triage.facets', facetsStatement, [ctx.companyId, ctx.brandId]),
  )
  if (!row) throw new Error('no row of facets')
  return row.facets
}

const named = (from: string, most: number): string => `(select coalesce(json_agg(f order by f.count desc, f.name), '[]')
  from (select name, sum(n)::int as count from ${from} group by name order by 2 desc, 1 limit ${most}) f)`

/** One scan: groups identical combinations before counting. */
export const facetsStatement = `with alike as materialized (
    select triage_state, language, product_id, topics_good, topics_bad, tags, count(*) as n,
      case when triage_state = 'open' then count(*) else 0 end as open
    from app.comments where company_id = $1 and brand_id = $2
    group by triage_state, language, product_id, topics_good, topics_bad, tags)
  select json_build_object(
    'topics', ${named(
      `(select t.name, a.open as n from alike a, lateral (select unnest(a.topics_good) union select unnest(a.topics_bad)) t(name)) x`,
      30,
    )},
    'languages', ${named(`(select language as name, open as n from alike where language is not null) x`, 20)},
    'tags', ${named(`(select t.name, a.open as n from alike a, unnest(a.tags) t(name)) x`, 50)},
    'products', (select coalesce(json_agg(f order by f.count desc, f.title), '[]') from (
      select p.id, p.title, g.count from (select product_id, sum(open)::int as count from alike
          where product_id is not null group by product_id order by 2 desc limit 100) g
        join app.products p on p.company_id = $1 and p.id = g.product_id) f),
    'triageStates', (select json_build_object('snoozed', coalesce(sum(n) filter (where triage_state = 'snoozed'), 0),
      'noReply', coalesce(sum(n) filter (where triage_state = 'no-reply'), 0),
      'hidden', coalesce(sum(n) filter (where triage_state = 'hidden'), 0)) from alike)) as facets`
