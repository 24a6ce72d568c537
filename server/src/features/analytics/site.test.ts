import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addDays } from '@bizamply/contract/ranges'
import type { ConnectedSite, Site } from '@bizamply/contract/site-traffic'
import { newId } from '../../db/ids.ts'
import * as scene from '../../testing/analytics-scene.ts'
import { figureBrand, type FigureBrand } from '../../testing/figure-scene.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { dayIn } from '@bizamply/contract/time-zone'

const PROPERTY_ZONE = 'Pacific/Auckland'
const HOUR = 3_600_000
let app: TestApp
let brand: FigureBrand
let today: string

beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  app.advance(scene.NOW - app.services.now().getTime())
  brand = await figureBrand(app, 'America/New_York', 500, { seed: 77 })
  today = dayIn(PROPERTY_ZONE, app.services.now())
  // The first eight have a page; Google has no data for p8's page, and p9 to p11 have no handle.
  await app.owner.query(
    `update app.products set handle = replace(external_id, 'p', 'bag-') where company_id = $1 and length(external_id) = 2
     and external_id < 'p9'`,
    [brand.companyId],
  )
  await connect(brand, { name: 'Bags', ago: HOUR })
  await count(brand, addDays(today, -99), today)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const connect = ({ companyId, brandId }: FigureBrand, { name, ago }: { name: string | null; ago: number | null }) =>
  app.owner.query(
    `insert into app.connections (company_id, id, brand_id, platform, account, sealed_credentials, name, details,
       last_sync_at, created_at) values ($1, $2, $3, 'google', '345999001', 'sealed', $4, $5, $6, $7)`,
    [
      companyId,
      newId(),
      brandId,
      name,
      { timeZone: PROPERTY_ZONE },
      ago === null ? null : new Date(app.services.now().getTime() - ago),
      app.services.now(),
    ],
  )

/** Different figures for each day and page, except for one day without visits. */
const count = ({ companyId, brandId }: FigureBrand, from: string, to: string) =>
  app.owner.query(
    `insert into app.site_days (company_id, brand_id, day, page_path, sessions, users, purchases, revenue_micros, read_at)
     select $1, $2, d, page, n % 90, n % 80, n % 7, 0, $5
     from generate_series($3::date, $4::date, interval '1 day') d,
       (select '/products/bag-' || i from generate_series(0, 7) i union all values ('/'), ('/collections/all/products/bag-1')) p(page),
       lateral (select abs(hashtext(d::text || page)) as n) h
     where d::date <> $4::date - 20 and (page <> '/products/bag-2' or n % 3 = 0)`,
    [companyId, brandId, from, to, app.services.now()],
  )

const expected = `with c as (select p.id, '/products/' || p.handle as page, ${scene.n('true')} as reviews,
    ${scene.n(`c.status = 'sent'`)} as answered,
    (min(c.responded_at) filter (where c.status = 'sent') at time zone '${PROPERTY_ZONE}')::date as day
  from ${scene.raw} join app.products p on p.company_id = $1 and p.id = c.product_id
  where ${scene.within} and p.handle is not null and p.external_id <> 'p8' group by p.id, p.handle),
s as (select * from app.site_days where company_id = $1),
l as (select c.*, (select min(n) - 1 from generate_series(1, 15) n where n = 15 or day + n >= $5::date
    or not exists (select 1 from s where s.day = c.day - n) or not exists (select 1 from s where s.day = c.day + n)) as length
  from c)
select l.id, l.page, l.reviews, l.answered, l.day::text as "firstReply", case when l.day is null or length < 3 then 0 else length end as length,
  coalesce(sum(sessions) filter (where s.day between $2::date and $3::date), 0)::int as sessions,
  coalesce(sum(purchases) filter (where s.day between $2::date and $3::date), 0)::int as conversions,
  coalesce(sum(sessions) filter (where s.day between l.day - length and l.day - 1), 0)::int as "sessionsBefore",
  coalesce(sum(sessions) filter (where s.day between l.day + 1 and l.day + length), 0)::int as "sessionsAfter",
  coalesce(sum(purchases) filter (where s.day between l.day - length and l.day - 1), 0)::int as "conversionsBefore",
  coalesce(sum(purchases) filter (where s.day between l.day + 1 and l.day + length), 0)::int as "conversionsAfter"
from l left join s on s.page_path = l.page group by 1, 2, 3, 4, 5, 6`

interface Expected {
  id: string
  length: number
  sessions: number
  conversions: number
  sessionsBefore: number
  sessionsAfter: number
  conversionsBefore: number
  conversionsAfter: number
}

const rate = (conversions: number, sessions: number) => (sessions > 0 ? conversions / sessions : null)

function asReported(row: Expected): Record<string, unknown> & { id: string } {
  const { length: days, sessionsBefore, sessionsAfter, conversionsBefore, conversionsAfter, ...rest } = row
  const side = (sessions: number, conversions: number) =>
    days === 0 ? null : { days, sessions, conversions, rate: rate(conversions, sessions) }
  return {
    ...rest,
    rate: rate(row.conversions, row.sessions),
    before: side(sessionsBefore, conversionsBefore),
    after: side(sessionsAfter, conversionsAfter),
  }
}

test.each([0, 6, 29, 45, 70, 90])('a window of %i days ending today matches its stored days', async (ago) => {
  const caller = await brand.as('viewer')
  const to = dayIn(brand.timezone, app.services.now())
  const from = addDays(to, -ago)
  const read = await scene.readData<ConnectedSite>(caller, `/api/analytics/site?from=${from}&to=${to}`)
  const { rows } = await app.owner.query<Expected>(expected, [brand.companyId, from, to, app.services.now(), today])
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
  expect(read.products.map(({ name: _, ...rest }) => rest).toSorted(byId)).toEqual(rows.map(asReported).toSorted(byId))
  expect(read).toMatchObject({ source: 'Google Analytics', property: 'Bags', until: today, stale: false })
  expect(read.withPage).toBe(rows.length)
  const reviewed = await app.owner.query<{ n: number }>(
    `select count(distinct product_id)::int as n from ${scene.raw} where ${scene.within}`,
    [brand.companyId, from, to, app.services.now()],
  )
  expect(read.withPage + read.withoutPage).toBe(reviewed.rows[0]?.n)
  const reviews = read.products.map((row) => row.reviews)
  expect(reviews).toEqual(reviews.toSorted((a, b) => b - a))
  if (ago === 45) expect(rows.some(({ length }) => length >= 3 && length < 14)).toBe(true)
})

test('a brand without Google data shows none, whatever another company has', async () => {
  const other = await makeCompany(app, { connected: false })
  expect(await scene.readData<Site>(await other.as('admin'), '/api/analytics/site')).toEqual({ connected: false })
})

test('a company sees only its own data, even if another uses the same handle', async () => {
  const other = await figureBrand(app, 'UTC', 60, { seed: 5 })
  await app.owner.query(`update app.products set handle = 'bag-1' where company_id = $1`, [other.companyId])
  await connect(other, { name: null, ago: null })
  const read = await scene.readData<ConnectedSite>(await other.as('viewer'), '/api/analytics/site')
  expect(read).toMatchObject({ connected: true, products: [], withPage: 0, until: null, readAt: null, stale: true })
  expect(read.withoutPage).toBeGreaterThan(0)
})

test('data not updated for a day is stale', async () => {
  const other = { ...(await makeCompany(app, { connected: false })), timezone: 'UTC' }
  await connect(other, { name: 'Old', ago: 25 * HOUR })
  const read = await scene.readData<ConnectedSite>(await other.as('viewer'), '/api/analytics/site')
  expect(read).toMatchObject({ property: 'Old', stale: true })
  await app.owner.query(`update app.connections set last_sync_at = $2, state = 'signed-out' where company_id = $1`, [
    other.companyId,
    app.services.now(),
  ])
  const lost = await scene.readData<ConnectedSite>(await other.as('viewer'), '/api/analytics/site')
  expect(lost.stale).toBe(true)
})
