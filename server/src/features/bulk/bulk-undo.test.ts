import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bulkScene, countStates, noSignal, type BulkScene } from '../../testing/bulk-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { checkLedger } from '../credits/index.ts'
import { bulkJob } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const run = (scene: BulkScene, jobId: string) =>
  bulkJob(app.services, { companyId: scene.company.companyId, jobId }, noSignal())

async function drafts(count: number) {
  const scene = await bulkScene(app, { comments: count, credits: 100 })
  for (const commentId of scene.ids) await scene.editor.post('/api/comments/generate', { commentId })
  const before = await scene.available()
  const jobId = await scene.start({ action: 'send', commentIds: scene.ids, delaySeconds: 6 })
  return { scene, jobId, before }
}

test('a bulk send posts nothing until its undo period ends, then everything', async () => {
  const { scene, jobId, before } = await drafts(3)
  await run(scene, jobId)
  expect(await countStates(app, jobId)).toEqual({ waiting: 3 })
  expect(await scene.current()).toMatchObject({ status: 'running', startsAt: expect.any(String) })
  expect(await scene.available()).toBe(before)
  app.advance(6500)
  await run(scene, jobId)
  expect(await countStates(app, jobId)).toEqual({ done: 3 })
  expect(await scene.current()).toMatchObject({ status: 'done', startsAt: null })
  expect(await scene.available()).toBe(before - 3)
})

test('undoing in time posts, charges, and announces nothing, and another job can start', async () => {
  const { scene, jobId, before } = await drafts(3)
  const undone = await scene.editor.call('DELETE', `/api/comments/bulk/${jobId}`)
  expect([undone.status, undone.json['data']]).toEqual([200, { undone: true }])
  expect(await scene.job(jobId)).toMatchObject({ status: 'stopped', done: 0 })
  app.advance(6500)
  await run(scene, jobId)
  expect(await countStates(app, jobId)).toEqual({ skipped: 3 })
  expect(await scene.available()).toBe(before)
  const { rows } = await app.owner.query(
    `select (select count(*) from app.deliveries where company_id = $1)::int as deliveries,
       (select count(*) from app.notifications where company_id = $1 and kind = 'bulk')::int as notifications`,
    [scene.company.companyId],
  )
  expect(rows).toEqual([{ deliveries: 0, notifications: 0 }])
  expect(await checkLedger(app.db)).toEqual({ problems: [], total: 0 })
  expect((await scene.press({ action: 'send', commentIds: scene.ids })).status).toBe(200)
})

test('a second Undo has the same result, and after the start it stops the remaining comments', async () => {
  const { scene, jobId } = await drafts(2)
  const undo = () => scene.editor.call('DELETE', `/api/comments/bulk/${jobId}`)
  await undo()
  expect((await undo()).json['data']).toEqual({ undone: true })
  const late = await scene.start({ action: 'send', commentIds: scene.ids })
  await run(scene, late)
  expect((await scene.editor.call('DELETE', `/api/comments/bulk/${late}`)).json['data']).toEqual({ undone: false })
  expect(await countStates(app, late)).toEqual({ done: 2 })
})

test('a job stopped during its undo period ends at its next run with nothing sent', async () => {
  const { scene, jobId, before } = await drafts(2)
  await scene.editor.post(`/api/jobs/${jobId}/stop`, {})
  await run(scene, jobId)
  expect(await scene.job(jobId)).toMatchObject({ status: 'stopped', done: 0 })
  expect(await countStates(app, jobId)).toEqual({ skipped: 2 })
  expect(await scene.available()).toBe(before)
})

test("another company can't undo it", async () => {
  const { jobId } = await drafts(1)
  const other = await bulkScene(app, { comments: 1 })
  expect((await other.editor.call('DELETE', `/api/comments/bulk/${jobId}`)).status).toBe(404)
})
