import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bulkScene, noSignal } from '../../testing/bulk-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { bulkJob } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('a draft in which a person typed a promise isn’t sent in bulk', async () => {
  const scene = await bulkScene(app, { comments: 2, credits: 10 })
  const [promising = '', plain = ''] = scene.ids
  const write = (id: string, text: string) =>
    scene.editor.call('PUT', `/api/comments/${id}/draft`, { text, version: 0 })
  expect((await write(promising, 'Hello Ada, we will refund you the full price tomorrow.')).status).toBe(200)
  expect((await write(plain, 'Hello Ada, thank you for your kind words.')).status).toBe(200)
  const quote = await scene.editor.post('/api/comments/bulk/quote', { action: 'send', commentIds: scene.ids })
  expect(quote.json['data']).toMatchObject({ count: 1, credits: 1, leftOut: [{ reason: 'claims', count: 1 }] })
  const jobId = await scene.start({ action: 'send', commentIds: scene.ids })
  await bulkJob(app.services, { companyId: scene.company.companyId, jobId }, noSignal())
  const ends = (await scene.items(jobId)).map(({ commentId, state, code }) => [commentId, state, code])
  expect(ends).toEqual([
    [promising, 'skipped', 'claims'],
    [plain, 'done', null],
  ])
  expect((await scene.job(jobId)).result).toMatchObject({ done: 1, skipped: 1, credits: 1 })
})
