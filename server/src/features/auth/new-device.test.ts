import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { mailsTo, mailTo } from '../../testing/mailbox.ts'
import { makeCompany, PASSWORD } from '../../testing/make-company.ts'
import { addPasskey, beginPasskey } from '../../testing/passkeys.ts'
import { SoftAuthenticator } from '../../testing/soft-authenticator.ts'
import { until } from '../../testing/until.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ work: true })
})
afterAll(() => app.stop())

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const SUBJECT = 'New sign-in to Bizamply'

/** The second user's mail shows that any mail to the first has been sent by then. */
async function people() {
  const { emails } = await makeCompany(app, { connected: false })
  await app.owner.query(`update app.users set login_notifications = true where email = any($1)`, [
    [emails.editor, emails.viewer],
  ])
  return { email: emails.editor, other: emails.viewer }
}

async function signIn(email: string, caller: Caller = app.caller('8.8.8.8'), password = PASSWORD): Promise<Caller> {
  await caller.get('/auth/csrf-token')
  const answer = await caller.call('POST', '/auth/login', { email, password }, { 'user-agent': FIREFOX })
  if (answer.status === 200) caller.token = String(answer.json['token'])
  return caller
}

/** Emails are sent in order: once this user's email arrives, any earlier one has arrived too. */
async function settled(other: string): Promise<void> {
  await signIn(other)
  const count = (await mailsTo(app, other)).length
  await signIn(other)
  await mailTo(app, other, count + 1)
}

test("a sign-in from a new device is mailed with device, place and time in the user's format", async () => {
  const { email } = await people()
  await app.owner.query(
    `update app.users set timezone = 'Europe/Berlin', date_format = 'YYYY-MM-DD', first_name = 'Nora' where email = $1`,
    [email],
  )
  await signIn(email)
  await signIn(email)
  const mail = await mailTo(app, email)
  expect(mail.subject).toBe(SUBJECT)
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(app.services.now())
  expect(mail.text).toContain('Hello Nora,')
  expect(mail.text).toContain('Device: Firefox on Windows')
  expect(mail.text).toContain('Location: United States, 8.8.8.8')
  expect(mail.text).toMatch(new RegExp(`Time: ${day}, .+ GMT\\+[12]`))
  expect(mail.text).toContain('change your password')
  expect(mail.links).toContain(`${app.services.appUrl}/profile?tab=security`)
})

test('the first sign-in, a known browser and a refused attempt send no mail', async () => {
  const { email, other } = await people()
  const browser = await signIn(email)
  await signIn(email, browser)
  await signIn(email, app.caller(), 'Wrong!Horse9')
  await settled(other)
  expect(await mailsTo(app, email)).toEqual([])
})

test('a user who turned the email off gets none', async () => {
  const { email, other } = await people()
  const browser = await signIn(email)
  const saved = await browser.call('PUT', '/api/preferences', { loginNotifications: false })
  expect(saved.json['data']?.['loginNotifications']).toBe(false)
  await signIn(email)
  await settled(other)
  expect(await mailsTo(app, email)).toEqual([])
})

test('a passkey from a new device is mailed too, and adding or removing a passkey always is', async () => {
  const { email } = await people()
  const browser = await signIn(email)
  const device = new SoftAuthenticator(app.services.appUrl)
  const added = await addPasskey(browser, device, 'Work phone')
  expect((await mailTo(app, email)).text).toContain('You can now sign in to Bizamply with the passkey “Work phone”.')
  const visitor = app.caller()
  const { challengeId, options } = await beginPasskey(visitor)
  expect(
    (await visitor.call('POST', '/auth/passkey', { challengeId, credential: device.answer(options) })).status,
  ).toBe(200)
  expect((await mailTo(app, email, 2)).subject).toBe(SUBJECT)
  await browser.call('PUT', '/api/preferences', { loginNotifications: false })
  const [{ id } = { id: '' }] = added.json['data'] as unknown as { id: string }[]
  expect((await browser.call('DELETE', `/api/profile/passkeys/${id}`)).status).toBe(200)
  expect((await mailTo(app, email, 3)).text).toContain(
    'You can no longer sign in to Bizamply with the passkey “Work phone”.',
  )
})

test('a mail failure does not block the sign-in', async () => {
  const { email } = await people()
  await signIn(email)
  await app.owner.query('alter table app.mails rename to mails_away')
  const again = await signIn(email)
  await until('the failure is logged', async () => app.errors.length > 0)
  await app.owner.query('alter table app.mails_away rename to mails')
  expect((await again.get('/api/preferences')).status).toBe(200)
  app.errors.length = 0
})
