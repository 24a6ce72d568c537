import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { companyWithHooks, deliver, delivery } from '../../testing/review-hooks.ts'
import { tenantRows } from '../../testing/tenant-rows.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

// In a file of its own: where shops send webhooks, one of them may be stored while this test compares all rows.
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('a webhook with a wrong signature or an unknown shop gets the same 401 and stores nothing', async () => {
  const company = await companyWithHooks(app)
  const other = await companyWithHooks(app)
  const before = await tenantRows(app)
  const body = JSON.stringify(delivery(company))
  const right = createHmac('sha256', `jm_test_${company.shop}`).update(body).digest('hex')
  const unknown = { ...delivery(company), shop_domain: 'nobody.myshopify.com' }
  const answers = [
    await deliver(app, company, body, { signature: null }),
    await deliver(app, company, body, { signature: '' }),
    await deliver(app, company, body, { signature: 'x'.repeat(64) }),
    await deliver(app, company, body, { signature: '0'.repeat(64) }),
    await deliver(app, company, body, { signature: right.slice(0, -1) }),
    await deliver(app, company, `${body} `, { signature: right }),
    await deliver(app, company, body, { key: `jm_test_${other.shop}` }),
    await deliver(app, company, unknown),
    await deliver(app, company, 'no json'),
    await deliver(app, company, '[]'),
    await deliver(app, company, { ...delivery(company), shop_domain: 7 }),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      message: 'The signature isn’t valid.',
      code: 'UNAUTHENTICATED',
      errors: [],
    })
  }
  expect(await tenantRows(app)).toEqual(before)
})
