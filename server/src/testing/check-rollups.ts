import type { TestApp } from './test-app.ts'

const sum = (what: string, as: string): string => `(coalesce(sum(${what}), 0))::int8 as ${as}`
const when = (condition: string, as: string): string => sum(`(${condition})::int`, as)

/** Each figure computed independently from a comment `c` and the `gap` to its reply, in seconds. */
const figures = [
  'count(*) as received',
  ...['pending', 'draft', 'sent'].map((status) => when(`c.status = '${status}'`, status)),
  when(`c.status = 'pending' and c.triage_state = 'open'`, 'open_pending'),
  when(`c.status = 'draft' and c.triage_state = 'open'`, 'open_draft'),
  sum('c.rating', 'rating_sum'),
  'count(c.rating) as rating_count',
  ...[1, 2, 3, 4, 5].map((star) => when(`c.rating = ${star}`, `star_${star}`)),
  sum('c.gap', 'response_seconds'),
  'count(c.gap) as response_count',
  when('c.gap < 60 * 60', 'wait_1'),
  when('c.gap >= 60 * 60 and c.gap < 4 * 60 * 60', 'wait_4'),
  when('c.gap >= 4 * 60 * 60 and c.gap <= 12 * 60 * 60', 'wait_12'),
  when('c.gap > 12 * 60 * 60', 'wait_more'),
  ...['positive', 'mixed', 'neutral', 'negative'].map((feeling) => when(`c.sentiment = '${feeling}'`, feeling)),
]
const nameOf = (figure: string): string => figure.slice(figure.lastIndexOf(' ') + 1)

const shown = `(select *, (case when responded_at > occurred_at then nullif(round(extract(epoch from responded_at)
    - extract(epoch from occurred_at)), 0) end) as any_gap from app.comments where company_id = $1 and triage_state <> 'hidden') k`
const measured = `(select k.*, case when any_gap < 168 * 60 * 60 then any_gap end as gap from ${shown}) c`
const named = `(select k.*, t.topic from ${shown}, unnest(topics_good) t(topic)
  union select k.*, t.topic from ${shown}, unnest(topics_bad) t(topic)) c`

interface Table {
  name: string
  keys: [name: string, of: string][]
  figures: string[]
  from: string
  where?: string
}

const brand: [string, string] = ['brand_id', 'c.brand_id']
const platform: [string, string] = ['platform', 'c.platform']
const product: [string, string] = ['product_id', 'c.product_id']
const day: [string, string] = ['day', 'c.day']
const month: [string, string] = ['month', `(to_char(c.day, 'YYYY-MM') || '-01')::date`]
const hour: [string, string] = ['hour', `to_timestamp(floor(extract(epoch from c.occurred_at) / 3600) * 3600)`]
const tables: Table[] = [
  {
    name: 'brand_counts',
    keys: [brand, platform],
    figures: figures.slice(1, 4),
    from: measured,
    where: "triage_state = 'open'",
  },
  { name: 'brand_days', keys: [brand, day, platform], figures, from: measured },
  { name: 'brand_hours', keys: [brand, hour], figures, from: measured },
  {
    name: 'brand_product_days',
    keys: [brand, day, product, platform],
    figures,
    from: measured,
    where: 'product_id > $2',
  },
  {
    name: 'brand_product_months',
    keys: [brand, month, product, platform],
    figures,
    from: measured,
    where: 'product_id > $2',
  },
  {
    name: 'brand_topic_days',
    keys: [brand, day, ['topic', 'c.topic'], ['product_id', 'coalesce(c.product_id, $2)']],
    figures: [
      when('not c.topic = any(c.topics_bad)', 'good'),
      when('not c.topic = any(c.topics_good)', 'bad'),
      when('c.topic = any(c.topics_good) and c.topic = any(c.topics_bad)', 'mixed'),
      ...[1, 2, 3, 4, 5].map((star) => when(`c.rating = ${star}`, `star_${star}`)),
      ...['draft', 'sent'].map((status) => when(`c.status = '${status}'`, status)),
      when(`c.status = 'pending' and c.triage_state = 'open'`, 'open_pending'),
    ],
    from: named,
  },
]

/** Rows of rollups that differ from the comments. */
export async function differencesInRollups(app: TestApp, companyId: string): Promise<object[]> {
  const found: object[] = []
  for (const { name, keys, figures: sums, from, where = 'true' } of tables) {
    const [columns, names] = [sums.map(nameOf), keys.map(([key]) => key)]
    const stored = `select ${[...names, ...columns.map((column) => `${column}::int8`)].join(', ')} from app.${name}
      where company_id = $1 and (${columns.map((column) => `${column} <> 0`).join(' or ')})`
    const counted = `select ${[...keys.map(([key, of]) => `${of} as ${key}`), ...sums].join(', ')}
      from ${from} where ${where} and $2::uuid is not null group by ${keys.map((_, n) => n + 1).join(', ')}`
    const { rows } = await app.owner.query<object>(
      `select 'rolled up' as side, '${name}' as name, * from (${stored} except all ${counted}) a
       union all select 'counted', '${name}', * from (${counted} except all ${stored}) b`,
      [companyId, '00000000-0000-0000-0000-000000000000'],
    )
    found.push(...rows)
  }
  return found
}
