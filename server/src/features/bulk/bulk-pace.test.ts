import { afterAll, beforeAll, expect, test } from 'vitest'
import { bulkScene, countStates } from '../../testing/bulk-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { enqueueBulk } from './index.ts'

const PAUSE_MS = 60

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, work: true, bulkPauseMs: PAUSE_MS })
})
afterAll(() => app.stop())

test("written comments are spaced by the pause, but skipped ones aren't", async () => {
  const scene = await bulkScene(app, { comments: 6, credits: 100 })
  await scene.set(scene.ids[2] ?? '', `triage_state = 'no-reply'`)
  const jobId = await scene.start({ action: 'generate', commentIds: scene.ids })
  await until('the job has ended', async () => (await scene.job(jobId)).status === 'done')
  const { rows } = await app.owner.query<{ apart: number }>(
    `select (extract(epoch from ended_at - lag(ended_at) over (order by position)) * 1000)::float as apart
     from app.bulk_items where job_id = $1 and state = 'done' order by position offset 1`,
    [jobId],
  )
  expect(rows).toHaveLength(4)
  // Timers may fire a millisecond early.
  for (const { apart } of rows) expect(apart).toBeGreaterThanOrEqual(PAUSE_MS - 2)
})

test('jobs of different brands run concurrently, and the sweep recovers a lost job', async () => {
  const scenes = [await bulkScene(app, { comments: 4 }), await bulkScene(app, { comments: 4 })]
  const jobs: string[] = []
  for (const scene of scenes) jobs.push(await scene.start({ action: 'generate', commentIds: scene.ids }))
  await app.owner.query(`delete from pgboss.job where name = 'bulk' and state = 'created'`)
  await enqueueBulk(app.services)
  for (const [n, scene] of scenes.entries()) {
    const jobId = jobs[n] ?? ''
    await until('the job has ended', async () => (await scene.job(jobId)).status === 'done')
    expect(await countStates(app, jobId)).toEqual({ done: 4 })
  }
  expect(app.errors).toEqual([])
})
