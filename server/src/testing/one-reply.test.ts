import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '../features/credits/index.ts'
import { makeCompany } from './make-company.ts'
import { startTestApp, type TestApp } from './test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('a review is answered, edited, sent once and paid for exactly', async () => {
  const company = await makeCompany(app, { credits: 10 })
  const [id] = await company.comments(['The zip broke after two weeks.'])
  const editor = await company.as('editor')
  const made = await editor.post('/api/comments/generate', { commentId: id })
  expect(made.status).toBe(200)
  const text = `${made.json['data']?.['response']} P.S.`
  const edited = await editor.call('PUT', `/api/comments/${id}/draft`, { text, version: 1 })
  expect(edited.json['version']).toBe(2)
  const sent = await editor.post(`/api/comments/${id}/send`, { version: 2, target: 'platform' })
  expect(sent.json['data']).toMatchObject({ status: 'sent', channelsUsed: ['platform'], creditsUsed: 1 })
  const record = await app.control('GET', '/_/record?platform=judgeme')
  expect(record.json.data?.map((row) => row['text'])).toEqual([text])
  const balance = await editor.get('/api/credits/balance')
  expect(balance.json['data']).toEqual({ totalCredits: 10, usedCredits: 3, availableCredits: 7, heldCredits: 0 })
  expect(await checkLedger(app.db)).toEqual({ problems: [], total: 0 })
  expect(app.errors).toEqual([])
})
