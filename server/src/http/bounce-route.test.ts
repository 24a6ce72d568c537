import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../testing/make-company.ts'
import { settingsOf } from '../testing/notification-links.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

const KEY = 'a key of the mail service, 32 bytes'.replaceAll(/[ ,]/g, '-')

let app: TestApp
let closed: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, env: { MAIL_BOUNCE_KEY: KEY } })
  closed = await startTestApp({ builtIn: true, peerOf: app })
})
afterAll(async () => {
  await closed.stop()
  await app.stop()
})

const report = async (to: TestApp, key: string, body: string): Promise<number> => {
  const headers = { 'content-type': 'text/plain' }
  const url = `http://localhost:3000/hooks/mail-bounces/${key}`
  return (await to.fetch(new Request(url, { method: 'POST', headers, body }))).status
}

test('a mail service with the key stops mail to bounced addresses', async () => {
  const company = await makeCompany(app, { connected: false })
  const editor = await company.as('editor')
  const body = JSON.stringify({ Type: 'HardBounce', Email: company.emails.editor.toUpperCase() })
  for (const key of ['x', `${KEY}x`, KEY.slice(1)]) expect(await report(app, key, body)).toBe(404)
  expect(await report(closed, KEY, body)).toBe(404)
  expect((await settingsOf(editor)).mail.stoppedAt).toBeNull()
  expect(await report(app, KEY, 'no JSON')).toBe(400)
  expect(await report(app, KEY, body)).toBe(204)
  expect(await report(app, KEY, body)).toBe(204)
  expect((await settingsOf(editor)).mail.stoppedAt).toMatch(/^\d{4}-/)
  expect((await settingsOf(await company.as('admin'))).mail.stoppedAt).toBeNull()
  expect(await report(app, KEY, JSON.stringify({ bounced: ['nobody@shop.test'] }))).toBe(204)
  const { rows } = await app.owner.query('select address from app.mail_stops')
  expect(rows).toEqual([{ address: company.emails.editor }])
})

test('none of these calls caused an internal error', () => expect(app.errors).toEqual([]))
