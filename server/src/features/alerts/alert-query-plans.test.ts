import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillBrand } from '../../testing/fill-brand.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { queryPlans } from '../../testing/query-plans.ts'
import { checkProducts } from '../../testing/radar-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { listAlerts } from './list-alerts.ts'
import { readWatch } from './read-watch.ts'
import { strongestAlert } from './strongest-alert.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await startTestApp()
  company = await makeCompany(app)
  await fillBrand(app, company, 5000)
  await fillRollups()
  await checkProducts(app)
  await app.owner.query('analyze')
})
afterAll(() => app.stop())

/** Nine weeks of 300 products, two thirds of them with an alert. */
async function fillRollups(): Promise<void> {
  const { companyId, brandId } = company
  const ofBrand = [companyId, brandId]
  await app.owner.query(
    `insert into app.products (company_id, id, brand_id, external_id, title, created_at)
     select $1, gen_random_uuid(), $2, 'p' || n, 'Bag ' || n, now() from generate_series(1, 300) n`,
    ofBrand,
  )
  const days = `app.products p cross join generate_series(1, 63) ago where p.company_id = $1 and p.brand_id = $2
    and p.external_id like 'p%'`
  await app.owner.query(
    `insert into app.brand_product_days (company_id, brand_id, day, product_id, platform, received, rating_count, rating_sum, star_5)
     select $1, $2, current_date - ago, p.id, 'judgeme', 3, 3, 15, 3 from ${days}`,
    ofBrand,
  )
  for (const topic of ['zip', 'size', 'price'])
    await app.owner.query(
      `insert into app.brand_topic_days (company_id, brand_id, day, topic, product_id, bad)
       select $1, $2, current_date - ago, $3, p.id, case when ago <= 7 then 3 else 0 end from ${days}`,
      [...ofBrand, topic],
    )
  await app.owner.query(
    `insert into app.alerts (company_id, id, brand_id, product_id, kind, direction, now_value, before_value, now_count,
       now_base, before_count, before_base, strength, from_day, to_day, state, created_at, opened_at, last_found_at,
       last_found_day, comment_id)
     select $1, gen_random_uuid(), $2, p.id, 'rating', 'down', 1, 5, 10, 10, 48, 48, 2, current_date - 7, current_date - 1,
       'open', now(), now(), now(), current_date - 1, (select c.id from app.comments c where c.company_id = $1 limit 1)
     from app.products p where p.company_id = $1 and p.brand_id = $2 and p.external_id like 'p2%'`,
    ofBrand,
  )
}

test('the list, the watch and the suggestion read daily rollups by index, and comments only by id', async () => {
  const { readsOf } = queryPlans(company)
  const plans = [
    ...(await readsOf((ctx) => listAlerts(ctx, { state: 'open', limit: 20 }))),
    ...(await readsOf((ctx) => listAlerts(ctx, { state: 'open', limit: 20, search: 'bag', assignee: 'none' }))),
    ...(await readsOf((ctx) => readWatch(ctx))),
    ...(await readsOf((ctx, tx) => strongestAlert(tx, ctx))),
  ]
  expect(plans.length).toBeGreaterThan(10)
  const ofComments = plans.filter(({ text }) => text.includes('app.comments'))
  expect(ofComments.length).toBeGreaterThan(0)
  for (const { text, plan } of plans)
    expect(plan, text).not.toMatch(/Seq Scan on (comments|brand_product_days|brand_topic_days)/)
  for (const { text, plan } of ofComments)
    expect(plan, text).toMatch(/Index (Only )?Scan using comments_(pkey|all_idx)/)
})
