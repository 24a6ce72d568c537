import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { queryPlans } from '../../testing/query-plans.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import {
  closeDays,
  countTransactions,
  exportClosingReport,
  forecastCredits,
  holdCredits,
  listTransactions,
  readSpendingLimits,
  sumTransactions,
} from './index.ts'

const DAYS = 500
const PER_DAY = 50

let app: TestApp
let company: TestCompany

/** A long history of charges, closed except for the last three days. */
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  company = await makeCompany(app, { credits: 50_000, connected: false })
  const { companyId, brandId } = company
  await app.owner.query('alter table app.credit_entries disable trigger user')
  await app.owner.query(
    `update app.credit_entries set entered_at = now() - interval '${DAYS + 1} days' where company_id = $1`,
    [companyId],
  )
  await app.owner.query(
    `with made as (insert into app.credit_holds (company_id, id, action, credits, state, brand_id, comment_id, platform,
         price_version, worker, created_at, closed_at)
       select $1, gen_random_uuid(), 'generate', 1, 'settled', $2, gen_random_uuid(), 'judgeme', 1, 1, at, at
       from generate_series(1, $3::int) n, lateral (select now() - n * interval '1 day' / $4 as at) t
       returning id, created_at)
     insert into app.credit_entries (company_id, seq, id, type, credits, balance_after, hold_id, created_at, entered_at, hash)
     select $1, 1 + row_number() over w, gen_random_uuid(), 'usage', -1, 50000 - row_number() over w, id, created_at, created_at, sha256('')
     from made window w as (order by created_at, id)`,
    [companyId, brandId, DAYS * PER_DAY, PER_DAY],
  )
  await app.owner.query(
    'update app.credit_accounts set used = $2, booked = total - $2, seq = $2 + 1, limited = true where company_id = $1',
    [companyId, DAYS * PER_DAY],
  )
  await app.owner.query(
    `insert into app.spending_limits (company_id, scope, subject_id, per_day) values ($1, 'brand', $1, 100000)`,
    [companyId],
  )
  const before = new Date(app.services.now().getTime() - 3 * 86_400_000)
  await closeDays({ ...app.services, now: () => before })
  await app.owner.query('analyze')
})
afterAll(() => app.stop())

/** How many rows of entries and holds were read. */
const read = (plan: string): number =>
  [...plan.matchAll(/ on (?:credit_entries|credit_holds)\b.*?\(actual rows=([\d.]+) loops=(\d+)/g)].reduce(
    (sum, [, rows, loops]) => sum + Number(rows) * Number(loops),
    0,
  )

test("a hold under spending limits reads only today's holds", async () => {
  const { readsOf } = queryPlans(company)
  const request = { action: 'generate' as const, credits: 1, priceVersion: 1, commentId: newId(), platform: 'judgeme' }
  const plans = await readsOf((ctx, tx) => holdCredits(tx, ctx, request))
  expect(plans.some(({ text }) => text.includes('spending_limits'))).toBe(true)
  for (const { text, plan } of plans) {
    expect(plan, text).not.toMatch(/Seq Scan on credit_(entries|holds)/)
    expect(read(plan), plan).toBeLessThanOrEqual(2 * PER_DAY)
  }
})

test("reading the spending limits reads only today's holds", async () => {
  const plans = await queryPlans(company).readsOf((ctx, tx) => readSpendingLimits(tx, ctx))
  for (const { text, plan } of plans) {
    expect(plan, text).not.toMatch(/Seq Scan on credit_(entries|holds)/)
    expect(read(plan), plan).toBeLessThanOrEqual(4 * PER_DAY)
  }
})

test('the forecast reads closed days, and single entries only at the edges of the week', async () => {
  const plans = await queryPlans(company).readsOf((ctx, tx) =>
    forecastCredits(tx, { companyId: ctx.companyId, now: ctx.now() }),
  )
  for (const { text, plan } of plans) {
    expect(plan, text).not.toMatch(/Seq Scan on credit_(entries|holds)/)
    expect(read(plan), plan).toBeLessThanOrEqual(5 * PER_DAY)
  }
})

test("a month's report reads only its entries", async () => {
  const month = new Date(app.services.now().getTime() - 200 * 86_400_000).toISOString().slice(0, 7)
  const plans = await queryPlans(company).readsOf((ctx) => exportClosingReport(ctx, { month }))
  for (const { text, plan } of plans) {
    expect(plan, text).not.toMatch(/Seq Scan on credit_entries/)
    const entries = plan.split('\n').filter((line) => line.includes('credit_entries'))
    expect(read(entries.join('\n')), plan).toBeLessThanOrEqual(31 * PER_DAY + 62)
  }
})

test('transactions of a few days, the next page, their sums and count read only those days', async () => {
  const { readsOf } = queryPlans(company)
  const { companyId } = company
  const [until, since] = [200, 202].map((days) => new Date(app.services.now().getTime() - days * 86_400_000))
  const window = { companyId, since, until }
  const cursor = `${until?.getTime()}_${newId()}`
  for (const ask of [
    (tx: Parameters<typeof listTransactions>[0]) => listTransactions(tx, { ...window, limit: 10 }),
    (tx: Parameters<typeof listTransactions>[0]) => listTransactions(tx, { companyId, limit: 10, cursor }),
    (tx: Parameters<typeof listTransactions>[0]) => sumTransactions(tx, window),
    (tx: Parameters<typeof listTransactions>[0]) => countTransactions(tx, { companyId, since: since ?? new Date() }),
  ]) {
    for (const { plan } of await readsOf((_, tx) => ask(tx))) expect(read(plan), plan).toBeLessThan(6 * PER_DAY)
  }
})
