import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  beginChange,
  changed,
  changing,
  CHANGED,
  CONFIRM,
  codeAbout,
  mailAbout,
  open,
  prove,
  tokenAbout,
} from '../../../testing/email-change-scene.ts'
import { expectRefusal } from '../../../testing/expect-refusal.ts'
import { beginAnHour, newEmail, NEW_PASSWORD, signUp, visitor } from '../../../testing/join.ts'
import { makeCompany, PASSWORD, userOf } from '../../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { invite, tokenTo } from '../../../testing/team-scene.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, work: true, env: { ADMIN_EMAIL: 'operator@shop.test' } })
  await beginAnHour(app)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const HOUR = 3_600_000
const emailOf = async (userId: string): Promise<string | undefined> =>
  (await app.owner.query<{ email: string }>('select email from app.users where id = $1', [userId])).rows[0]?.email

test('a session without a recent step-up cannot start a change', async () => {
  const company = await makeCompany(app, { connected: false })
  const stolen = await company.as('admin')
  app.advance(11 * 60_000)
  expectRefusal(await beginChange(stolen, newEmail()), 'STEP_UP_REQUIRED')
  expect(
    (await app.owner.query('select 1 from app.email_changes where old_email = $1', [company.emails.admin])).rowCount,
  ).toBe(0)
})

test('the password and the new mailbox alone change nothing; the old mailbox is needed too', async () => {
  const all = await changing(app)
  await prove(all.caller, all.code)
  for (const token of [all.code, '', `${all.link}x`, all.link.slice(1)]) {
    expect((await open(app, 'confirm', token)).status).toBe(400)
  }
  expect((await (await visitor(app)).signIn(all.oldEmail, PASSWORD)).status).toBe(200)
})

test("one user's link and code do not work for another", async () => {
  const [ours, theirs] = [await changing(app), await changing(app)]
  expectRefusal(await prove(ours.caller, theirs.code === ours.code ? '000000' : theirs.code), 'CODE_INVALID')
  const inSession = await ours.caller.call('POST', '/api/email-change/confirm', { token: theirs.link })
  expect(inSession.json['data']).toMatchObject({ state: 'confirmed', newEmail: theirs.newEmail })
  const state = await ours.caller.get('/api/profile/email')
  expect(state.json['data']?.['pending']).toMatchObject({ newProved: false, oldProved: false })
  expectRefusal(await open(app, 'undo', theirs.link), 'EMAIL_LINK_INVALID')
})

test('two users who change to the same address concurrently: only one gets it', async () => {
  const to = newEmail()
  const people = []
  for (let n = 0; n < 2; n++) {
    const company = await makeCompany(app, { connected: false })
    const caller = await company.as('editor')
    await beginChange(caller, to)
    const code = await codeAbout(app, to, n + 1)
    await open(app, 'confirm', await tokenAbout(app, company.emails.editor, CONFIRM))
    people.push({ caller, code })
  }
  const answers = await Promise.all(people.map(({ caller, code }) => prove(caller, code)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { rowCount } = await app.owner.query('select 1 from app.users where email = $1', [to])
  expect(rowCount).toBe(1)
})

test('a code submitted twice concurrently counts once', async () => {
  const all = await changing(app)
  await prove(all.caller, all.code)
  const both = await Promise.all([open(app, 'confirm', all.link), open(app, 'confirm', all.link)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
})

test('undoing from the old address ends all sessions and removes the password and the passkeys', async () => {
  const all = await changed(app)
  const userId = await userOf(
    app,
    { ...all.company, emails: { ...all.company.emails, editor: all.newEmail } },
    'editor',
  )
  await app.owner.query(
    `insert into app.passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
     values (gen_random_uuid(), $1, $2, 'x', 0, '{}', 'Theirs', $3)`,
    [userId, userId, app.services.now()],
  )
  expect((await open(app, 'read', all.undo)).json['data']).toMatchObject({ kind: 'undo', state: 'open' })
  expect((await open(app, 'undo', all.undo)).status).toBe(200)
  expect(await emailOf(userId)).toBe(all.oldEmail)
  expect((await all.caller.get('/api/profile')).status).toBe(401)
  expectRefusal(await (await visitor(app)).signIn(all.oldEmail, PASSWORD), 'INVALID_CREDENTIALS')
  expect((await app.owner.query('select 1 from app.passkeys where user_id = $1', [userId])).rowCount).toBe(0)
  await mailAbout(app, all.oldEmail, 'Your email address was restored')
  expectRefusal(await open(app, 'undo', all.undo), 'EMAIL_LINK_INVALID')
  await (await visitor(app)).call('POST', '/auth/forgot-password', { email: all.oldEmail })
  const token = await tokenAbout(app, all.oldEmail, 'Reset your Bizamply password')
  await (await visitor(app)).call('POST', '/auth/reset-password', { token, password: NEW_PASSWORD })
  expect((await (await visitor(app)).signIn(all.oldEmail, NEW_PASSWORD)).status).toBe(200)
})

test("a second change does not remove the first owner's undo, which also voids the second change's link", async () => {
  const all = await changed(app)
  const third = newEmail()
  await beginChange(all.caller, third)
  await open(app, 'confirm', await tokenAbout(app, all.newEmail, CONFIRM))
  await prove(all.caller, await codeAbout(app, third))
  const later = await tokenAbout(app, all.newEmail, CHANGED, 2)
  expect((await open(app, 'undo', all.undo)).status).toBe(200)
  expect((await (await visitor(app)).signIn(third, PASSWORD)).status).toBe(401)
  expectRefusal(await open(app, 'undo', later), 'EMAIL_LINK_INVALID')
})

test('the old address stays reserved for 72 hours; then it is free and the undo link expires', async () => {
  const all = await changed(app)
  expectRefusal(await signUp(await visitor(app), { email: all.oldEmail }), 'USER_EXISTS')
  const other = await (await makeCompany(app, { connected: false })).as('editor')
  await beginChange(other, all.oldEmail)
  await mailAbout(app, all.oldEmail, 'Someone tried to use your email address')
  app.advance(73 * HOUR)
  expectRefusal(await open(app, 'undo', all.undo), 'EMAIL_LINK_INVALID')
  expect((await signUp(await visitor(app), { email: all.oldEmail })).status).toBe(200)
})

test('an invitation to the new address grants nothing automatically, and those to the old address are removed', async () => {
  const [inviting, to] = [await makeCompany(app, { connected: false, plan: 'enterprise' }), newEmail()]
  const admin = await inviting.as('admin')
  await invite(admin, [to])
  const invitation = await tokenTo(app, to)
  const all = await changing(app, to)
  const accept = () => all.caller.call('POST', '/api/invitations/accept', { token: invitation })
  await prove(all.caller, all.code)
  expectRefusal(await accept(), 'FORBIDDEN')
  await open(app, 'confirm', all.link)
  expect((await all.caller.get('/api/profile')).json['data']?.['email']).toBe(to)
  const { rows } = await app.owner.query(
    `select m.company_id, m.role from app.members m join app.users u on u.id = m.user_id where u.email = $1`,
    [to],
  )
  expect(rows).toEqual([{ company_id: all.company.companyId, role: 'editor' }])
  // A member of a company stays in it: the invitation link is refused even now.
  expect((await accept()).status).toBeGreaterThanOrEqual(400)
  expect((await all.caller.get('/api/team')).status).toBe(200)
})

test("taking the administrator's address grants no role", async () => {
  const all = await changing(app, 'operator@shop.test')
  await open(app, 'confirm', all.link)
  expect((await prove(all.caller, all.code)).json['data']).toMatchObject({ changed: true })
  const { rows } = await app.owner.query('select role from app.users where email = $1', [all.newEmail])
  expect(rows).toEqual([{ role: 'user' }])
})
