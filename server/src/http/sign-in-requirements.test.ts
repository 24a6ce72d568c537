import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { requirementNoticeDays, type RequirementName } from '@bizamply/contract/sign-in-requirements'
import type { FactorSetUp } from '@bizamply/contract/security'
import { newId } from '../db/ids.ts'
import { callSamples } from '../testing/call-samples.ts'
import type { Answer, Caller } from '../testing/caller.ts'
import { expectRefusal } from '../testing/expect-refusal.ts'
import { NEW_PASSWORD } from '../testing/join.ts'
import { makeCompany, PASSWORD, userOf, type TestCompany } from '../testing/make-company.ts'
import { nameAll } from '../testing/name-rows.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'
import { contractCalls } from './server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const DAY = 86_400_000
const save = (admin: Caller, requirement: RequirementName, on = true): Promise<Answer> =>
  admin.call('PUT', '/api/company/sign-in-requirements', { requirement, on })
const stepUp = (caller: Caller, password = PASSWORD) => caller.call('POST', '/api/profile/step-up', { password })

async function setUpFactor(caller: Caller): Promise<void> {
  await stepUp(caller)
  const { secret } = (await caller.post('/api/profile/second-factor', undefined)).json['data'] as unknown as FactorSetUp
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.services.now().getTime() })
  expect((await caller.post('/api/profile/second-factor/enable', { code })).status).toBe(200)
  app.advance(30_000)
}

/** As if it had been enabled long ago. */
async function turnOn({ companyId }: TestCompany, column: 'password' | 'factor', daysAgo = 1): Promise<void> {
  const from = new Date(app.services.now().getTime() - daysAgo * DAY)
  await app.owner.query(`update app.companies set ${column}_required_from = $2 where company_id = $1`, [
    companyId,
    from,
  ])
}

async function agePassword(company: TestCompany, role: 'admin' | 'editor' | 'viewer', days: number): Promise<void> {
  const at = new Date(app.services.now().getTime() - days * DAY)
  const id = await userOf(app, company, role)
  await app.owner.query('update app.users set password_changed_at = $2 where id = $1', [id, at])
}

test('only admins enable sign-in requirements, after a step-up, and only those that they meet', async () => {
  const company = await makeCompany(app, { connected: false })
  const admin = await company.as('admin')
  expectRefusal(await save(await company.as('editor'), 'secondFactor'), 'FORBIDDEN')
  expectRefusal(await save(admin, 'secondFactor'), 'CONFLICT')
  await agePassword(company, 'admin', 91)
  expectRefusal(await save(admin, 'passwordChange'), 'CONFLICT')
  await agePassword(company, 'admin', 1)
  await setUpFactor(admin)
  app.advance(11 * 60_000)
  expectRefusal(await save(admin, 'secondFactor'), 'STEP_UP_REQUIRED')
  await stepUp(admin)
  const saved = await save(admin, 'secondFactor')
  const from = new Date(String(saved.json['data']?.['secondFactorFrom'])).getTime() - app.services.now().getTime()
  expect(Math.round(from / DAY)).toBe(requirementNoticeDays)
  expect(saved.json['data']).toMatchObject({ withoutFactor: 2, oldPasswords: 0, passwordFrom: null })
  expect((await save(admin, 'passwordChange')).json['data']?.['passwordFrom']).toBeTruthy()
  const again = await save(admin, 'secondFactor')
  expect(again.json['data']?.['secondFactorFrom']).toBe(saved.json['data']?.['secondFactorFrom'])
  expect((await save(admin, 'secondFactor', false)).json['data']).toMatchObject({ secondFactorFrom: null })
})

test('during the notice everything works and shows the deadline; afterwards only the calls to comply do', async () => {
  const company = await makeCompany(app, { connected: false })
  const editor = await company.as('editor')
  await turnOn(company, 'factor', -7)
  await until('the requirement is known', async () => (await editor.get('/auth/status')).json['user']?.['requirements'])
  expect((await editor.get('/auth/status')).json['user']?.['requirements']).toMatchObject({
    missing: null,
    secondFactor: true,
    secondFactorBy: expect.any(String),
  })
  expect((await editor.get('/api/comments')).status).toBe(200)
  app.advance(7 * DAY + 60_000)
  expectRefusal(await editor.get('/api/comments'), 'SECOND_FACTOR_REQUIRED')
  await setUpFactor(editor)
  expect((await editor.get('/api/comments')).status).toBe(200)
  expect((await editor.get('/auth/status')).json['user']?.['requirements']).toMatchObject({ secondFactorBy: null })
  expectRefusal(await editor.call('DELETE', '/api/profile/second-factor'), 'CONFLICT')
})

test('without the second factor every call outside the closed list is refused, also downloads and pictures', async () => {
  const company = await makeCompany(app)
  const named = await nameAll(app, company)
  const admin = await company.as('admin')
  await turnOn(company, 'factor')
  await until('the requirement to take effect', async () => (await admin.get('/api/preferences')).status === 403)
  const open = contractCalls().filter(({ rules }) => rules.isOpenUntilMet)
  expect(open.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'DELETE /api/profile/second-factor',
    'GET /api/profile/security',
    'POST /api/profile/change-password',
    'POST /api/profile/passkeys',
    'POST /api/profile/passkeys/options',
    'POST /api/profile/second-factor',
    'POST /api/profile/second-factor/enable',
    'POST /api/profile/step-up',
  ])
  for (const { method, path, rules } of contractCalls()) {
    if (rules.who === 'open' || rules.isOpenUntilMet) continue
    const sample = callSamples[`${method} ${path}`]?.good(named) ?? { path }
    const answer = await admin.call(method, sample.path, sample.body, { 'idempotency-key': newId() })
    expect([method, path, answer.json['code']]).toEqual([method, path, 'SECOND_FACTOR_REQUIRED'])
  }
  for (const path of ['/api/events', '/api/analytics/export?format=csv', `/pictures/${'a'.repeat(32)}-96.webp`]) {
    expect([path, (await admin.get(path)).json['code']]).toEqual([path, 'SECOND_FACTOR_REQUIRED'])
  }
  const gone = await admin.get(`/integration/judgeme/?company=${company.brandId}`)
  expect(gone.headers.get('location')).toBe('/login?returnUrl=%2Fresponses')
})

test('an open event stream ends when a requirement takes effect', async () => {
  const company = await makeCompany(app, { connected: false })
  const editor = await company.as('editor')
  const stream = await editor.raw('GET', '/api/events')
  const reader = stream.body?.getReader()
  await reader?.read()
  await turnOn(company, 'factor')
  expect(await until('the stream ends', async () => (await reader?.read())?.done)).toBe(true)
})

test('a password older than 90 days must be changed first, at sign-in and in a running session', async () => {
  const company = await makeCompany(app, { connected: false })
  const running = await company.as('viewer')
  await agePassword(company, 'viewer', 90)
  await turnOn(company, 'password')
  await until('the requirement counts', async () => (await running.get('/api/preferences')).status === 403)
  expectRefusal(await running.get('/api/comments'), 'PASSWORD_EXPIRED')
  const caller = app.caller()
  const signedIn = await caller.signIn(company.emails.viewer, PASSWORD)
  expect(signedIn.json['user']?.['requirements']).toMatchObject({ missing: 'PASSWORD_EXPIRED' })
  expectRefusal(await caller.get('/api/preferences'), 'PASSWORD_EXPIRED')
  const change = (newPassword: string) =>
    caller.call('POST', '/api/profile/change-password', { currentPassword: PASSWORD, newPassword })
  expectRefusal(await change(PASSWORD), 'BAD_REQUEST')
  expect((await change(NEW_PASSWORD)).status).toBe(200)
  expect((await caller.get('/api/preferences')).status).toBe(200)
  app.advance(91 * DAY)
  const later = app.caller()
  await later.signIn(company.emails.viewer, NEW_PASSWORD)
  expectRefusal(await later.get('/api/preferences'), 'PASSWORD_EXPIRED')
})

test('a user without a password has none that could expire', async () => {
  const company = await makeCompany(app, { connected: false })
  const editor = await company.as('editor')
  const id = await userOf(app, company, 'editor')
  await app.owner.query(
    `update app.accounts set provider_id = 'google', account_id = $1, password = null, created_at = '2020-01-01'
     where user_id = $1`,
    [id],
  )
  await turnOn(company, 'password')
  await until('the requirement is known', async () => (await editor.get('/auth/status')).json['user']?.['requirements'])
  expect((await editor.get('/api/preferences')).status).toBe(200)
})

test("a passkey session has two factors; a password-only session doesn't", async () => {
  const company = await makeCompany(app, { connected: false })
  const [byKey, byPassword] = [await company.as('editor'), await company.as('editor')]
  const id = await userOf(app, company, 'editor')
  await app.owner.query(
    `update app.sessions set method = 'passkey' where id =
       (select id from app.sessions where user_id = $1 order by created_at, id limit 1)`,
    [id],
  )
  await turnOn(company, 'factor')
  await until('the requirement counts', async () => (await byPassword.get('/api/preferences')).status === 403)
  expect((await byKey.get('/api/preferences')).status).toBe(200)
})

test("one company's requirement doesn't apply to another", async () => {
  const [ours, theirs] = [await makeCompany(app, { connected: false }), await makeCompany(app, { connected: false })]
  await turnOn(ours, 'factor')
  const stranger = await theirs.as('admin')
  expect((await stranger.get('/api/preferences')).status).toBe(200)
  expect((await stranger.get('/api/company/sign-in-requirements')).json['data']).toMatchObject({
    secondFactorFrom: null,
  })
})
