import { afterAll, beforeAll, expect, test } from 'vitest'
import { callSamples, type Named } from '../testing/call-samples.ts'
import type { Caller } from '../testing/caller.ts'
import { expectRefusal } from '../testing/expect-refusal.ts'
import { makeCompany, PASSWORD } from '../testing/make-company.ts'
import { nameAll } from '../testing/name-rows.ts'
import { tenantRows } from '../testing/tenant-rows.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { newId } from '../db/ids.ts'
import { contractCalls } from './server.ts'

let app: TestApp
let admin: Caller
let named: Named
beforeAll(async () => {
  app = await startTestApp()
  const company = await makeCompany(app)
  named = await nameAll(app, company)
  await app.owner.query(`update app.users set role = 'super_admin' where email = $1`, [company.emails.admin])
  admin = await company.as('admin')
  app.advance(10 * 60_000 + 1)
})
afterAll(() => app.stop())

const calls = contractCalls()
  .filter(({ rules }) => rules.stepUp)
  .map((call) => ({ ...call, title: `${call.method} ${call.path}` }))

const ask = ({ title, method }: { title: string; method: string }, more: Record<string, string> = {}) => {
  const { path, body } = callSamples[title]?.good(named) ?? { path: '/' }
  return [path, `/backend${path}`].map((at) => admin.call(method, at, body, { 'idempotency-key': newId(), ...more }))
}

const people = async (): Promise<unknown[]> => {
  const { rows } = await app.owner.query<{ all: unknown }>(`
    select (select jsonb_agg(u order by u.id) from app.users u) as users,
      (select jsonb_agg(a order by a.id) from app.accounts a) as accounts,
      (select count(*) from app.passkeys) as passkeys, (select count(*) from app.authenticators) as authenticators,
      (select count(*) from app.sessions) as sessions`)
  return rows
}

test('calls that require a step-up are in this list', () => {
  expect(calls.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'POST /api/profile/change-password',
      'POST /api/profile/second-factor',
      'POST /api/profile/second-factor/enable',
      'POST /api/profile/second-factor/recovery-codes',
      'DELETE /api/profile/second-factor',
      'POST /api/profile/passkeys/options',
      'POST /api/profile/passkeys',
      'DELETE /api/profile/passkeys/{passkeyId}',
    ]),
  )
})

test.each(calls)('$title does nothing without a step-up in the last ten minutes, under its alias too', async (call) => {
  const before = [await people(), await tenantRows(app)]
  for (const answer of await Promise.all(ask(call))) expectRefusal(answer, 'STEP_UP_REQUIRED')
  // The caller's own claims don't prove anything.
  const claims = { 'x-proved-at': new Date().toISOString(), 'x-bizamply-address': '127.0.0.1' }
  for (const answer of await Promise.all(ask(call, claims))) expectRefusal(answer, 'STEP_UP_REQUIRED')
  expect([await people(), await tenantRows(app)]).toEqual(before)
})

test('a failed step-up unlocks nothing; a successful one unlocks everything', async () => {
  expectRefusal(await admin.post('/api/profile/step-up', { password: 'Wrong!Horse9' }), 'INVALID_CURRENT_PASSWORD')
  expectRefusal(await admin.post('/api/profile/passkeys/options', undefined), 'STEP_UP_REQUIRED')
  expect((await admin.post('/api/profile/step-up', { password: PASSWORD })).status).toBe(200)
  expect((await admin.post('/api/profile/passkeys/options', undefined)).status).toBe(200)
})
