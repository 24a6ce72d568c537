import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { bulkScene, noSignal, type BulkScene } from '../../testing/bulk-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { checkLedger } from '../credits/index.ts'
import { bulkJob } from './index.ts'

let app: TestApp
let scene: BulkScene
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
/** Four drafts that a bulk send sends. */
beforeEach(async () => {
  scene = await bulkScene(app, { comments: 4, credits: 100 })
  for (const commentId of scene.ids) {
    await scene.editor.post('/api/comments/generate', { commentId })
    await scene.set(commentId, `rating = 5, sentiment = 'positive'`)
  }
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const run = (jobId: string) => bulkJob(app.services, { companyId: scene.company.companyId, jobId }, noSignal())
const previewed = (quote: { previews: { commentId: string }[] }) => quote.previews.map(({ commentId }) => commentId)

test('drafts that are left out of everything that matches are neither priced nor sent, and stay drafts', async () => {
  const [out = '', other = '', ...rest] = await scene.newestFirst()
  const send = { action: 'send', filter: {}, exceptIds: [other, out, newId()] }
  const quote = await scene.quote(send)
  expect(quote).toMatchObject({ count: 2, credits: 2, first: rest, leftOut: [], ratings: [{ name: '5', count: 2 }] })
  // They can be included again.
  expect(previewed(quote)).toEqual([out, other, ...rest])
  const before = await scene.available()
  const jobId = await scene.start(send)
  await run(jobId)
  expect((await scene.items(jobId)).map(({ commentId, state }) => [commentId, state])).toEqual(
    rest.map((id) => [id, 'done']),
  )
  expect(await scene.job(jobId)).toMatchObject({ done: 2, total: 2, result: { done: 2, skipped: 0, credits: 2 } })
  expect(await scene.available()).toBe(before - 2)
  const { json } = await scene.editor.get('/api/comments?status=draft')
  expect(json['data']).toMatchObject([{ _id: out }, { _id: other }])
  expect(await checkLedger(app.db)).toEqual({ problems: [], total: 0 })
})

test('what was left out is sent once by the next job, which sends nothing twice', async () => {
  const [out = ''] = scene.ids
  await run(await scene.start({ action: 'send', commentIds: scene.ids, exceptIds: [out] }))
  const before = await scene.available()
  const jobId = await scene.start({ action: 'send', commentIds: scene.ids })
  await run(jobId)
  const ends = new Map((await scene.items(jobId)).map(({ commentId, state, code }) => [commentId, [state, code]]))
  expect(scene.ids.map((id) => ends.get(id))).toEqual([
    ['done', null],
    ['skipped', 'not-a-draft'],
    ['skipped', 'not-a-draft'],
    ['skipped', 'not-a-draft'],
  ])
  expect(await scene.available()).toBe(before - 1)
})

test('a repeated start with others left out isn’t the same request, and one without any review is refused', async () => {
  const [out = ''] = scene.ids
  const key = newId()
  const body = { action: 'send', filter: {}, exceptIds: [out] }
  const [first, again] = [await scene.press(body, key), await scene.press(body, key)]
  expect([first.status, again.json['jobId']]).toEqual([200, first.json['jobId']])
  const other = await scene.press({ ...body, exceptIds: [] }, key)
  expect([other.status, other.json['code']]).toEqual([409, 'KEY_REUSED'])
  await run(String(first.json['jobId']))
  const none = await scene.press(body)
  expect([none.status, none.json['message']]).toEqual([409, 'No matching reviews.'])
})

test('IDs of another company leave nothing out', async () => {
  const theirs = await bulkScene(app, { comments: 1 })
  expect(await scene.quote({ action: 'send', filter: {}, exceptIds: theirs.ids })).toMatchObject({ count: 4 })
})
