import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  beginChange,
  changed,
  changing,
  CHANGED,
  codeAbout,
  CONFIRM,
  mailAbout,
  open,
  prove,
  tokenAbout,
} from '../../../testing/email-change-scene.ts'
import { expectRefusal } from '../../../testing/expect-refusal.ts'
import { beginAnHour, newEmail, visitor } from '../../../testing/join.ts'
import { mailsTo, wrongCode } from '../../../testing/mailbox.ts'
import { makeCompany, PASSWORD } from '../../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, work: true })
  await beginAnHour(app)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const MINUTE = 60_000
const signIn = async (email: string) => (await visitor(app)).signIn(email, PASSWORD)

test('the code and the link change the address together, in either order; neither does alone', async () => {
  const first = await changing(app)
  const state = await first.caller.get('/api/profile/email')
  expect(state.json['data']).toMatchObject({
    email: first.oldEmail,
    pending: { email: first.newEmail, newProved: false, oldProved: false },
  })
  const waits = await prove(first.caller, first.code)
  expect(waits.json['data']).toMatchObject({ email: first.oldEmail, changed: false, pending: { newProved: true } })
  expect((await signIn(first.newEmail)).status).toBe(401)
  expect((await open(app, 'confirm', first.link)).json['data']).toMatchObject({ kind: 'confirm', state: 'changed' })
  expect((await first.caller.get('/api/profile')).json['data']?.['email']).toBe(first.newEmail)
  const second = await changing(app)
  expect((await open(app, 'confirm', second.link)).json['data']).toMatchObject({ state: 'confirmed' })
  expect((await signIn(second.oldEmail)).status).toBe(200)
  expect((await prove(second.caller, second.code)).json['data']).toMatchObject({
    email: second.newEmail,
    changed: true,
    pending: null,
  })
  expect((await signIn(second.oldEmail)).status).toBe(401)
  expect((await signIn(second.newEmail)).status).toBe(200)
})

test('a completed change ends all other sessions, voids password links and notifies both addresses', async () => {
  const all = await changing(app)
  const elsewhere = await all.company.as('editor')
  await (await visitor(app)).call('POST', '/auth/forgot-password', { email: all.oldEmail })
  const reset = await tokenAbout(app, all.oldEmail, 'Reset your Bizamply password')
  await open(app, 'confirm', all.link)
  await prove(all.caller, all.code)
  expect((await elsewhere.get('/api/profile')).status).toBe(401)
  expect((await all.caller.get('/api/profile')).status).toBe(200)
  const body = { token: reset, password: 'Blue!Kettle9' }
  expectRefusal(await (await visitor(app)).call('POST', '/auth/reset-password', body), 'RESET_LINK_INVALID')
  for (const email of [all.oldEmail, all.newEmail]) expect((await mailAbout(app, email, CHANGED)).text).toContain(email)
})

test('the link and the code each work once', async () => {
  const all = await changed(app)
  expectRefusal(await open(app, 'confirm', all.link), 'EMAIL_LINK_INVALID')
  expectRefusal(await prove(all.caller, all.code), 'CODE_EXPIRED')
  expect((await open(app, 'read', all.link)).json['data']).toMatchObject({ state: 'changed' })
})

test('five wrong codes void the code, and both expire after half an hour', async () => {
  const all = await changing(app)
  for (const left of [4, 3, 2, 1, 0]) {
    const answer = await prove(all.caller, wrongCode(all.code))
    expect([answer.json['code'], answer.json['details']?.['triesLeft']]).toEqual(['CODE_INVALID', left])
  }
  expectRefusal(await prove(all.caller, all.code), 'CODE_USED_UP')
  const late = await changing(app)
  app.advance(31 * MINUTE)
  expectRefusal(await prove(late.caller, late.code), 'CODE_EXPIRED')
  expectRefusal(await open(app, 'confirm', late.link), 'EMAIL_LINK_INVALID')
  expect((await open(app, 'read', late.link)).json['data']).toMatchObject({ state: 'expired' })
  expect((await late.caller.get('/api/profile/email')).json['data']?.['pending']).toBeNull()
})

test('a new change voids the previous code and link; its user or the old address can cancel it', async () => {
  const all = await changing(app)
  await beginChange(all.caller, all.newEmail)
  const link = await tokenAbout(app, all.oldEmail, CONFIRM, 2)
  const code = await codeAbout(app, all.newEmail, 2)
  expectRefusal(await open(app, 'confirm', all.link), 'EMAIL_LINK_INVALID')
  if (code !== all.code) expectRefusal(await prove(all.caller, all.code), 'CODE_INVALID')
  expect((await open(app, 'stop', link)).status).toBe(200)
  expectRefusal(await prove(all.caller, code), 'CODE_EXPIRED')
  const other = await changing(app)
  expect((await other.caller.call('DELETE', '/api/profile/email')).json['data']?.['pending']).toBeNull()
  expectRefusal(await open(app, 'confirm', other.link), 'EMAIL_LINK_INVALID')
})

test('an address is normalized as at sign-up, and the current address is refused', async () => {
  const company = await makeCompany(app, { connected: false })
  const caller = await company.as('viewer')
  const to = newEmail()
  expect((await beginChange(caller, `  ${to.toUpperCase()} `)).json['data']).toMatchObject({ pending: { email: to } })
  expectRefusal(await beginChange(caller, company.emails.viewer.toUpperCase()), 'BAD_REQUEST')
})

test('a taken address gets the same response as a free one; its owner is notified and no code is sent', async () => {
  const company = await makeCompany(app, { connected: false })
  const caller = await company.as('editor')
  const shape = ({ status, json }: Awaited<ReturnType<typeof beginChange>>) => [
    status,
    Object.keys(json['data'] ?? {}),
    Object.keys(json['data']?.['pending'] ?? {}),
  ]
  const free = await beginChange(caller, newEmail())
  const taken = await beginChange(caller, company.emails.admin)
  expect(shape(taken)).toEqual(shape(free))
  await mailAbout(app, company.emails.admin, 'Someone tried to use your email address')
  expectRefusal(await prove(caller, '123456'), 'CODE_INVALID')
  expect((await mailsTo(app, company.emails.admin)).map(({ subject }) => subject)).toEqual([
    'Someone tried to use your email address',
  ])
})

test('a user and an address are each limited to five changes an hour', async () => {
  const company = await makeCompany(app, { connected: false })
  const caller = await company.as('editor')
  for (let n = 0; n < 5; n++) expect((await beginChange(caller, newEmail())).status).toBe(200)
  expectRefusal(await beginChange(caller, newEmail()), 'RATE_LIMIT_EXCEEDED')
  const victim = newEmail()
  for (let n = 0; n < 5; n++) {
    const other = await (await makeCompany(app, { connected: false })).as('viewer')
    expect((await beginChange(other, victim)).status).toBe(200)
  }
  const sixth = await (await makeCompany(app, { connected: false })).as('viewer')
  expectRefusal(await beginChange(sixth, victim), 'RATE_LIMIT_EXCEEDED')
})
