import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { backfillJob } from './backfill-job.ts'

const SHOP = 'stopped.myshopify.com'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('an import that a user stopped before its next page ends without reading one', async () => {
  const { companyId, ...company } = await makeCompany(app, { connected: false })
  const admin = await company.as('admin')
  await app.control('POST', '/_/shops', { platform: 'judgeme', shop: SHOP, token: 'jm_stopped' })
  const review = { platform: 'judgeme', shop: SHOP, rating: 4, text: 'Sturdy', name: 'Ada', webhook: 'lost' }
  await app.control('POST', '/_/reviews', review)
  await admin.call('POST', '/api/connections/judgeme', { shopDomain: SHOP, token: 'jm_stopped' })
  const { rows } = await app.owner.query<{ id: string }>(
    `select id from app.job_runs where company_id = $1 and kind = 'backfill' and state = 'running'`,
    [companyId],
  )
  const jobId = rows[0]?.id ?? ''
  expect((await admin.call('POST', `/api/jobs/${jobId}/stop`)).status).toBe(200)
  await backfillJob(app.services, { companyId, jobId }, new AbortController().signal)
  expect((await admin.get(`/api/jobs/${jobId}`)).json['data']).toMatchObject({ status: 'stopped', done: 0 })
  const comments = await app.owner.query('select 1 from app.comments where company_id = $1', [companyId])
  expect(comments.rowCount).toBe(0)
})
