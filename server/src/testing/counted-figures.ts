import { expect } from 'vitest'

/** A company's comments by the brand's local day; `$1` is the company. */
export const raw = `(select c.*, (c.occurred_at at time zone b.timezone)::date as local,
    case when c.responded_at > c.occurred_at and c.responded_at < c.occurred_at + interval '168 hours'
      then round(extract(epoch from c.responded_at - c.occurred_at)) end as wait
  from app.comments c join app.brands b on b.company_id = c.company_id and b.id = c.brand_id
  where c.company_id = $1 and c.triage_state <> 'hidden') c`

/** The number of rows that meet a condition. */
export const counting = (condition: string): string => `(count(*) filter (where ${condition}))::int`

/** The figures of the dashboard, counted from the comments themselves. */
export const counted = `count(*)::int as received, ${counting(`status = 'pending'`)} as pending, ${counting(`status = 'draft'`)} as draft,
  ${counting(`status = 'sent'`)} as sent, ${counting(`status = 'pending' and triage_state = 'open'`)} as "openPending",
  ${counting(`status = 'draft' and triage_state = 'open'`)} as "openDraft",
  ${counting(`status in ('sent', 'draft')`)}::float8 / nullif(count(*), 0) as "handledRate",
  ${counting(`status = 'sent'`)}::float8 / nullif(count(*), 0) as "responseRate", avg(rating)::float8 as rating,
  count(rating)::int as rated, array[${[1, 2, 3, 4, 5].map((stars) => counting(`rating = ${stars}`)).join(', ')}] as stars,
  (avg(wait) / 3600)::float8 as "responseHours", count(wait)::int as answered,
  array[${counting('wait < 3600')}, ${counting('wait >= 3600 and wait < 14400')}, ${counting('wait between 14400 and 43200')}, ${counting('wait > 43200')}] as waits,
  ${['positive', 'mixed', 'neutral', 'negative'].map((mood) => `${counting(`sentiment = '${mood}'`)} as ${mood}`).join(', ')}`

/** From day `$2` to `$3`, and before `$4` if given. */
export const within = 'local between $2::date and $3::date and ($4::timestamptz is null or occurred_at < $4)'

/** A row whose fractions only need to be close, as sums may be added in another order. */
export const closeTo = (row: object | undefined): object =>
  Object.fromEntries(
    Object.entries(row ?? {}).map(([name, value]) => [
      name,
      typeof value === 'number' && !Number.isInteger(value) ? expect.closeTo(value, 9) : (value as unknown),
    ]),
  )
