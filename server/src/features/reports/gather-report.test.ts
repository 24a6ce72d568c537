import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { usualFormats } from '@bizamply/contract/formats'
import { commentPlatforms } from '@bizamply/contract/comment-filter'
import { addDays } from '@bizamply/contract/ranges'
import { reportSections } from '@bizamply/contract/report-rules'
import { analyticsBrand, NOW, raw, type AnalyticsBrand } from '../../testing/analytics-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { dayIn } from '@bizamply/contract/time-zone'
import type { ReportTask } from './find-task.ts'
import { gatherReport } from './gather-report.ts'
import { writeCsv } from './write-csv.ts'

let app: TestApp
let brands: AnalyticsBrand[]
beforeAll(async () => {
  app = await startTestApp()
  app.advance(NOW - Date.now())
  brands = [await analyticsBrand(app, 'America/New_York', 11), await analyticsBrand(app, 'Asia/Kolkata', 12)]
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const at = new Date(NOW + 60_000)

function taskOf(brand: AnalyticsBrand, days: number, more: Partial<ReportTask> = {}): ReportTask {
  const today = dayIn(brand.timezone, at)
  return {
    runId: '',
    reportId: '',
    brandId: brand.brandId,
    from: addDays(today, 1 - days),
    to: today,
    until: at,
    dueAt: null,
    startedAt: at,
    recipients: [],
    title: 'Week',
    description: '',
    category: 'product',
    chart: 'line',
    sections: [...reportSections],
    filter: { platforms: [], products: [] },
    range: 'last-7-days',
    compare: 'previous',
    formats: ['pdf'],
    schedule: null,
    brand: 'Alder',
    timezone: brand.timezone,
    author: null,
    authorEmail: null,
    runner: null,
    waits: null,
    readerFormats: usualFormats,
    open: true,
    ...more,
  }
}

test.each([1, 7, 30, 90])('a filter that matches everything gives the unfiltered figures for %i days', async (days) => {
  for (const brand of brands) {
    const all = await gatherReport(brand.ctx, taskOf(brand, days))
    const filter = { platforms: [...commentPlatforms], products: [] }
    const { filter: names, footnotes, ...filtered } = await gatherReport(brand.ctx, taskOf(brand, days, { filter }))
    const { filter: none, footnotes: fewer, ...rest } = all
    const rounded = (value: unknown): unknown =>
      JSON.parse(
        JSON.stringify(value, (_, one: unknown) => (typeof one === 'number' ? Math.round(one * 1e6) / 1e6 : one)),
      )
    expect(rounded(filtered)).toEqual(rounded(rest))
    expect([names.platforms.length, none.platforms, footnotes.length - fewer.length]).toEqual([9, [], 1])
    expect(all.now.received).toBeGreaterThan(0)
  }
})

test('a filter by platforms and products counts exactly their comments, in both periods', async () => {
  for (const brand of brands) {
    const { rows: products } = await app.owner.query<{ id: string }>(
      `select id from app.products where company_id = $1 and external_id in ('p5', 'p6', 'p7')`,
      [brand.companyId],
    )
    const filter = { platforms: ['judgeme' as const, 'yotpo' as const], products: products.map(({ id }) => id) }
    const today = dayIn(brand.timezone, at)
    const task = taskOf(brand, 30, { filter, to: addDays(today, -1), until: null })
    const data = await gatherReport(brand.ctx, task)
    const count = async (from: string, to: string) =>
      (
        await app.owner.query<object>(
          `select count(*)::int as received, count(rating)::int as rated,
             count(*) filter (where status = 'sent')::int as sent from ${raw}
           where platform in ('judgeme', 'yotpo') and product_id = any($2) and triage_state <> 'hidden' and local between $3 and $4`,
          [brand.companyId, filter.products, from, to],
        )
      ).rows[0]
    expect(data.now).toMatchObject((await count(task.from, task.to)) ?? {})
    expect(data.before).toMatchObject((await count(data.earlier?.from ?? '', data.earlier?.to ?? '')) ?? {})
    expect(data.points.reduce((sum, { received }) => sum + received, 0)).toBe(data.now.received)
    expect(data.products.reduce((sum, { received }) => sum + received, 0)).toBe(data.now.received)
    expect(data.filter.platforms).toEqual(['Judge.me', 'Yotpo'])
    expect(writeCsv(data)).toContain('Platforms,"Judge.me, Yotpo"')
  }
})

test("report times use the brand's timezone and the console's format", async () => {
  const [brand] = brands
  if (!brand) return
  const until = new Date('2026-11-22T18:44:00Z')
  const { made, footnotes, timezone } = await gatherReport(
    brand.ctx,
    taskOf(brand, 7, {
      timezone: 'Europe/Berlin',
      from: '2026-11-16',
      to: '2026-11-22',
      until,
      startedAt: until,
      runner: 'Nora',
    }),
  )
  expect(timezone).toBe('Europe/Berlin')
  expect(made).toBe('Report, run by Nora on November 22, 2026')
  expect(footnotes[0]?.replaceAll(/\s/g, ' ')).toMatch(/^The last day only includes data until 7:44 PM/)
})

test('the CSV contains the same data and no spreadsheet formulas', async () => {
  const [brand] = brands
  if (!brand) return
  const data = await gatherReport(brand.ctx, taskOf(brand, 30, { title: '=1+1', description: '@x' }))
  const [product] = data.products
  const csv = writeCsv({
    ...data,
    products: product
      ? [
          { ...product, name: '=HYPERLINK("http://evil")' },
          { ...product, name: '-2' },
        ]
      : [],
  })
  expect(csv).toContain(`Report,'=1+1`)
  expect(csv).toContain(`"'=HYPERLINK(""http://evil"")",${product?.received}`)
  expect(csv).toContain(`'-2,${product?.received}`)
  expect(csv).toContain(`Reviews,${data.now.received},${data.before?.received}`)
  expect(csv.split('\r\n').filter((line) => /^[=+@\t-]/.test(line))).toEqual([])
})
