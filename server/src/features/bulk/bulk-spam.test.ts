import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { bulkScene, noSignal, type BulkScene } from '../../testing/bulk-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { bulkJob } from './index.ts'

let app: TestApp
let scene: BulkScene
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
beforeEach(async () => {
  scene = await bulkScene(app, { comments: 2, credits: 100 })
  const [spam = ''] = scene.ids
  await scene.set(spam, `spam = true, evidence = '[{"of":"spam","words":["my channel"]}]'`)
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

async function ends(body: object): Promise<Map<string, (string | null)[]>> {
  const jobId = await scene.start(body)
  await bulkJob(app.services, { companyId: scene.company.companyId, jobId }, noSignal())
  return new Map((await scene.items(jobId)).map(({ commentId, state, code }) => [commentId, [state, code]]))
}

test('spam is neither drafted nor sent in bulk, costs nothing, and can still be drafted by itself', async () => {
  const [spam = '', review = ''] = scene.ids
  expect(await scene.quote({ action: 'generate', filter: {} })).toMatchObject({
    count: 1,
    credits: 2,
    leftOut: [{ reason: 'spam', count: 1, commentId: spam }],
    toRead: [],
    otherwise: [{ reason: 'spam', count: 1 }],
  })
  const drafted = await ends({ action: 'generate', commentIds: scene.ids })
  expect([drafted.get(spam), drafted.get(review)]).toEqual([
    ['skipped', 'spam'],
    ['done', null],
  ])
  await scene.editor.post('/api/comments/generate', { commentId: spam })
  expect(await scene.quote({ action: 'send', commentIds: scene.ids })).toMatchObject({
    count: 1,
    toRead: [{ toRead: 'read', count: 1, commentId: spam }],
  })
  const { json } = await scene.editor.get('/api/comments?status=draft&toRead=read')
  expect(json['data']).toMatchObject([{ _id: spam, spam: true, toRead: 'read' }])
})

test('a team member who says that it isn’t spam is believed', async () => {
  const [spam = ''] = scene.ids
  const answer = await scene.editor.call('PUT', `/api/comments/${spam}/reading`, {
    topicsGood: [],
    topicsBad: [],
    risks: [],
    spam: false,
  })
  expect(answer.json['data']).toMatchObject({ spam: false, corrected: true, evidence: [] })
  expect(await scene.quote({ action: 'generate', filter: {} })).toMatchObject({ count: 2, leftOut: [] })
})
