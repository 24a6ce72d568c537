import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillBrand } from '../../testing/fill-brand.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { queryPlans } from '../../testing/query-plans.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { listOutcomeReviews } from './list-outcome-reviews.ts'
import { readOutcomes } from './read-outcomes.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await startTestApp()
  company = await makeCompany(app)
  await fillBrand(app, company, 5000)
  await app.owner.query(
    `update app.comments set rating = 1 + abs(hashtext(external_id)) % 5, responded_at = case when status = 'sent'
       then occurred_at + interval '1 hour' end where company_id = $1`,
    [company.companyId],
  )
  await app.owner.query(
    `insert into app.comment_changes (company_id, id, brand_id, comment_id, kind, from_rating, to_rating, written_at, at)
     select company_id, gen_random_uuid(), brand_id, id, 'rating-up', 1, rating, occurred_at, occurred_at + interval '2 hours'
     from app.comments where company_id = $1 and rating > 3 and external_id like '%7'`,
    [company.companyId],
  )
  await app.owner.query('vacuum analyze')
})
afterAll(() => app.stop())

test('low-rated reviews of a window are found by their index, the others by their recorded changes', async () => {
  const { readsOf } = queryPlans(company)
  const plans = [
    ...(await readsOf((ctx) => readOutcomes(ctx, { by: 'product' }))),
    ...(await readsOf((ctx) => readOutcomes(ctx, { by: 'person' }))),
    ...(await readsOf((ctx) => readOutcomes(ctx, { by: 'composer' }))),
    ...(await readsOf((ctx) => listOutcomeReviews(ctx, { number: 'raised', by: 'product', limit: 20 }))),
  ]
  const ofReviews = plans.filter(({ text }) => text.includes('cohort'))
  expect(ofReviews.length).toBeGreaterThan(6)
  for (const { text, plan } of ofReviews) {
    expect(plan, text).not.toMatch(/Seq Scan on comments /)
    expect(plan, text).toMatch(/comments_low_idx/)
  }
})
