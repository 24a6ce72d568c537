import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCompany, userOf } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('a removed member gets no more report emails; other recipients do', async () => {
  const company = await makeCompany(app, { connected: false })
  const admin = await company.as('admin')
  const report = {
    title: 'Week',
    category: 'marketing',
    sections: ['figures'],
    schedule: 'weekly',
    recipients: [company.emails.editor, 'boss@shop.test'],
  }
  const made = (await admin.call('POST', '/api/reports', report)).json['data'] as unknown as { id: string }
  const other = await makeCompany(app, { connected: false })
  const otherAdmin = await other.as('admin')
  const elsewhere = (await otherAdmin.call('POST', '/api/reports', report)).json['data'] as unknown as { id: string }

  const userId = await userOf(app, company, 'editor')
  expect((await admin.call('POST', `/api/team/members/${userId}/remove`, { handOverTo: null })).status).toBe(200)

  const { data } = (await admin.get(`/api/reports/${made.id}`)).json
  expect(data).toMatchObject({ schedule: 'weekly', recipients: ['boss@shop.test'] })
  const kept = (await otherAdmin.get(`/api/reports/${elsewhere.id}`)).json['data']
  expect(kept).toMatchObject({ recipients: [company.emails.editor, 'boss@shop.test'] })
})
