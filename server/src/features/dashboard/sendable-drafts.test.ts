import type { Overview } from '@bizamply/contract/dashboard'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { countList } from '../../testing/analytics-scene.ts'
import { bulkScene } from '../../testing/bulk-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('the dashboard counts the drafts that its job would send, and the quote confirms it', async () => {
  const scene = await bulkScene(app, { comments: 10, credits: 100 })
  for (const commentId of scene.ids) await scene.editor.post('/api/comments/generate', { commentId })
  for (const id of scene.ids) await scene.set(id, `rating = 5, sentiment = 'positive'`)
  const [sensitive = '', imported = '', places = '', marked = '', critical = '', promise = '', spam = ''] = scene.ids
  await scene.set(critical, 'rating = 3')
  const text = 'We will refund your order in full tomorrow.'
  await scene.editor.call('PUT', `/api/comments/${promise}/draft`, { text, version: 1 })
  await scene.set(sensitive, `risks = '{legal}'`)
  await scene.set(spam, 'spam = true')
  await scene.set(imported, `platform = 'import'`)
  await scene.set(places, `reply_text = 'Hello {customer}!'`)
  await scene.set(marked, `reply_spans = '[{"id":"a","start":0,"end":2,"kind":"fact","reason":"No."}]'`)
  const { json } = await scene.editor.get('/api/dashboard/overview?period=30')
  const { sendableDrafts, attention, window } = json['data'] as unknown as Overview
  expect(sendableDrafts).toBe(3)
  const days = `from=${window.from}&to=${window.to}`
  // The one with a promise isn't marked yet.
  expect(attention.draftsToRead).toBe(4)
  expect(await countList(scene.editor, `status=draft&toRead=confirm,read,critical&${days}`)).toBe(4)
  const filter = { status: 'draft', triageState: 'open', from: window.from, to: window.to }
  expect((await scene.quote({ action: 'send', filter })).count).toBe(3)
})

test('the dashboard counts the reviews that its job would draft replies to, without spam, and the quote confirms it', async () => {
  const scene = await bulkScene(app, { comments: 3, credits: 100 })
  await scene.set(scene.ids[0] ?? '', 'spam = true')
  const { json } = await scene.editor.get('/api/dashboard/overview?period=30')
  const { draftableReviews, now, window } = json['data'] as unknown as Overview
  expect([draftableReviews, now.openPending]).toEqual([2, 3])
  const filter = { status: 'pending', triageState: 'open', from: window.from, to: window.to }
  expect((await scene.quote({ action: 'generate', filter })).count).toBe(2)
})
