import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../testing/make-company.ts'
import { platformScene } from '../../testing/platform-scene.ts'
import { useQuickPlatforms } from '../../testing/quick-platforms.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { backfillJob } from '../comments/index.ts'

let app: TestApp
/** Another process, without a worker: it runs only what the test starts. */
let still: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
  still = await startTestApp({ builtIn: true })
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
  still.expectNoErrors()
})
afterAll(async () => {
  await still.stop()
  await app.stop()
})

test('an import whose token the platform revoked ends with our words', async () => {
  const company = await makeCompany(still, { connected: false })
  const tag = randomBytes(6).toString('hex')
  const [shopDomain, token] = [`shop-${tag}.myshopify.com`, `jm_test_${tag}`]
  await still.control('POST', '/_/shops', { platform: 'judgeme', shop: shopDomain, token })
  const admin = await company.as('admin')
  expect((await admin.call('POST', '/api/connections/judgeme', { shopDomain, token })).status).toBe(200)
  await still.control('POST', '/_/tokens', { platform: 'judgeme', account: shopDomain, state: 'revoked' })
  const { companyId } = company
  const { rows } = await still.owner.query<{ id: string }>('select id from app.job_runs where company_id = $1', [
    companyId,
  ])
  const jobId = rows[0]?.id ?? ''
  await backfillJob(still.services, { companyId, jobId }, AbortSignal.any([]))
  const ended = await still.owner.query('select state, result from app.job_runs where id = $1', [jobId])
  const reason = 'Judge.me revoked this connection. Reconnect it to continue.'
  expect(ended.rows).toEqual([{ state: 'failed', result: expect.objectContaining({ reason }) }])
})

test("a published reply that can't be deleted gives the reason in our words", async () => {
  useQuickPlatforms(app)
  const scene = await platformScene(app, 'facebook')
  const { id, version } = await scene.draft(await scene.write('The mug broke.'), 'We are sorry.')
  expect((await scene.admin.post(`/api/comments/${id}/send`, { version, target: 'platform' })).status).toBe(200)
  await app.control('POST', '/_/faults', { platform: 'facebook', fault: 'http500', times: 10, path: '/' })
  const { status, json } = await scene.admin.call('DELETE', `/api/comments/${id}/sent`)
  expect([status, json['message']]).toEqual([
    502,
    'Facebook isn’t responding right now. Try again in a few minutes. Check the platform, or try again. It’s safe to retry.',
  ])
})
