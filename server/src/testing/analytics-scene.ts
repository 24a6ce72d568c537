import type { Window } from '@bizamply/contract/dashboard'
import { addDays } from '@bizamply/contract/ranges'
import { expect } from 'vitest'
import { rebuildRollups } from '../features/rollups/index.ts'
import type { Caller } from './caller.ts'
import { figureBrand, type FigureBrand } from './figure-scene.ts'
import type { TestApp } from './test-app.ts'

/** The day after clocks went back in New York; Kolkata's midnight is no whole hour of UTC, Auckland is a day ahead. */
export const NOW = Date.parse('2027-11-08T15:05:20Z')
export const zones = ['America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'] as const
export type Zone = (typeof zones)[number]

export interface AnalyticsBrand extends FigureBrand {
  caller: Caller
}

/** A brand with random comments: by known people and by nobody, of topics praised, blamed and both, with posted replies. */
export async function analyticsBrand(app: TestApp, zone: Zone, seed: number): Promise<AnalyticsBrand> {
  const brand = await figureBrand(app, zone, 500, { seed, ahead: zone === 'Asia/Kolkata' ? 20 : 0 })
  const { companyId, brandId } = brand
  for (const statement of scattered) await app.owner.query(statement, [companyId])
  await rebuildRollups(app.services.db, companyId, brandId)
  return { ...brand, caller: await brand.as('viewer') }
}

const numbered = `(select id, row_number() over (order by external_id) as n from app.comments where company_id = $1) r`
const scattered = [
  `update app.comments c set
     author_email = case n % 7 when 0 then 'Ann' || n % 23 || '@Example.org' when 1 then ' ann' || n % 23 || '@example.org' end,
     author_external_id = case when n % 7 in (1, 2, 3) then 'u' || n % 17 end,
     author_name = case when n % 7 <> 6 then 'Name ' || n % 13 end
   from ${numbered} where c.company_id = $1 and c.id = r.id`,
  `update app.comments c set topics_good = case n % 4 when 0 then '{zip,size}' when 1 then '{zip}' else '{}' end::text[],
     topics_bad = case n % 6 when 0 then '{zip}' when 3 then '{delivery,size}' else '{}' end::text[]
   from ${numbered} where c.company_id = $1 and c.id = r.id and n % 3 = 0`,
  `update app.products set title = 'Bag' where company_id = $1 and external_id in ('p1', 'p2', 'p3')`,
  `update app.products set title = '12 - red BAG', external_id = 'file:12 - red bag' where company_id = $1 and external_id = 'p4'`,
  `insert into app.credit_holds (company_id, id, brand_id, action, credits, state, price_version, comment_id, platform, worker,
     created_at, closed_at)
   select company_id, gen_random_uuid(), brand_id, 'generate', 1, case when rating = 3 then 'released' else 'settled' end, 1, id,
     platform, 1, coalesce(responded_at, occurred_at) - interval '1 minute', coalesce(responded_at, occurred_at)
   from app.comments where company_id = $1 and status <> 'pending'`,
  `insert into app.deliveries (company_id, id, brand_id, comment_id, channel, state, version, text, hold_id, key, due_at, posted_at,
     created_at)
   select company_id, gen_random_uuid(), brand_id, id, channel, 'posted', 1, 'Thank you', gen_random_uuid(),
     channel || id, responded_at, responded_at, responded_at
   from app.comments, unnest(array['platform', 'whatsapp']) channel
   where company_id = $1 and status = 'sent' and (channel = 'platform' or rating = 5)`,
]

/** Ranges of a picker; the second is the day with the hour that happens twice in New York. */
export const ranges = (today: string): Record<string, string> => ({
  'as it opens': '',
  'one day with 25 hours': 'from=2027-11-07&to=2027-11-07',
  'this day': `from=${today}&to=${today}`,
  'three months, a year earlier': `from=${addDays(today, -90)}&to=${today}&compare=year`,
  'two and a half years, no other': `from=${addDays(today, -900)}&to=${addDays(today, -6)}&compare=none`,
})
export const rangeNames = Object.keys(ranges('2027-01-01'))

export async function readData<T>(caller: Caller, path: string): Promise<T> {
  const answer = await caller.get(path)
  expect([path, answer.status, answer.text.slice(0, 200)]).toEqual([path, 200, expect.any(String)])
  return answer.json['data'] as T
}

/** Comments of a brand as they are, by the day where it is; `$1` is the company. */
export const raw = `(select c.*, (c.occurred_at at time zone b.timezone)::date as local,
    case when c.responded_at > c.occurred_at and c.responded_at < c.occurred_at + interval '168 hours'
      then round(extract(epoch from c.responded_at - c.occurred_at)) end as wait
  from app.comments c join app.brands b on b.company_id = c.company_id and b.id = c.brand_id
  where c.company_id = $1 and c.triage_state <> 'hidden') c`
/** In the window `$2` to `$3`, cut at `$4`. */
export const within = 'local between $2::date and $3::date and ($4::timestamptz is null or occurred_at < $4)'
export const at = ({ companyId }: FigureBrand, { from, to, until }: Window): unknown[] => [companyId, from, to, until]

export const n = (condition: string): string => `(count(*) filter (where ${condition}))::int`
/** All figures of a window. */
export const counted = `count(*)::int as received, ${n(`status = 'pending'`)} as pending, ${n(`status = 'draft'`)} as draft,
  ${n(`status = 'sent'`)} as sent, ${n(`status = 'pending' and triage_state = 'open'`)} as "openPending",
  ${n(`status = 'draft' and triage_state = 'open'`)} as "openDraft",
  ${n(`status in ('sent', 'draft')`)}::float8 / nullif(count(*), 0) as "handledRate",
  ${n(`status = 'sent'`)}::float8 / nullif(count(*), 0) as "responseRate", avg(rating)::float8 as rating,
  count(rating)::int as rated, array[${[1, 2, 3, 4, 5].map((stars) => n(`rating = ${stars}`)).join(', ')}] as stars,
  (avg(wait) / 3600)::float8 as "responseHours", count(wait)::int as answered,
  array[${n('wait < 3600')}, ${n('wait >= 3600 and wait < 14400')}, ${n('wait between 14400 and 43200')}, ${n('wait > 43200')}] as waits,
  ${['positive', 'mixed', 'neutral', 'negative'].map((mood) => `${n(`sentiment = '${mood}'`)} as ${mood}`).join(', ')}`

/** Shares and means as they come out of another order of adding up. */
export const near = (row: object | undefined): object =>
  Object.fromEntries(
    Object.entries(row ?? {}).map(([name, value]) => [
      name,
      typeof value === 'number' && !Number.isInteger(value)
        ? (expect.closeTo(value, 9) as unknown)
        : (value as unknown),
    ]),
  )

/** How many a list of comments says and shows. */
export async function countList(caller: Caller, query: string): Promise<number> {
  const seen = new Set<string>()
  let cursor = ''
  let tabs = 0
  do {
    const answer = await caller.get(`/api/comments?limit=100&${query}${cursor && `&cursor=${cursor}`}`)
    const page = answer.json as unknown as {
      data: { _id: string }[]
      pagination: { nextCursor: string | null }
      counts: Record<string, number>
    }
    for (const { _id } of page.data) seen.add(_id)
    cursor = page.pagination.nextCursor ?? ''
    const status = /status=(\w+)/.exec(query)?.[1]
    tabs = status ? (page.counts[status] ?? -1) : Object.values(page.counts).reduce((a, b) => a + b, 0)
  } while (cursor)
  expect([query, tabs]).toEqual([query, seen.size])
  return seen.size
}
