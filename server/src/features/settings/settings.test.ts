import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../testing/make-company.ts'
import { mailTo } from '../../testing/mailbox.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ work: true, env: { SUPPORT_EMAIL: 'help@bizamply.test' } })
})
afterAll(() => app.stop())

test('what one sets for oneself stays as it is until one changes it, and is nobody else’s', async () => {
  const company = await makeCompany(app, { connected: false })
  const [viewer, admin] = [await company.as('viewer'), await company.as('admin')]
  const begun = { undoSeconds: 5, singleKeys: true, mutedKinds: [] }
  expect((await viewer.get('/api/preferences')).json['data']).toEqual(begun)
  const muted = await viewer.call('PUT', '/api/preferences', { mutedKinds: ['risk', 'comment', 'risk'] })
  expect(muted.json['data']).toEqual({ ...begun, mutedKinds: ['comment', 'risk'] })
  await viewer.call('PUT', '/api/preferences', { undoSeconds: 0 })
  const set = await viewer.call('PUT', '/api/preferences', { singleKeys: false })
  expect(set.json['data']).toEqual({ undoSeconds: 0, singleKeys: false, mutedKinds: ['comment', 'risk'] })
  expect((await viewer.call('PUT', '/api/preferences', { mutedKinds: [] })).json['data']).toEqual({
    undoSeconds: 0,
    singleKeys: false,
    mutedKinds: [],
  })
  expect((await admin.get('/api/preferences')).json['data']).toEqual(begun)
})

test('a letter to support is mailed, and an answer to it goes to the person', async () => {
  const company = await makeCompany(app, { connected: false })
  const viewer = await company.as('viewer')
  const message = 'Where is the import?\n\nI looked everywhere.'
  const answer = await viewer.call('POST', '/api/support', { subject: 'Import', message })
  expect([answer.status, answer.json]).toEqual([200, { success: true }])
  const mail = await mailTo(app, 'help@bizamply.test')
  expect(mail.subject).toBe('Bizamply support: Import')
  expect(mail.text).toContain('Where is the import?\n\nI looked everywhere.')
  expect(mail.text).toContain(company.emails.viewer)
  expect(mail.replyTo).toBe(company.emails.viewer)
})

test('more than ten letters in an hour are refused, and wrong ones don’t count', async () => {
  const company = await makeCompany(app, { connected: false })
  const editor = await company.as('editor')
  const write = (subject: string) => editor.call('POST', '/api/support', { subject, message: 'Hello.' })
  for (let n = 0; n < 3; n++) expect((await write(' ')).status).toBe(400)
  for (let n = 0; n < 10; n++) expect((await write(`Letter ${n}`)).status).toBe(200)
  const refused = await write('One more')
  expect([refused.status, refused.json['code']]).toEqual([429, 'RATE_LIMIT_EXCEEDED'])
  const { rows } = await app.owner.query(`select 1 from app.mails where recipient = 'help@bizamply.test'`)
  expect([rows.length, app.errors]).toEqual([11, []])
})
