import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bulkScene, noSignal, type BulkScene } from '../../testing/bulk-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { bulkJob } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const run = (scene: BulkScene, jobId: string) =>
  bulkJob(app.services, { companyId: scene.company.companyId, jobId }, noSignal())

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
  await run(scene, jobId)
  const ends = (await scene.items(jobId)).map(({ commentId, state, code }) => [commentId, state, code])
  expect(ends).toEqual([
    [promising, 'skipped', 'claims'],
    [plain, 'done', null],
  ])
  expect((await scene.job(jobId)).result).toMatchObject({ done: 1, skipped: 1, credits: 1 })
})

test("a draft with an unfilled template placeholder isn't sent", async () => {
  const scene = await bulkScene(app, { comments: 1, credits: 10 })
  const [id = ''] = scene.ids
  await scene.editor.post('/api/comments/generate', { commentId: id })
  await scene.editor.call('PUT', `/api/comments/${id}/draft`, { text: 'Use {discount}.', version: 1 })
  const quote = await scene.quote({ action: 'send', commentIds: scene.ids })
  expect(quote).toMatchObject({ count: 0, credits: 0, leftOut: [{ reason: 'places', count: 1 }] })
})

test.for([
  ['email address', `author_email = 'Ada@byron.example'`, 'We wrote to ada@byron.example.'],
  ['phone number', `author_phone = '+44 20 7946 0958'`, 'We will call you on (020) 7946-0958.'],
] as const)("a draft with the customer's %s isn't sent", async ([, author, text]) => {
  const scene = await bulkScene(app, { comments: 2, credits: 10 })
  const [id = '', other = ''] = scene.ids
  await run(scene, await scene.start({ action: 'generate', commentIds: scene.ids }))
  await scene.set(id, author)
  await scene.set(other, author)
  await scene.editor.call('PUT', `/api/comments/${id}/draft`, { text, version: 1 })
  const quote = await scene.quote({ action: 'send', commentIds: scene.ids })
  expect(quote).toMatchObject({ count: 1, leftOut: [{ reason: 'personal-data', count: 1 }] })
  const jobId = await scene.start({ action: 'send', commentIds: scene.ids })
  await run(scene, jobId)
  const ends = (await scene.items(jobId)).map(({ commentId, state, code }) => [commentId, state, code])
  expect(ends).toEqual([
    [id, 'skipped', 'personal-data'],
    [other, 'done', null],
  ])
})
