import { added } from './update-rollups.ts'
import { rollupTables, type RollupTable } from './tables.ts'

/**
 * Statements per table for company $1, brand $2, and days $3 to before $4 (UTC for hours): the comments' sums, the
 * stored rows, and their differences, all from one snapshot.
 */
export interface RawStatement {
  name: string
  check: string
  mend: string
  /** Totals for the whole brand: only in the first step. */
  once: boolean
}

interface Source {
  /** Key columns after the brand, computed from comment `c`. */
  keys: string[]
  from: string
  where: string
  /** Selects the stored rows in this range. */
  range: string
  once?: true
}

const utc = (parameter: string): string => `(${parameter}::date)::timestamp at time zone 'UTC'`
const shown = `c.company_id = $1 and c.brand_id = $2 and c.triage_state <> 'hidden'`
// A local day is at most one day from its timestamp, which is indexed.
const ofDays = `${shown} and c.day >= $3::date and c.day < $4::date
  and c.occurred_at >= ${utc('$3')} - interval '2 days' and c.occurred_at < ${utc('$4')} + interval '2 days'`
const answered = `app.comments c left join lateral (select s.seconds
    from (select floor(extract(epoch from c.responded_at - c.occurred_at) + 0.5) as seconds) s
    where s.seconds > 0 and s.seconds < 604800) w on true`
const topics = `app.comments c cross join lateral (select s.topic, s.topic = any(c.topics_good) as good,
    s.topic = any(c.topics_bad) as bad from (select distinct unnest(c.topics_good || c.topics_bad) as topic) s) n`
const days = 'day >= $3::date and day < $4::date'

const sources: Record<string, Source> = {
  brand_counts: {
    keys: ['c.platform'],
    from: 'app.comments c',
    where: `c.company_id = $1 and c.brand_id = $2 and c.triage_state = 'open' and $3::date < $4::date`,
    range: '$3::date < $4::date',
    once: true,
  },
  brand_days: { keys: ['c.day', 'c.platform'], from: answered, where: ofDays, range: days },
  brand_hours: {
    keys: [`date_trunc('hour', c.occurred_at, 'UTC')`],
    from: answered,
    where: `${shown} and c.occurred_at >= ${utc('$3')} and c.occurred_at < ${utc('$4')}`,
    range: `hour >= ${utc('$3')} and hour < ${utc('$4')}`,
  },
  brand_product_days: {
    keys: ['c.day', 'c.product_id', 'c.platform'],
    from: answered,
    where: `${ofDays} and c.product_id is not null`,
    range: days,
  },
  brand_product_months: {
    keys: [`date_trunc('month', c.day::timestamp)::date`, 'c.product_id', 'c.platform'],
    from: answered,
    where: `${ofDays} and c.product_id is not null`,
    range: 'month >= $3::date and month < $4::date',
  },
  brand_topic_days: {
    keys: ['c.day', 'n.topic', `coalesce(c.product_id, '00000000-0000-0000-0000-000000000000')`],
    from: topics,
    where: ofDays,
    range: days,
  },
}

const count = (condition: string): string => `count(*) filter (where ${condition})`
const stars = [1, 2, 3, 4, 5].map((star) => [`star_${star}`, count(`c.rating = ${star}`)])
const sameName = (name: string, of: string): string[] => [name, count(`c.${of} = '${name}'`)]

const sums: Record<string, string> = Object.fromEntries([
  ['received', 'count(*)'],
  ...['pending', 'draft', 'sent'].map((name) => sameName(name, 'status')),
  ['open_pending', count(`c.status = 'pending' and c.triage_state = 'open'`)],
  ['open_draft', count(`c.status = 'draft' and c.triage_state = 'open'`)],
  ['rating_sum', 'coalesce(sum(c.rating), 0)'],
  ['rating_count', 'count(c.rating)'],
  ...stars,
  ['response_seconds', 'coalesce(sum(w.seconds), 0)'],
  ['response_count', 'count(w.seconds)'],
  ['wait_1', count('w.seconds < 3600')],
  ['wait_4', count('w.seconds >= 3600 and w.seconds < 14400')],
  ['wait_12', count('w.seconds >= 14400 and w.seconds <= 43200')],
  ['wait_more', count('w.seconds > 43200')],
  ...['positive', 'mixed', 'neutral', 'negative'].map((name) => sameName(name, 'sentiment')),
])
const topicSums: Record<string, string> = Object.fromEntries([
  ['good', count('n.good and not n.bad')],
  ['bad', count('n.bad and not n.good')],
  ['mixed', count('n.good and n.bad')],
  ...stars,
  ...['draft', 'sent', 'open_pending'].map((name) => [name, sums[name] ?? '']),
])

export const rawStatements: RawStatement[] = rollupTables.map((table) => {
  const source = sources[table.name]
  if (!source) throw new Error(`unknown rollup ${table.name}`)
  return statementOf(table, source)
})

function statementOf(
  { name, keys: allKeys, groups }: RollupTable,
  { keys: of, from, where, range, once }: Source,
): RawStatement {
  const columns = groups.flat()
  const keys = allKeys.slice(1).map(([key]) => key)
  const sumOf = name === 'brand_topic_days' ? topicSums : sums
  const lost = (side: string): string => columns.map((column) => `coalesce(${side}.${column}, 0)::int8`).join(', ')
  const wrong = `with raw as (select ${of.map((value, n) => `${value} as ${keys[n]}`).join(', ')},
      ${columns.map((column) => `${sumOf[column]} as ${column}`).join(', ')}
      from ${from} where ${where} group by ${keys.map((_, n) => n + 1).join(', ')}),
    have as (select ${[...keys, ...columns].join(', ')} from app.${name} where company_id = $1 and brand_id = $2 and ${range}),
    wrong as (select ${keys.join(', ')},
      ${columns.map((column) => `coalesce(raw.${column}, 0)::int8 - coalesce(have.${column}, 0) as ${column}`).join(', ')}
      from raw full join have using (${keys.join(', ')}) where (${lost('raw')}) <> (${lost('have')}))`
  const inOrder = allKeys.slice(1).map(([key, type]) => (type === 'text' ? `${key} collate "C"` : key))
  return {
    name,
    once: once ?? false,
    check: `${wrong} select count(*)::int as n from wrong`,
    // Both sides come from one snapshot, so their difference is exactly the error. Adding it stays correct when other
    // transactions commit meanwhile.
    mend: `${wrong} insert into app.${name} as r (company_id, brand_id, ${[...keys, ...columns].join(', ')})
      select $1, $2, ${[...keys, ...columns].join(', ')} from wrong order by ${inOrder.join(', ')}
      on conflict (company_id, brand_id, ${keys.join(', ')}) do update set ${added(columns)} returning 1`,
  }
}
