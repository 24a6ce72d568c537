import type { Figures } from '@bizamply/contract/dashboard'

/** Columns of every rollup (server/src/db/schema/rollups.ts). */
export const measures = [
  'received',
  'pending',
  'draft',
  'sent',
  'open_pending',
  'open_draft',
  'rating_sum',
  'rating_count',
  'star_1',
  'star_2',
  'star_3',
  'star_4',
  'star_5',
  'response_seconds',
  'response_count',
  'wait_1',
  'wait_4',
  'wait_12',
  'wait_more',
  'positive',
  'mixed',
  'neutral',
  'negative',
] as const
type Measure = (typeof measures)[number]
export type Sums = Record<Measure, number>

const none = Object.fromEntries(measures.map((name) => [name, 0])) as Sums
export const zeros = (): Sums => ({ ...none })

export function add(to: Sums, more: Sums, sign: 1 | -1 = 1): Sums {
  for (const name of measures) to[name] += sign * more[name]
  return to
}

/** Sums of rollup rows, each named after its column. */
export const summed = measures
  .map((name) => `coalesce(sum(${name}), 0)::${name === 'response_seconds' ? 'float8' : 'int'} as ${name}`)
  .join(', ')

/**
 * Comments in the shape of rollup rows. `$1` is the company, `$2` the brand. Filters by timestamp, which is indexed.
 */
export const rowsOfComments = (where: string): string => `(
  select c.occurred_at, c.platform, c.product_id, 1 as received, (c.status = 'pending')::int as pending,
    (c.status = 'draft')::int as draft, (c.status = 'sent')::int as sent,
    (c.status = 'pending' and c.triage_state = 'open')::int as open_pending,
    (c.status = 'draft' and c.triage_state = 'open')::int as open_draft, c.rating as rating_sum,
    (c.rating is not null)::int as rating_count,
    ${[1, 2, 3, 4, 5].map((stars) => `(c.rating = ${stars})::int as star_${stars}`).join(', ')},
    w.seconds as response_seconds, (w.seconds is not null)::int as response_count, (w.seconds < 3600)::int as wait_1,
    (w.seconds >= 3600 and w.seconds < 14400)::int as wait_4, (w.seconds >= 14400 and w.seconds <= 43200)::int as wait_12,
    (w.seconds > 43200)::int as wait_more, coalesce(c.sentiment = 'positive', false)::int as positive,
    coalesce(c.sentiment = 'mixed', false)::int as mixed, coalesce(c.sentiment = 'neutral', false)::int as neutral,
    coalesce(c.sentiment = 'negative', false)::int as negative
  from app.comments c
  left join lateral (select floor(extract(epoch from c.responded_at - c.occurred_at) + 0.5) as seconds) s on true
  left join lateral (select s.seconds where s.seconds > 0 and s.seconds < 604800) w on true
  where c.company_id = $1 and c.brand_id = $2 and c.triage_state <> 'hidden' and ${where})`

export const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)

export const presentFigures = (s: Sums): Figures => ({
  received: s.received,
  pending: s.pending,
  draft: s.draft,
  sent: s.sent,
  openPending: s.open_pending,
  openDraft: s.open_draft,
  handledRate: share(s.sent + s.draft, s.received),
  responseRate: share(s.sent, s.received),
  rating: share(s.rating_sum, s.rating_count),
  rated: s.rating_count,
  stars: [s.star_1, s.star_2, s.star_3, s.star_4, s.star_5],
  responseHours: share(s.response_seconds / 3600, s.response_count),
  answered: s.response_count,
  waits: [s.wait_1, s.wait_4, s.wait_12, s.wait_more],
  positive: s.positive,
  mixed: s.mixed,
  neutral: s.neutral,
  negative: s.negative,
})
