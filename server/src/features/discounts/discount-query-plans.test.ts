import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { queryPlans } from '../../testing/query-plans.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { listDiscounts, recordHandouts } from './index.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await startTestApp()
  company = await makeCompany(app, { connected: false })
  const others = [await makeCompany(app, { connected: false }), await makeCompany(app, { connected: false })]
  for (const { companyId, brandId } of [company, ...others]) await fill(companyId, brandId)
  await app.owner.query('analyze')
})
afterAll(() => app.stop())

/** A shop with 2,000 codes, 20,000 orders that used the first 100 of them, and 5,000 replies that named those. */
async function fill(companyId: string, brandId: string): Promise<void> {
  await app.owner.query(
    `insert into app.discounts (company_id, id, brand_id, external_id, code, title, type, status, created_at)
     select $1, gen_random_uuid(), $2, 'x' || n, 'CODE' || n, 'Title', 'percentage', 'active', now()
     from generate_series(1, 2000) n`,
    [companyId, brandId],
  )
  await app.owner.query(
    `insert into app.discount_orders (company_id, brand_id, external_id, code, savings, total, currency, ordered_at, changed_at)
     select $1, $2, 'o' || n, 'CODE' || n % 100, 5, 50, 'EUR', now() - n * interval '1 minute', now()
     from generate_series(1, 20000) n`,
    [companyId, brandId],
  )
  await app.owner.query(
    `insert into app.discount_handouts (company_id, brand_id, code, comment_id, at)
     select $1, $2, 'CODE' || n % 100, gen_random_uuid(), now() - n * interval '4 minutes' from generate_series(1, 5000) n`,
    [companyId, brandId],
  )
  await app.owner.query(
    'insert into app.discount_reads (company_id, brand_id, orders_at, due_at) values ($1, $2, now(), now())',
    [companyId, brandId],
  )
}

test("the list and its figures read the brand's rows by index alone", async () => {
  const plans = await queryPlans(company).readsOf((ctx) => listDiscounts(ctx))
  const ours = plans.filter(({ text }) => text.includes('app.discount'))
  expect(ours.length).toBeGreaterThanOrEqual(5)
  for (const { text, plan } of ours) expect(plan, text).not.toMatch(/Seq Scan on discount(s|_orders|_handouts)/)
})

test('a sent reply looks up its codes by index', async () => {
  const reply = { brandId: company.brandId, commentId: company.brandId, text: 'Use CODE7.', at: app.services.now() }
  const plans = await queryPlans(company).readsOf((ctx, tx) => recordHandouts(tx, ctx, reply))
  expect(plans).toHaveLength(1)
  for (const { text, plan } of plans) expect(plan, text).not.toMatch(/Seq Scan/)
})
