import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Overview, Window } from '@bizamply/contract/dashboard'
import { addDays } from '@bizamply/contract/ranges'
import type { Caller } from '../../testing/caller.ts'
import { closeTo, counted, counting as n, raw, within } from '../../testing/counted-figures.ts'
import { figureBrand, type FigureBrand } from '../../testing/figure-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { countList } from '../../testing/analytics-scene.ts'

let app: TestApp
const brands: Record<string, FigureBrand> = {}
const callers: Record<string, Caller> = {}

// The day after clocks went back in New York. Kolkata has a half-hour offset; Auckland is a day ahead.
const NOW = Date.parse('2027-11-08T15:05:20Z')
const zones = ['America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'] as const

beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  app.advance(NOW - app.services.now().getTime())
  for (const [n, zone] of zones.entries()) {
    const brand = await figureBrand(app, zone, 500, { seed: 100 + n, ahead: zone === 'Asia/Kolkata' ? 20 : 0 })
    brands[zone] = brand
    callers[zone] = await brand.as('viewer')
  }
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

/** Date ranges; the second is the day with a repeated hour in New York. */
const ranges = (today: string): Record<string, string> => ({
  'as it opens': '',
  'one day with 25 hours': 'from=2027-11-07&to=2027-11-07',
  'this day': `from=${today}&to=${today}`,
  'three months, a year earlier': `from=${addDays(today, -90)}&to=${today}&compare=year`,
  'a year until last week': `from=${addDays(today, -370)}&to=${addDays(today, -6)}`,
  'two and a half years, no other': `from=${addDays(today, -900)}&to=${today}&compare=none`,
})
const names = Object.keys(ranges('2027-01-01'))

async function read(zone: string, name: string): Promise<{ data: Overview; caller: Caller; brand: FigureBrand }> {
  const [caller, brand] = [callers[zone], brands[zone]]
  if (!caller || !brand) throw new Error('no such brand')
  const first = await caller.get('/api/dashboard/overview')
  const { today } = first.json['data'] as unknown as Overview
  const answer = await caller.get(`/api/dashboard/overview?${ranges(today)[name]}`)
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)])
  return { data: answer.json['data'] as unknown as Overview, caller, brand }
}

const at = ({ companyId }: FigureBrand, { from, to, until }: Window): unknown[] => [companyId, from, to, until]

describe.each(zones)('a brand in %s', (zone) => {
  test.each(names)('has figures that match its comments: %s', async (name) => {
    const { data, brand } = await read(zone, name)
    for (const [window, figures, points] of [
      [data.window, data.now, data.points],
      [data.earlier, data.before, data.earlierPoints],
    ] as const) {
      if (!window) {
        expect([figures, points]).toEqual([null, []])
        continue
      }
      const { rows } = await app.owner.query(`select ${counted} from ${raw} where ${within}`, at(brand, window))
      expect(figures).toEqual(closeTo(rows[0]))
      await expectPoints(brand, window, data, points)
      for (const key of [
        'received',
        'pending',
        'draft',
        'sent',
        'rated',
        'answered',
        'positive',
        'negative',
      ] as const) {
        expect([key, points.reduce((sum, point) => sum + point[key], 0)]).toEqual([key, figures?.[key]])
      }
    }
    expect(data.now.received).toBeGreaterThan(name.includes('day') ? 5 : 50)
    await expectShares(brand, data)
  })

  test.each(names)('links each number to a list with the same count: %s', async (name) => {
    const { data, caller } = await read(zone, name)
    // Lists filter by days, so if a platform's clock is ahead they include comments that figures don't count yet.
    if (zone === 'Asia/Kolkata' && data.window.until) return
    const { from, to } = data.window
    const { now } = data
    const shown = `from=${from}&to=${to}&triageState=shown`
    const all: [string, number][] = [
      [shown, now.received],
      ...(['pending', 'draft', 'sent'] as const).map((s): [string, number] => [`${shown}&status=${s}`, now[s]]),
      [`from=${from}&to=${to}&status=pending`, now.openPending],
      [`from=${from}&to=${to}&status=draft`, now.openDraft],
      [`${shown}&rating=1,2,3,4,5`, now.rated],
      ...now.stars.map((count, i): [string, number] => [`${shown}&rating=${i + 1}`, count]),
      [`${shown}&wait=under-1,1-4,4-12,over-12`, now.answered],
      ...(['under-1', '1-4', '4-12', 'over-12'] as const).map((wait, i): [string, number] => [
        `${shown}&wait=${wait}`,
        now.waits[i] ?? -1,
      ]),
      ...(['positive', 'mixed', 'neutral', 'negative'] as const).map((mood): [string, number] => [
        `${shown}&sentiment=${mood}`,
        now[mood],
      ]),
      ...data.platforms.map((one): [string, number] => [`${shown}&platform=${one.platform}`, one.received]),
      ...data.products.map((one): [string, number] => [`${shown}&product=${one.id}`, one.reviewCount]),
      ...(data.grain === 'hour' ? [] : data.points.slice(-8)).map(({ start, end, received }): [string, number] => [
        `from=${start}&to=${end}&triageState=shown`,
        received,
      ]),
    ]
    for (const [query, count] of all) expect([query, await countList(caller, query)]).toEqual([query, count])
  })
})

async function expectPoints(
  brand: FigureBrand,
  window: Window,
  { grain, timezone }: Overview,
  points: Overview['points'],
): Promise<void> {
  const joined =
    grain === 'hour'
      ? `c.occurred_at >= t.start::timestamptz and c.occurred_at < t.start::timestamptz + interval '1 hour'`
      : 'c.local between t.start::date and t."end"::date'
  const { rows } = await app.owner.query(
    `select t.start, t."end", t.n = cardinality($5::text[]) and $4::timestamptz is not null as open, x.*
     from unnest($5::text[], $6::text[]) with ordinality t(start, "end", n)
     cross join lateral (select count(*)::int as received, ${n(`status = 'pending'`)} as pending,
       ${n(`status = 'draft'`)} as draft, ${n(`status = 'sent'`)} as sent, count(rating)::int as rated,
       avg(rating)::float8 as rating, count(wait)::int as answered, (avg(wait) / 3600)::float8 as "responseHours",
       ${n(`sentiment = 'positive'`)} as positive, ${n(`sentiment = 'negative'`)} as negative
       from ${raw} where ${within} and ${joined}) x order by t.n`,
    [...at(brand, window), points.map(({ start }) => start), points.map(({ end }) => end)],
  )
  expect(points).toEqual(rows.map((row: object) => closeTo(row)))
  if (grain === 'hour') {
    const { rows: hours } = await app.owner.query<{ n: number }>(
      `select ceil(extract(epoch from least(($2::date + 1)::timestamp at time zone $3, coalesce($4::timestamptz, 'infinity'))
         - $2::timestamp at time zone $3) / 3600)::int as n from (select $1::uuid) x`,
      [brand.companyId, window.from, timezone, window.until],
    )
    expect(points).toHaveLength(hours[0]?.n ?? 0)
  } else {
    expect([points[0]?.start, points.at(-1)?.end]).toEqual([window.from, window.to])
    for (const [i, point] of points.entries()) {
      const next = points[i + 1]
      if (next) expect(next.start).toBe(addDays(point.end, 1))
    }
  }
}

async function expectShares(brand: FigureBrand, data: Overview): Promise<void> {
  const values = at(brand, data.window)
  const platforms = await app.owner.query(
    `select platform, count(*)::int as received, avg((status = 'sent')::int)::float8 as "responseRate",
       avg(rating)::float8 as rating from ${raw} where ${within} group by 1 order by 2 desc, 1`,
    values,
  )
  const byName = (a: { platform: string }, b: { platform: string }): number => (a.platform < b.platform ? -1 : 1)
  const shares = platforms.rows as Overview['platforms']
  expect(data.platforms.toSorted(byName)).toEqual(
    shares.toSorted(byName).map(({ responseRate, rating, ...row }) => ({
      ...row,
      responseRate: expect.closeTo(responseRate ?? -1, 9) as number,
      rating: rating === null ? null : (expect.closeTo(rating, 9) as number),
    })),
  )
  const products = await app.owner.query<{ id: string; name: string; reviewCount: number; avgRating: number | null }>(
    `select p.id, p.title as name, null as image, count(*)::int as "reviewCount", avg(rating)::float8 as "avgRating"
     from ${raw} join app.products p on p.id = c.product_id where ${within} group by 1, 2 order by 4 desc, 1`,
    values,
  )
  expect(data.products).toEqual(products.rows.slice(0, 8).map(closeTo))
  expect(data.productCount).toBe(products.rows.length)
}

describe('a window', () => {
  test('ending today is cut off now, and the previous one at the same time of day', async () => {
    for (const zone of zones) {
      for (const name of ['as it opens', 'this day', 'three months, a year earlier']) {
        const { data } = await read(zone, name)
        expect(data.window.until).toBe(data.at)
        const { rows } = await app.owner.query<{ until: Date }>(
          `select ($1 || ' ' || ($2::timestamptz at time zone $3)::time)::timestamp at time zone $3 as until`,
          [data.earlier?.to, data.at, zone],
        )
        expect([zone, name, data.earlier?.until]).toEqual([zone, name, rows[0]?.until.toISOString()])
        expect(data.points.map(({ open }) => open).lastIndexOf(true)).toBe(data.points.length - 1)
      }
      const over = await read(zone, 'a year until last week')
      expect([over.data.window.until, over.data.earlier?.until]).toEqual([null, null])
    }
  })

  test('of one day shows a repeated hour twice and loses nothing', async () => {
    const { data } = await read('America/New_York', 'one day with 25 hours')
    expect(data.points).toHaveLength(25)
    expect(data.points.slice(0, 3).map(({ start }) => start)).toEqual([
      '2027-11-07T04:00:00.000Z',
      '2027-11-07T05:00:00.000Z',
      '2027-11-07T06:00:00.000Z',
    ])
  })

  test('in the future, reversed, or longer than ten years is rejected with a reason', async () => {
    const caller = callers['Asia/Kolkata']
    for (const [query, path] of [
      ['to=2027-11-09', 'to'],
      ['from=2027-11-05&to=2027-11-04', 'from'],
      ['from=2015-11-04&to=2027-11-04', 'from'],
      ['from=1960-01-01&to=1960-01-02', 'from'],
    ]) {
      const answer = await caller?.get(`/api/dashboard/overview?${query}`)
      expect([query, answer?.status, answer?.json['errors']]).toEqual([
        query,
        400,
        [{ path, message: expect.stringMatching(/./) as string }],
      ])
    }
  })
})
