import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Overview } from '@bizamply/contract/dashboard'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  app.advance(Date.parse('2027-11-08T15:05:20Z') - app.services.now().getTime())
})
afterAll(() => app.stop())

test("a timezone change applies immediately to the brand's figures and window checks", async () => {
  const company = await makeCompany(app, { connected: false })
  const viewer = await company.as('viewer')
  const seen: unknown[] = []
  for (const timezone of ['UTC', 'Pacific/Auckland', 'America/New_York', 'America/New_York']) {
    await app.owner.query('update app.brands set timezone = $2 where company_id = $1', [company.companyId, timezone])
    const tomorrow = await viewer.get('/api/dashboard/overview?to=2027-11-09')
    const { data } = (await viewer.get('/api/dashboard/overview')).json as unknown as { data: Overview }
    seen.push([data.timezone, data.today, data.window.to, tomorrow.status])
  }
  expect(seen).toEqual([
    ['UTC', '2027-11-08', '2027-11-08', 400],
    ['Pacific/Auckland', '2027-11-09', '2027-11-09', 200],
    ['America/New_York', '2027-11-08', '2027-11-08', 400],
    ['America/New_York', '2027-11-08', '2027-11-08', 400],
  ])
})
