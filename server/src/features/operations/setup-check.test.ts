import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SetupFinding } from '@bizamply/contract/setup-check'
import { makeCompany } from '../../testing/make-company.ts'
import { makeStaff } from '../../testing/make-staff.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

interface Check {
  findings: SetupFinding[]
  checkedAt: string
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { AI_API_KEY: 'a-key-that-nobody-reads' } })
})
afterAll(() => app.stop())

test('an administrator sees the result of checks of outside services, with URLs to register and no secret', async () => {
  const administrator = await (await makeStaff(app)).as('viewer')
  const [answer, other] = await Promise.all([
    administrator.post('/api/admin/setup', {}),
    administrator.post('/api/admin/setup', {}),
  ])
  expect(answer.status).toBe(200)
  const { findings, checkedAt } = answer.json['data'] as unknown as Check
  expect(checkedAt).toMatch(/Z$/)
  const of = (key: string) => findings.find((one) => one.key === key)
  expect(of('shopify')?.register.map(({ address }) => new URL(address).pathname)).toContain(
    '/integration/shopify/callback',
  )
  expect(of('database')).toMatchObject({ state: 'ok' })
  expect(of('model')?.tried).toBeTruthy()
  expect(JSON.stringify(findings)).not.toMatch(/sbxsecret|a-key-that-nobody-reads/)
  // Concurrent requests share the running check.
  expect((other.json['data'] as unknown as Check).findings).toEqual(findings)
})

test('a member of a company is refused', async () => {
  const admin = await (await makeCompany(app)).as('admin')
  expect((await admin.post('/api/admin/setup', {})).status).toBe(403)
})
