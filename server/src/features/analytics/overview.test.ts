import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Analytics, ProductRow } from '@bizamply/contract/analytics'
import { cleanProductName } from '@bizamply/contract/product-name'
import type { Window } from '@bizamply/contract/dashboard'
import * as scene from '../../testing/analytics-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const { at, counted, n, near, raw, within, zones, rangeNames } = scene

let app: TestApp
const brands: Record<string, scene.AnalyticsBrand> = {}

beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  app.advance(scene.NOW - app.services.now().getTime())
  for (const [i, zone] of zones.entries()) brands[zone] = await scene.analyticsBrand(app, zone, 200 + i)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

async function read(zone: string, name: string, more = '') {
  const brand = brands[zone]
  if (!brand) throw new Error('no such brand')
  const { today } = await scene.readData<Analytics>(brand.caller, '/api/analytics/overview')
  const query = scene.ranges(today)[name] ?? ''
  const data = await scene.readData<Analytics>(brand.caller, `/api/analytics/overview?${query}${more}`)
  return { data, brand, caller: brand.caller, query }
}

const each = zones.flatMap((zone) => rangeNames.map((name) => [zone, name] as const))

describe.each(each)('a brand in %s: %s', (zone, name) => {
  test('has figures that match its comments', async () => {
    const { data, brand } = await read(zone, name)
    await expectFigures(brand, data)
    expect(data.now.received).toBeGreaterThan(name.includes('day') ? 5 : 40)
    const products = await rawProducts(brand, data.window)
    const before = data.earlier && (await rawProducts(brand, data.earlier))
    expectSummary(data, products)
    expectLists(data, products)
    for (const row of data.products) {
      const found = products.find(({ id }) => id === row.id)
      const { title = '', file = false, platforms = [], ...figures } = found ?? {}
      const name = file ? cleanProductName(title) : title
      const earlier = before?.find(({ id }) => id === row.id)
      const [ratingBefore, responseHoursBefore] = [closeTo(earlier?.rating), closeTo(earlier?.responseHours)]
      expect(row).toEqual({ ...near(figures), name, image: null, ratingBefore, responseHoursBefore, platforms })
    }
    await expectRecent(brand, data)
  })

  test('has the same figures for one product', async () => {
    const all = await read(zone, name)
    for (const row of all.data.products.slice(0, 3)) {
      const { data, brand } = await read(zone, name, `&product=${row.id}`)
      await expectFigures(brand, data, row.id)
      expect(data.products).toEqual([row])
      expect([data.productCount, data.now.received, data.lists.reviews]).toEqual([1, row.received, [row.id]])
      const { rows } = await app.owner.query(
        `select count(*)::int as count from ${raw} where ${within} and product_id = $5
           and cardinality(topics_good || topics_bad) > 0`,
        [...at(brand, data.window), row.id],
      )
      expect(rows).toEqual([{ count: data.namingComments }])
      await expectRecent(brand, data, row.id)
    }
  })

  test('links each number to a list with the same count', async () => {
    const { data, caller } = await read(zone, name)
    // Lists filter by days, so if a platform's clock is ahead they include comments that figures don't count yet.
    if (zone === 'Asia/Kolkata' && data.window.until) return
    const shown = `from=${data.window.from}&to=${data.window.to}&triageState=shown`
    const lists: [string, number][] = [
      [shown, data.now.received],
      ...data.products.flatMap((row): [string, number][] => [
        [`${shown}&product=${row.id}`, row.received],
        [`${shown}&product=${row.id}&status=sent`, row.sent],
        [`${shown}&product=${row.id}&rating=1,2,3,4,5`, row.rated],
      ]),
      ...data.topics.map((one): [string, number] => [`${shown}&topic=${one.topic}`, one.good + one.bad + one.mixed]),
      ...data.platforms.map((one): [string, number] => [`${shown}&platform=${one.platform}`, one.received]),
    ]
    for (const [query, count] of lists) expect([query, await scene.countList(caller, query)]).toEqual([query, count])
  })
})

const closeTo = (value: number | null | undefined): unknown =>
  value === null || value === undefined ? null : expect.closeTo(value, 9)

async function expectFigures(brand: scene.AnalyticsBrand, data: Analytics, product?: string): Promise<void> {
  const its = product ? `and product_id = '${product}'` : ''
  const of = async (window: Window): Promise<object> => {
    const { rows } = await app.owner.query<object>(
      `select ${counted} from ${raw} where ${within} ${its}`,
      at(brand, window),
    )
    return near(rows[0])
  }
  expect(data.now).toEqual(await of(data.window))
  expect(data.before).toEqual(data.earlier && (await of(data.earlier)))
  const ends = data.grain === 'hour' ? `"end"::timestamptz + interval '1 hour'` : null
  const inPoint = ends
    ? `occurred_at >= start::timestamptz and occurred_at < ${ends}`
    : 'local between start::date and "end"::date'
  const { rows: points } = await app.owner.query<object>(
    `select p.start, p."end", x.* from unnest($5::text[], $6::text[]) with ordinality p(start, "end", i) cross join lateral (
       select count(*)::int as received, count(rating)::int as rated, avg(rating)::float8 as rating,
         count(wait)::int as answered, (avg(wait) / 3600)::float8 as "responseHours", ${n(`status = 'sent'`)} as sent,
         ${n(`sentiment = 'negative'`)} as negative
       from ${raw} where ${within} and ${inPoint} ${its}) x order by i`,
    [...at(brand, data.window), data.points.map(({ start }) => start), data.points.map(({ end }) => end)],
  )
  expect(data.points).toMatchObject(points.map(near))
  expect(data.points.reduce((sum, { received }) => sum + received, 0)).toBe(data.now.received)
  const { rows: platforms } = await app.owner.query(
    `select platform, count(*)::int as received from ${raw} where ${within} ${its} group by 1 order by 2 desc`,
    at(brand, data.window),
  )
  expect(data.platforms).toHaveLength(platforms.length)
  expect(data.platforms).toEqual(expect.arrayContaining(platforms))
}

type RawProduct = Omit<ProductRow, 'name' | 'image' | 'ratingBefore' | 'responseHoursBefore'> & {
  title: string
  file: boolean
}

async function rawProducts(brand: scene.AnalyticsBrand, window: Window): Promise<RawProduct[]> {
  const { rows } = await app.owner.query<RawProduct>(
    `select p.id, p.title, p.external_id like 'file:%' as file, count(*)::int as received,
       ${['pending', 'draft', 'sent'].map((s) => `${n(`status = '${s}'`)} as ${s}`).join(', ')},
       avg(rating)::float8 as rating, count(rating)::int as rated, (avg(wait) / 3600)::float8 as "responseHours",
       count(wait)::int as answered, ${n(`sentiment = 'positive'`)} as positive, ${n(`sentiment = 'negative'`)} as negative,
       (select array_agg(platform order by count desc, platform) from (
          select platform, count(*) from ${raw} where ${within} and c.product_id = p.id group by 1) f) as platforms
     from ${raw} join app.products p on p.company_id = $1 and p.id = c.product_id where ${within} group by p.id, p.title, 3`,
    at(brand, window),
  )
  return rows
}

const tie = (a: RawProduct, b: RawProduct): number =>
  b.received - a.received || (a.title < b.title ? -1 : a.title > b.title ? 1 : a.id < b.id ? -1 : 1)

function expectSummary(data: Analytics, products: RawProduct[]): void {
  const rated = products.flatMap(({ rating }) => (rating === null ? [] : [rating]))
  expect([data.productCount, data.ratedProducts, data.topPerformerCount]).toEqual([
    products.length,
    rated.length,
    rated.filter((rating) => rating >= 4.5).length,
  ])
  expect(data.productRating).toEqual(closeTo(rated.length ? rated.reduce((a, b) => a + b, 0) / rated.length : null))
}

function expectLists(data: Analytics, products: RawProduct[]): void {
  const ids = (rows: RawProduct[], most: number): string[] => rows.slice(0, most).map(({ id }) => id)
  const by = (value: (row: RawProduct) => number | null, sign: 1 | -1, where = (_: RawProduct): boolean => true) =>
    products
      .filter((row) => value(row) !== null && where(row))
      .toSorted((a, b) => sign * ((value(a) ?? 0) - (value(b) ?? 0)) || tie(a, b))
  const rating = (row: RawProduct): number | null => row.rating
  const expected = {
    reviews: ids(products.toSorted(tie), 8),
    responseTime: ids(
      by(({ responseHours }) => responseHours, 1),
      8,
    ),
    rating: ids(by(rating, -1), 8),
    top: ids(
      by(rating, -1, (row) => (row.rating ?? 0) >= 4.5),
      5,
    ),
    attention: ids(
      by(rating, 1, (row) => (row.rating ?? 5) < 3.5 && row.rated > 2),
      5,
    ),
  }
  expect(data.lists).toEqual(expected)
  const named = new Set([...ids(products.toSorted(tie), 15), ...Object.values(expected).flat()])
  expect(data.products.map(({ id }) => id)).toEqual(
    ids(
      products.toSorted(tie).filter(({ id }) => named.has(id)),
      99,
    ),
  )
}

async function expectRecent(brand: scene.AnalyticsBrand, { recent, at: now, today }: Analytics, product?: string) {
  const its = product ? `and c.product_id = '${product}'` : ''
  for (const [days, figures] of [
    [0, recent.now],
    [7, recent.before],
  ] as const) {
    const { rows } = await app.owner.query(
      `with w as (select ($2::date - 6 - $3::int)::timestamp at time zone timezone as first,
           (($4::timestamptz at time zone timezone) - $3 * interval '1 day') at time zone timezone as last
         from app.brands where company_id = $1)
       select (select count(*)::int from ${raw}, w where occurred_at >= first and occurred_at < last ${its}) as "newReviews",
         (select count(*)::int from app.credit_holds h join app.comments c on c.id = h.comment_id, w where h.company_id = $1
           and action = 'generate' and state = 'settled' and h.created_at >= first and h.created_at < last ${its})
           as "responsesGenerated",
         (select count(distinct c.id)::int from app.deliveries d join app.comments c on c.id = d.comment_id, w
           where d.company_id = $1 and posted_at >= first and posted_at < last ${its}) as "responsesSent"`,
      [brand.companyId, today, days, now],
    )
    expect([figures]).toEqual(rows)
    if (!product) expect(Object.values(figures).every((figure) => figure > 0)).toBe(true)
  }
}
