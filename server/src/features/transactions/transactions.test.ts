import { parse } from 'csv-parse/sync'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { TransactionTotals } from '@bizamply/contract/credits'
import { dayIn } from '@bizamply/contract/time-zone'
import type { Caller } from '../../testing/caller.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { transactionScene, type Expected } from '../../testing/transaction-scene.ts'

let app: TestApp
let viewer: Caller
let brandId: string
let expected: Expected[]

beforeAll(async () => {
  app = await startTestApp()
  const scene = await transactionScene(app, 130)
  expected = scene.expected
  brandId = scene.company.brandId
  viewer = await scene.company.as('viewer')
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

interface Page {
  transactions: { _id: string; type: string; status: string; platform: string; credits: number; createdAt: string }[]
  pagination: Record<string, number | boolean | string | null> & { nextCursor: string | null }
  totals: TransactionTotals | null
}

async function read(query: Record<string, string>, caller = viewer): Promise<Page> {
  const answer = await caller.get(`/api/credits/transactions?${new URLSearchParams(query).toString()}`)
  expect([query, answer.status, answer.status === 200 || answer.text]).toEqual([query, 200, true])
  return answer.json['data'] as unknown as Page
}

const dayOf = (one: Expected): string => dayIn('America/New_York', one.at)

const filters: [Record<string, string>, (one: Expected) => boolean][] = [
  [{}, () => true],
  [{ type: 'usage' }, ({ type }) => type === 'usage'],
  [{ type: 'adjustment' }, ({ type }) => type === 'adjustment'],
  [{ status: 'pending' }, ({ status }) => status === 'pending'],
  [{ status: 'failed' }, ({ status }) => status === 'failed'],
  [{ platform: 'instagram' }, ({ platform }) => platform === 'instagram'],
  [{ platform: 'system' }, ({ platform }) => platform === 'system'],
  [{ platform: 'whatsapp', status: 'success' }, (one) => one.platform === 'whatsapp' && one.status === 'success'],
  [{ startDate: '2026-11-01', endDate: '2026-11-01' }, (one) => dayOf(one) === '2026-11-01'],
  [{ startDate: '2026-11-02' }, (one) => dayOf(one) >= '2026-11-02'],
  [{ endDate: '2026-10-31', type: 'usage' }, (one) => dayOf(one) <= '2026-10-31' && one.type === 'usage'],
  [{ search: 'Parcel' }, ({ text }) => text.includes('parcel')],
  [{ search: 'übergröSSE' }, ({ text }) => text === 'übergrösse'],
  [{ search: '小さい' }, ({ text }) => text.includes('小さい')],
  [{ search: '100%' }, ({ text }) => text.includes('100%')],
  [{ search: 'goodwill 5' }, ({ text }) => text.includes('goodwill 5')],
  [{ search: 'IT SAID 429' }, ({ status }) => status === 'failed'],
  [{ search: 'zipper', status: 'failed' }, (one) => one.text === 'zipper' && one.status === 'failed'],
  [{ search: 'nowhere' }, () => false],
]

function sumsOf(rows: Expected[]): TransactionTotals {
  const done = rows.filter(({ status }) => status === 'success')
  const sum = (some: Expected[]): number => some.reduce((total, { credits }) => total + Math.abs(credits), 0)
  const count = (of: (one: Expected) => boolean): number => done.filter(of).length
  return {
    creditsUsed: sum(done.filter(({ type }) => type === 'usage')),
    creditsAdded: sum(done.filter(({ type }) => type !== 'usage')),
    held: sum(rows.filter(({ status }) => status === 'pending')),
    generated: count(({ action }) => action === 'generate'),
    sent: count(({ action }) => action === 'send'),
    refills: count(({ type }) => type === 'refill'),
    bonuses: count(({ type }) => type === 'bonus'),
    adjustments: count(({ type }) => type === 'adjustment'),
    refunds: count(({ type }) => type === 'refund'),
  }
}

test.each(filters)('filter %o returns its rows, count and sums', async (query, fits) => {
  const rows = expected.filter(fits)
  const page = await read({ ...query, limit: '100' })
  expect(
    page.transactions.map(({ type, status, platform, credits, createdAt }) => [
      createdAt,
      type,
      status,
      platform,
      credits,
    ]),
  ).toEqual(
    rows
      .slice(0, 100)
      .map(({ at, type, status, platform, credits }) => [at.toISOString(), type, status, platform, credits]),
  )
  expect(page.totals).toEqual(sumsOf(rows))
  expect(page.pagination).toMatchObject({ totalCount: rows.length, totalPages: Math.ceil(rows.length / 100) })
  expect(await read({ ...query, limit: '100', totals: 'false' })).toEqual({ ...page, totals: null })
})

test('pages by number and by cursor are the same, with each row on only one page', async () => {
  const all = (await read({ limit: '100' })).transactions
  const numbered: string[] = []
  let cursor: string | null = null
  for (let page = 1; page <= 10; page++) {
    const byNumber = await read({ limit: '10', page: String(page) })
    const byCursor = await read({ limit: '10', totals: 'false', ...(cursor ? { cursor } : {}) })
    expect(byCursor.transactions).toEqual(byNumber.transactions)
    expect([byNumber.pagination['hasPrev'], byNumber.pagination['hasNext'], byCursor.totals]).toEqual([
      page > 1,
      true,
      null,
    ])
    numbered.push(...byNumber.transactions.map(({ _id }) => _id))
    cursor = byNumber.pagination.nextCursor
  }
  expect(numbered).toEqual(all.map(({ _id }) => _id))
  const last = await read({ limit: '10', page: '13' })
  expect([last.transactions.length, last.pagination['hasNext']]).toEqual([10, false])
  expect((await read({ limit: '10', page: '14' })).transactions).toEqual([])
})

test('a transaction is found by its id or the end of it, and only by its own company', async () => {
  const [one] = (await read({ type: 'usage' })).transactions
  const id = one?._id ?? ''
  expect((await viewer.get(`/api/credits/transactions/${id}`)).json['data']).toEqual(one)
  const found = await read({ search: id.slice(-8).toUpperCase() })
  expect(found.transactions.map(({ _id }) => _id)).toEqual([id])
  const stranger = await (await makeCompany(app)).as('admin')
  expect((await stranger.get(`/api/credits/transactions/${id}`)).status).toBe(404)
  expect((await read({ search: id.slice(-8) }, stranger)).transactions).toEqual([])
})

test('the file contains every row under the filter, with the cookie alone', async () => {
  const browser = app.caller()
  for (const [name, value] of viewer.jar) browser.jar.set(name, value)
  const answer = await browser.get(`/api/credits/transactions/export?brand=${brandId}&type=usage`)
  expect(answer.headers.get('content-disposition')).toMatch(/filename="transactions-\d{4}-\d\d-\d\d\.csv"/)
  const rows: Record<string, string>[] = parse(answer.text, { columns: true, bom: true })
  const usage = expected.filter(({ type }) => type === 'usage')
  expect(rows.map((row) => [row['Date and time'], Number(row['Credits']), row['Status']])).toEqual(
    usage.map(({ at, credits, status }) => [at.toISOString(), credits, status]),
  )
  const change = ({ status, credits }: (typeof usage)[number]) => (/failed|canceled/.test(status) ? 0 : credits)
  expect(rows.map((row) => Number(row['Balance change']))).toEqual(usage.map(change))
  expect(usage.map(change)).not.toEqual(usage.map(({ credits }) => credits))
  expect(new Set(rows.map((row) => row['Review']))).toContain('靴が小さい')
  expect((await browser.get(`/api/credits/transactions/export?brand=${brandId}&type=gift`)).status).toBe(400)
})

test.each([
  { page: '0' },
  { page: 'two' },
  { limit: '101' },
  { platform: 'myspace' },
  { startDate: 'yesterday' },
  { startDate: '2026-11-02', endDate: '2026-11-01' },
  { cursor: 'anything' },
])('%o is refused, and the error names the field', async (query) => {
  const answer = await viewer.get(`/api/credits/transactions?${new URLSearchParams(query as never).toString()}`)
  expect([answer.status, answer.json['code']]).toEqual([400, 'BAD_REQUEST'])
  expect(Object.keys(query)).toContain((answer.json['errors'] as unknown as { path: string }[])[0]?.path)
})
