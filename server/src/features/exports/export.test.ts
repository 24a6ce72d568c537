import { readXlsx } from 'hucre/xlsx'
import { parse } from 'csv-parse/sync'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { rateLimits } from '@bizamply/contract/rate-limits'
import { addDays } from '@bizamply/contract/ranges'
import { storeComments } from '../comments/index.ts'
import type { Caller } from '../../testing/caller.ts'
import { figureBrand, type FigureBrand } from '../../testing/figure-scene.ts'
import { sample } from '../../testing/make-company.ts'
import { beginAnHour } from '../../testing/join.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let brand: FigureBrand
let viewer: Caller

beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  brand = await figureBrand(app, 'America/New_York', 1300, { seed: 7 })
  viewer = await brand.as('viewer')
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const address = (more: Record<string, string>): string =>
  `/api/analytics/export?${new URLSearchParams({ brand: brand.brandId, ...more }).toString()}`

/** A browser that follows a link, with its cookies only. */
function byItself(caller: Caller): Caller {
  const plain = app.caller()
  for (const [name, value] of caller.jar) plain.jar.set(name, value)
  return plain
}

const rowsOf = (csv: string): Record<string, string>[] => parse(csv, { columns: true, bom: true })

test('exports every counted comment in any format, with the cookie alone', async () => {
  const browser = byItself(viewer)
  const csv = await browser.get(address({ what: 'comments' }))
  expect(csv.headers.get('content-disposition')).toMatch(/filename="comments-\d{4}-\d\d-\d\d\.csv"/)
  const { rows } = await app.owner.query<{ id: string }>(
    `select id from app.comments where company_id = $1 and triage_state <> 'hidden' order by occurred_at desc, id desc`,
    [brand.companyId],
  )
  const ids = rows.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(1000)
  expect(rowsOf(csv.text).map(({ ID }) => ID)).toEqual(ids)

  const json = await browser.get(address({ what: 'comments', format: 'json' }))
  const exported = JSON.parse(json.text) as { timezone: string; rows: { id: string; positiveTopics: string[] }[] }
  expect(exported.timezone).toBe('America/New_York')
  expect(exported.rows.map(({ id }) => id)).toEqual(ids)
  expect(exported.rows.some(({ positiveTopics }) => positiveTopics.length > 0)).toBe(true)

  const workbook = await browser.raw('GET', address({ what: 'comments', format: 'xlsx' }))
  const { sheets } = await readXlsx(new Uint8Array(await workbook.arrayBuffer()))
  expect(sheets[0]?.rows.slice(1).map((row) => row[0])).toEqual(ids)
})

test("exports apply the list's filters and have as many rows as it counts", async () => {
  const filters: Record<string, string>[] = [
    { status: 'sent', rating: '4,5' },
    { topic: 'bad:zip' },
    { search: 'tuesday', triageState: 'open' },
  ]
  for (const filter of filters) {
    const file = await viewer.get(address({ what: 'comments', ...filter }))
    const list = await viewer.get(
      `/api/comments?${new URLSearchParams({ triageState: 'shown', ...filter }).toString()}`,
    )
    const counts = list.json['counts'] as unknown as Record<string, number>
    const counted = filter['status'] ? counts[filter['status']] : Object.values(counts).reduce((a, b) => a + b, 0)
    expect([filter, rowsOf(file.text).length]).toEqual([filter, counted])
    expect(counted).toBeGreaterThan(0)
  }
})

test('exports every product of the window, under the name on its screen', async () => {
  const file = await viewer.get(
    address({ from: addDays(new Date(app.services.now()).toISOString().slice(0, 10), -1000) }),
  )
  expect(file.headers.get('content-disposition')).toMatch(/filename="analytics-\d{4}-\d\d-\d\d\.csv"/)
  const { rows } = await app.owner.query<{ id: string; n: string }>(
    `select product_id as id, count(*)::text as n from app.comments
     where company_id = $1 and triage_state <> 'hidden' and product_id is not null group by 1`,
    [brand.companyId],
  )
  const exported = rowsOf(file.text)
  expect(Object.fromEntries(exported.map((row) => [row['ID'], row['Reviews']]))).toEqual(
    Object.fromEntries(rows.map(({ id, n }) => [id, n])),
  )
  expect(exported).toHaveLength(12)
})

test('a text that looks like a formula is exported as text', async () => {
  const other = await figureBrand(app, 'Europe/Berlin', 0, { seed: 1 })
  const hostile = { ...sample('evil', app.services.now(), 0), text: '=HYPERLINK("http://x.test","win")', title: '+1+1' }
  await other.ctx.tx((tx) =>
    storeComments(tx, other.ctx, { platform: 'judgeme', timezone: 'Europe/Berlin', quiet: true }, [hostile]),
  )
  const reader = await other.as('viewer')
  const [row] = rowsOf((await reader.get('/api/analytics/export?what=comments')).text)
  expect(row).toMatchObject({ Text: `'${hostile.text}`, Title: `'+1+1` })
  const workbook = await reader.raw('GET', '/api/analytics/export?what=comments&format=xlsx')
  const { sheets } = await readXlsx(new Uint8Array(await workbook.arrayBuffer()))
  expect(sheets[0]?.rows[1]).toContain(hostile.text)
})

test("exports require a session, contain only the company's data, reject invalid input, and are rate limited", async () => {
  const other = await figureBrand(app, 'Europe/Berlin', 3, { seed: 2 })
  const stranger = byItself(await other.as('admin'))
  expect((await app.caller().get(address({}))).status).toBe(401)
  expect((await stranger.get(address({ what: 'comments' }))).status).toBe(404)
  const wrongs: Record<string, string>[] = [
    { format: 'pdf' },
    { what: 'all' },
    { from: '2026-13-01' },
    { rating: '9' },
    { from: '2999-01-01' },
  ]
  for (const wrong of wrongs) {
    const answer = await viewer.get(address(wrong))
    expect([wrong, answer.status, answer.json['code']]).toEqual([wrong, 400, 'BAD_REQUEST'])
  }
  await beginAnHour(app)
  const caller = await other.as('viewer')
  const statuses: number[] = []
  for (let n = 0; n < rateLimits.exportPerCompany.max; n++)
    statuses.push((await caller.get('/api/analytics/export')).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  const refused = await caller.get('/api/analytics/export')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
})
