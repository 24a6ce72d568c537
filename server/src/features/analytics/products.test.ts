import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Analytics, Customers, ProductRow } from '@bizamply/contract/analytics'
import { productOrders } from '@bizamply/contract/analytics-rules'
import type { Window } from '@bizamply/contract/dashboard'
import * as scene from '../../testing/analytics-scene.ts'
import type { Caller } from '../../testing/caller.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const { at, raw, within, zones, rangeNames } = scene

let app: TestApp
const brands: Record<string, scene.AnalyticsBrand> = {}

beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  app.advance(scene.NOW - app.services.now().getTime())
  for (const [i, zone] of zones.entries()) brands[zone] = await scene.analyticsBrand(app, zone, 400 + i)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

async function windowOf(zone: string, name: string) {
  const brand = brands[zone]
  if (!brand) throw new Error('no such brand')
  const { today } = await scene.readData<Analytics>(brand.caller, '/api/analytics/overview')
  const query = scene.ranges(today)[name] ?? ''
  const overview = await scene.readData<Analytics>(brand.caller, `/api/analytics/overview?${query}`)
  return { brand, query, overview, caller: brand.caller }
}

interface Author {
  product: string | null
  title: string | null
  platform: string
  mail: string | null
  person: string | null
  name: string | null
}

const known = ({ mail, person, name, platform }: Author): string | null =>
  mail
    ? `mail ${mail.trim().toLowerCase()}`
    : person
      ? `${platform} id ${person}`
      : name && `${platform} name ${name.toLowerCase()}`

async function authorsOf(brand: scene.AnalyticsBrand, window: Window): Promise<Author[]> {
  const { rows } = await app.owner.query<Author>(
    `select c.product_id as product, p.title, c.platform, author_email as mail, author_external_id as person, author_name as name
     from ${raw} left join app.products p on p.company_id = $1 and p.id = c.product_id where ${within}`,
    at(brand, window),
  )
  return rows
}

interface People {
  id: string
  title: string
  customers: number
  comments: number
}

function byProduct(authors: Author[]): People[] {
  const all = new Map<string, { title: string; people: string[] }>()
  for (const one of authors) {
    const person = known(one)
    if (person === null || one.product === null) continue
    const row = all.get(one.product) ?? { title: one.title ?? '', people: [] }
    row.people.push(person)
    all.set(one.product, row)
  }
  return [...all].map(([id, { title, people }]) => ({
    id,
    title,
    customers: new Set(people).size,
    comments: people.length,
  }))
}

const tie = (a: People, b: People): number => (a.title < b.title ? -1 : a.title > b.title ? 1 : a.id < b.id ? -1 : 1)

type Row = ProductRow & { customers: number }

async function pages(caller: Caller, query: string): Promise<{ rows: Row[]; total: number }> {
  const rows: Row[] = []
  let cursor = ''
  let total = 0
  do {
    const answer = await caller.get(`/api/analytics/products?limit=4&${query}${cursor && `&cursor=${cursor}`}`)
    expect([query, answer.status]).toEqual([query, 200])
    const page = answer.json as unknown as { data: Row[]; total: number; pagination: { nextCursor: string | null } }
    rows.push(...page.data)
    total = page.total
    cursor = page.pagination.nextCursor ?? ''
  } while (cursor)
  return { rows, total }
}

const each = zones.flatMap((zone) => rangeNames.map((name) => [zone, name] as const))

describe.each(each)('a brand in %s: %s', (zone, name) => {
  test('counts distinct customers', async () => {
    const { brand, query, overview, caller } = await windowOf(zone, name)
    const data = await scene.readData<Customers>(
      caller,
      `/api/analytics/customers?${query.replace(/&compare=\w+/, '')}`,
    )
    const authors = await authorsOf(brand, overview.window)
    const counts = new Map<string, number>()
    for (const person of authors.map(known)) if (person !== null) counts.set(person, (counts.get(person) ?? 0) + 1)
    expect(data.total).toBe(counts.size)
    expect(data.twice).toBe([...counts.values()].filter((count) => count > 1).length)
    if (authors.length > 100) expect(authors.map(known)).toContain(null)
    const products = byProduct(authors)
    const figures = (rows: { id: string; customers: number; comments: number }[]): unknown[] =>
      rows.slice(0, 8).map(({ id, customers, comments }) => ({ id, customers, comments }))
    expect(figures(data.products)).toEqual(figures(products.toSorted((a, b) => b.customers - a.customers || tie(a, b))))
    const frequent = products
      .filter(({ customers }) => customers >= 3)
      .toSorted((a, b) => b.comments / b.customers - a.comments / a.customers || b.customers - a.customers || tie(a, b))
    expect(figures(data.frequency)).toEqual(figures(frequent))
  })

  test('paginates all its products in every order', async () => {
    const { brand, query, overview, caller } = await windowOf(zone, name)
    const people = byProduct(await authorsOf(brand, overview.window))
    const known = new Map(overview.products.map((row) => [row.id, row]))
    for (const sort of productOrders) {
      for (const order of ['asc', 'desc']) {
        const { rows, total } = await pages(caller, `${query}&sort=${sort}&order=${order}`)
        expect([sort, order, total, new Set(rows.map(({ id }) => id)).size]).toEqual([
          sort,
          order,
          overview.productCount,
          rows.length,
        ])
        expect(rows).toHaveLength(total)
        for (const { customers, ...row } of rows) {
          if (known.has(row.id)) expect(row).toEqual(known.get(row.id))
          expect(customers).toBe(people.find(({ id }) => id === row.id)?.customers ?? 0)
        }
        const values = rows.flatMap((row) => valueOf(row, sort) ?? [])
        const inOrder = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
        expect(values).toEqual(order === 'asc' ? inOrder : inOrder.toReversed())
        const missing = rows.map((row) => valueOf(row, sort) === null)
        expect(missing.slice(missing.indexOf(true) === -1 ? missing.length : missing.indexOf(true))).not.toContain(
          false,
        )
      }
    }
    const red = await pages(caller, `${query}&search=RED`)
    expect(red.rows.map((row) => row.name)).toEqual(red.total === 0 ? [] : ['Red BAG'])
    expect((await pages(caller, `${query}&search=${encodeURIComponent('%')}`)).total).toBe(0)
  })
})

const valueOf = (row: Row, sort: string): number | string | null =>
  ({
    reviews: row.received,
    customers: row.customers,
    frequency: row.customers > 0 ? row.received / row.customers : null,
    replied: row.sent / row.received,
    sent: row.sent,
    draft: row.draft,
    pending: row.pending,
    positive: row.positive,
    negative: row.negative,
    negativeShare: row.negative / row.received,
    rating: row.rating,
    responseTime: row.responseHours,
    name: row.name.toLowerCase(),
  })[sort] ?? null

test('another company’s brand shows none of it, and an empty brand shows zeros', async () => {
  const other = await makeCompany(app, { connected: false })
  const caller = await other.as('viewer')
  const { overview } = await windowOf('Asia/Kolkata', 'as it opens')
  const own = await scene.readData<Analytics>(caller, '/api/analytics/overview?from=2025-08-01')
  expect(own).toMatchObject({
    any: false,
    platforms: [],
    products: [],
    productCount: 0,
    productRating: null,
    topics: [],
  })
  expect(own).toMatchObject({ topicCount: 0, namingComments: 0, now: { received: 0 }, before: { received: 0 } })
  expect(own.lists).toEqual({ reviews: [], responseTime: [], rating: [], top: [], attention: [] })
  const nothing = { newReviews: 0, responsesGenerated: 0, responsesSent: 0 }
  expect(own.recent).toEqual({ now: nothing, before: nothing })
  expect(await scene.readData(caller, '/api/analytics/customers')).toEqual({
    total: 0,
    twice: 0,
    products: [],
    frequency: [],
  })
  expect(await pages(caller, 'from=2025-08-01')).toEqual({ rows: [], total: 0 })
  expect(await scene.readData(caller, '/api/analytics/topics')).toEqual([])
  expect(await scene.readData(caller, '/api/analytics/topics/zip?from=2027-11-01')).toMatchObject({
    products: [],
    quotes: [],
  })
  const theirs = overview.products[0]?.id ?? ''
  for (const path of ['overview', 'topics', 'topics/zip']) {
    const answer = await caller.get(`/api/analytics/${path}?product=${theirs}`)
    expect([path, answer.status, answer.json['code']]).toEqual([path, 404, 'NOT_FOUND'])
  }
})

test('invalid windows and cursors from another order are rejected with a reason', async () => {
  const { caller } = await windowOf('Asia/Kolkata', 'as it opens')
  const id = '0198c0de-0000-7000-8000-000000000000'
  for (const [query, path] of [
    ['to=2027-11-10', 'to'],
    ['from=2027-11-05&to=2027-11-04', 'from'],
    ['from=2015-11-04&to=2027-11-04', 'from'],
    ['from=1960-01-01&to=1960-01-02', 'from'],
  ]) {
    for (const call of ['overview', 'customers', 'products', 'topics', 'topics/zip']) {
      const answer = await caller.get(`/api/analytics/${call}?${query}`)
      expect([call, query, answer.status, answer.json['errors']]).toEqual([
        call,
        query,
        400,
        [{ path, message: expect.stringMatching(/./) as string }],
      ])
    }
  }
  const answer = await caller.get(`/api/analytics/products?sort=rating&cursor=reviews_desc_3_${id}`)
  expect([answer.status, answer.json['errors']]).toEqual([
    400,
    [{ path: 'cursor', message: 'Invalid cursor for this list' }],
  ])
})
