import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '@bizamply/contract/security'
import type { Caller } from '../../testing/caller.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { mailTo } from '../../testing/mailbox.ts'
import { makeCompany, PASSWORD } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ work: true })
})
afterAll(() => app.stop())

const CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

async function sessionsOf(caller: Caller): Promise<Session[]> {
  const answer = await caller.get('/api/profile/sessions')
  expect(answer.status).toBe(200)
  return answer.json['data']?.['sessions'] as unknown as Session[]
}

const works = async (caller: Caller): Promise<boolean> => (await caller.get('/api/preferences')).status === 200

test('the list shows device, country, method and times, the current session first, and no token', async () => {
  const company = await makeCompany(app, { connected: false })
  const elsewhere = app.caller('8.8.8.8')
  await elsewhere.get('/auth/csrf-token')
  const login = { email: company.emails.editor, password: PASSWORD }
  await elsewhere.call('POST', '/auth/login', login, { 'user-agent': CHROME })
  const here = await company.as('editor')
  const [current, other, ...rest] = await sessionsOf(here)
  expect(rest).toEqual([])
  expect(current).toMatchObject({ isCurrent: true, location: 'Unknown', loginMethod: 'password' })
  expect(other).toMatchObject({
    isCurrent: false,
    device: 'Chrome on macOS',
    location: 'United States',
    ipAddress: '8.8.8.8',
  })
  expect(JSON.stringify([current, other])).not.toContain(here.token)
})

test("a revoked session ends immediately, and no one can end another user's session or the current one", async () => {
  const company = await makeCompany(app, { connected: false })
  const [here, elsewhere, stranger] = [
    await company.as('editor'),
    await company.as('editor'),
    await company.as('viewer'),
  ]
  const [current, other] = await sessionsOf(here)
  const revoke = (caller: Caller, id = '') => caller.call('DELETE', `/api/profile/sessions/${id}`)
  expectRefusal(await revoke(stranger, other?.id), 'NOT_FOUND')
  expectRefusal(await revoke(here, current?.id), 'CONFLICT')
  expect(await works(elsewhere)).toBe(true)
  expect((await revoke(here, other?.id)).status).toBe(200)
  expect([await works(here), await works(elsewhere), await works(stranger)]).toEqual([true, false, true])
  expectRefusal(await revoke(here, other?.id), 'NOT_FOUND')
})

test('all other sessions can be ended together', async () => {
  const company = await makeCompany(app, { connected: false })
  const [here, ...others] = [await company.as('editor'), await company.as('editor'), await company.as('editor')]
  expect((await here.call('DELETE', '/api/profile/sessions')).json['data']).toEqual({ revoked: 2 })
  expect(await Promise.all([here, ...others].map(works))).toEqual([true, false, false])
  expect(await sessionsOf(here)).toHaveLength(1)
})

test('a new password ends all other sessions, sends an email and replaces the old password', async () => {
  const company = await makeCompany(app, { connected: false })
  const [here, elsewhere] = [await company.as('editor'), await company.as('editor')]
  const change = (currentPassword: string, newPassword: string) =>
    here.post('/api/profile/change-password', { currentPassword, newPassword })
  const refusals = [
    [await change('', 'Blue!Kettle9'), 'Current password is required'],
    [await change('Wrong!Horse9', 'Blue!Kettle9'), 'Current password is incorrect'],
    [await change(PASSWORD, PASSWORD), 'New password must be different from current password'],
    [await change(PASSWORD, 'short'), 'Password must be at least 8 characters'],
    [
      await change(PASSWORD, 'nocapitals9!'),
      'Password must contain uppercase, lowercase, number and special character',
    ],
    [await change(PASSWORD, 'Password1!'), 'This password is too common. Please choose another one.'],
  ] as const
  for (const [answer, message] of refusals) expect([answer.status, answer.json['message']]).toEqual([400, message])
  expect(await works(elsewhere)).toBe(true)
  expect((await change(PASSWORD, 'Blue!Kettle9')).status).toBe(200)
  expect([await works(here), await works(elsewhere)]).toEqual([true, false])
  expect((await mailTo(app, company.emails.editor)).subject).toBe('Your Bizamply password was changed')
  expectRefusal(await app.caller().signIn(company.emails.editor, PASSWORD), 'INVALID_CREDENTIALS')
  expect((await app.caller().signIn(company.emails.editor, 'Blue!Kettle9')).status).toBe(200)
})

test('a user who signs in with Google only is shown as having no password', async () => {
  const company = await makeCompany(app, { connected: false })
  const caller = await company.as('editor')
  await app.owner.query(
    `update app.accounts a set password = null from app.users u where u.id = a.user_id and u.email = $1`,
    [company.emails.editor],
  )
  const answer = await caller.post('/api/profile/change-password', {
    currentPassword: 'x',
    newPassword: 'Blue!Kettle9',
  })
  expect(answer.json['message']).toBe('Password not set. Please use Google OAuth to sign in.')
})

test('ten wrong passwords in 15 minutes block further attempts in an unattended session', async () => {
  const company = await makeCompany(app, { connected: false })
  const caller = await company.as('editor')
  const QUARTER = 15 * 60_000
  app.advance(QUARTER - (app.services.now().getTime() % QUARTER))
  const prove = (password: string) => caller.post('/api/profile/step-up', { password })
  for (let n = 0; n < 10; n++) expectRefusal(await prove('Wrong!Horse9'), 'INVALID_CURRENT_PASSWORD')
  expect((await prove(PASSWORD)).status).toBe(429)
})
