import type { Facets } from '@bizamply/contract/facets'
import type { CommentFilter } from '@bizamply/contract/comment-query'
import type { Ctx } from '../../../context.ts'
import { plannedPerCall } from '../../../db/prepared.ts'
import { numbered } from './comment-filter.ts'
import { bitOf, facetColumns, facetFields, missOf, type FacetField } from './facet-fields.ts'
import { allConditions, ofStatus } from './list-filtered.ts'

/** The values that a brand's filters offer, each with its count under all other filters. */
export async function countFacets(ctx: Ctx, filter: CommentFilter): Promise<Facets> {
  const { status, search, importId, project, delivery, toRead, product = [] } = filter
  const [row] = await ctx.tx(async (tx) => {
    const within = [
      ...(await allConditions(tx, ctx, { search, importId, project, delivery, toRead })),
      ...ofStatus(status),
    ]
    const { texts, values } = numbered([missOf(ctx, filter), ...within], [ctx.companyId, ctx.brandId, product])
    const [miss = '0', ...conditions] = texts
    return plannedPerCall<{ facets: Facets }>(tx, facetsStatement(miss, conditions), values)
  })
  if (!row) throw new Error('no row of facets')
  return row.facets
}

/**
 * One scan: a comment that misses two fields counts nowhere, one that misses a single field only for that field.
 * Identical combinations of the plain columns are counted once.
 */
const facetsStatement = (miss: string, conditions: string[]): string => `with counted as materialized (
    select * from (select ${facetColumns}, ${miss} as miss from app.comments c
      where ${['c.company_id = $1', 'c.brand_id = $2', ...conditions].join(' and ')}) c
    where miss & (miss - 1) = 0),
  alike as materialized (select ${plain}, count(*)::int as n from counted group by ${plain})
  select json_build_object(
    'total', (select coalesce(sum(n) filter (where miss = 0), 0) from alike),
    'without', (select json_build_object(${facetFields.map((field) => `'${field}', ${of(field, 'n')}`).join(', ')}) from alike),
    'platforms', ${named('platform', 'platform')},
    'ratings', ${named('rating', `coalesce(rating::text, 'none')`)},
    'sentiments', ${named('sentiment', 'sentiment')},
    'topics', ${topics},
    'risks', ${listed('risk', `unnest(risks || 'any'::text) t(name) where cardinality(risks) > 0`, 50)},
    'questions', ${yesOrNo('hasQuestion', 'question')},
    'phones', ${yesOrNo('hasPhone', 'phone')},
    'languages', ${named('language', 'language', 30)},
    'products', ${products},
    'assignees', ${named('assignee', `coalesce(assignee_id::text, 'none')`, 200)},
    'tags', ${listed('tag', 'unnest(tags) t(name)', 100)},
    'waits', ${named('wait', 'wait')},
    'triageStates', ${triageStates}) as facets`

const plain = 'miss, platform, rating, sentiment, question, phone, language, assignee_id, wait, triage_state'

/** Matches of all other fields, under a condition; `n` is how many comments a row counts. */
const of = (field: FacetField, n: string, condition = 'true'): string =>
  `coalesce(sum(${n}) filter (where miss in (0, ${bitOf(field)}) and ${condition}), 0)::int`

const sorted = (values: string): string =>
  `(select coalesce(json_agg(f order by f.count desc, f.name), '[]') from (${values}) f)`

const named = (field: FacetField, name: string, most = 50): string =>
  sorted(`select ${name} as name, ${of(field, 'n')} as count from alike
    where ${name} is not null group by 1 order by 2 desc, 1 limit ${most}`)

const listed = (field: FacetField, from: string, most: number): string =>
  sorted(`select t.name, ${of(field, '1')} as count from counted, ${from} group by 1 order by 2 desc, 1 limit ${most}`)

const yesOrNo = (field: FacetField, holds: string): string =>
  `(select json_build_object('yes', ${of(field, 'n', holds)}, 'no', ${of(field, 'n', `not ${holds}`)}) from alike)`

const topics = sorted(`select t.name, ${of('topic', '1')} as count, ${of('topic', '1', 't.good')} as good,
    ${of('topic', '1', 'not t.good or t.both')} as bad
  from counted, lateral (select u.name, true as good, u.name = any(topics_bad) as both from unnest(topics_good) u(name)
    union all select u.name, false, false from unnest(topics_bad) u(name) where not u.name = any(topics_good)) t
  group by 1 order by 2 desc, 1 limit 50`)

// Chosen products come first, so that the limit never drops them.
const products = `(select coalesce(json_agg(f order by f.count desc, f.title), '[]') from (select p.id, p.title, g.count
  from (select product_id, ${of('product', '1')} as count from counted where product_id is not null group by 1
    order by product_id = any($3::uuid[]) desc, 2 desc limit 200) g
  join app.products p on p.company_id = $1 and p.id = g.product_id) f)`

const triageStates = `(select json_build_object(${(
  [
    ['open', 'open'],
    ['snoozed', 'snoozed'],
    ['noReply', 'no-reply'],
    ['hidden', 'hidden'],
  ] as const
)
  .map(([key, state]) => `'${key}', ${of('triageState', 'n', `triage_state = '${state}'`)}`)
  .join(', ')}) from alike)`
