import type { Window } from '@bizamply/contract/dashboard'
import { addDays } from '@bizamply/contract/ranges'
import { expect } from 'vitest'
import { rebuildRollups } from '../features/rollups/index.ts'
import type { Caller } from './caller.ts'
import { figureBrand, type FigureBrand } from './figure-scene.ts'
import type { TestApp } from './test-app.ts'

export { closeTo as near, counted, counting as n, raw, within } from './counted-figures.ts'

/** The day after clocks went back in New York; midnight in Kolkata isn't a whole UTC hour, Auckland is a day ahead. */
export const NOW = Date.parse('2027-11-08T15:05:20Z')
export const zones = ['America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'] as const
export type Zone = (typeof zones)[number]

export interface AnalyticsBrand extends FigureBrand {
  caller: Caller
}

/** A brand with random comments, with and without known authors and topics, and posted replies. */
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

/** Date ranges; the second is the day with a repeated hour in New York. */
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

export const at = ({ companyId }: FigureBrand, { from, to, until }: Window): unknown[] => [companyId, from, to, until]

/** The number of comments in a list, by its tabs and by its pages. */
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
