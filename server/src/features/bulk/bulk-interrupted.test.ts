import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '../credits/index.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { bulkScene, countStates, noSignal, type BulkScene } from '../../testing/bulk-scene.ts'
import { bulkJob } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const run = (scene: BulkScene, jobId: string, signal = noSignal()) =>
  bulkJob(app.services, { companyId: scene.company.companyId, jobId }, signal)

test('when credits run out, the job skips the rest and says why', async () => {
  const scene = await bulkScene(app, { comments: 5, credits: 5 })
  const jobId = await scene.start({ action: 'generate', commentIds: scene.ids })
  await run(scene, jobId)
  const { status, result } = await scene.job(jobId)
  expect([status, result]).toMatchObject([
    'done',
    {
      done: 2,
      failed: 0,
      skipped: 3,
      credits: 4,
      reasons: [{ code: 'INSUFFICIENT_CREDITS', message: 'Not enough credits', count: 3 }],
    },
  ])
  expect((await scene.items(jobId)).map(({ state }) => state)).toEqual([
    'skipped',
    'skipped',
    'skipped',
    'done',
    'done',
  ])
  expect(await scene.available()).toBe(1)
  const again = await scene.press({ action: 'generate', commentIds: scene.ids })
  expect([again.status, again.json['code'], again.json['details']]).toEqual([
    402,
    'INSUFFICIENT_CREDITS',
    { needed: 6, available: 1 },
  ])
})

test('a stopped job leaves the remaining comments unchanged', async () => {
  const scene = await bulkScene(app, { comments: 4, credits: 100 })
  const jobId = await scene.start({ action: 'generate', commentIds: scene.ids })
  expect((await scene.editor.call('POST', `/api/jobs/${jobId}/stop`)).status).toBe(200)
  await run(scene, jobId)
  expect(await scene.job(jobId)).toMatchObject({
    status: 'stopped',
    result: { done: 0, skipped: 4, credits: 0, reasons: [{ code: 'stopped', count: 4 }] },
  })
  expect(await scene.available()).toBe(100)
})

test('a job ends without writing if its creator loses write access', async () => {
  const scene = await bulkScene(app, { comments: 2, credits: 100 })
  const jobId = await scene.start({ action: 'generate', commentIds: scene.ids })
  await app.owner.query(`update app.members set role = 'viewer' where company_id = $1 and role = 'editor'`, [
    scene.company.companyId,
  ])
  await run(scene, jobId)
  expect(await scene.job(jobId)).toMatchObject({ status: 'failed', result: { done: 0, skipped: 2 } })
})

test(
  '1,000 comments with restarts are done in order, once each, and charged as quoted',
  { timeout: 300_000 },
  async () => {
    const scene = await bulkScene(app, { stored: 1000, credits: 3000 })
    const quote = await scene.quote({ action: 'generate', filter: {} })
    expect([quote.count, quote.credits, quote.leftOut]).toEqual([1000, 2000, []])
    const jobId = await scene.start({ action: 'generate', filter: {} })
    for (const stopAfter of [200, 500]) {
      const leaving = new AbortController()
      const going = run(scene, jobId, leaving.signal)
      await scene.untilDone(jobId, stopAfter)
      leaving.abort()
      await going
    }
    await Promise.all([run(scene, jobId), run(scene, jobId)])
    expect(await scene.job(jobId)).toMatchObject({
      status: 'done',
      done: 1000,
      result: { done: 1000, failed: 0, skipped: 0, credits: 2000 },
    })
    expect(await countStates(app, jobId)).toEqual({ done: 1000 })
    expect(await scene.available()).toBe(3000 - quote.credits)
    const { rows } = await app.owner.query<{ n: number; most: number }>(
      `select count(*)::int as n, max(version)::int as most from app.reply_versions where company_id = $1`,
      [scene.company.companyId],
    )
    expect(rows[0]).toEqual({ n: 1000, most: 1 })
    const { rows: inOrder } = await app.owner.query<{ ok: boolean }>(
      `select bool_and(ended_at >= before) as ok from (select ended_at, lag(ended_at) over (order by position) as before
       from app.bulk_items where job_id = $1) s where before is not null`,
      [jobId],
    )
    expect(inOrder[0]?.ok).toBe(true)
    const { rows: events } = await app.owner.query<{ n: number; seconds: number }>(
      `select count(*)::int as n, extract(epoch from max(created_at) - min(created_at))::float as seconds from app.events
     where company_id = $1 and type = 'job' and ref = $2`,
      [scene.company.companyId, jobId],
    )
    // Twice a second each, two runs at the end, plus start and finish.
    expect(events[0]?.n).toBeLessThanOrEqual(4 * (events[0]?.seconds ?? 0) + 2)
    expect(await checkLedger(app.db)).toEqual({ problems: [], total: 0 })
  },
)

test('a database that is away for a moment fails no review: the next run of the job finishes it', async () => {
  const scene = await bulkScene(app, { comments: 3 })
  const jobId = await scene.start({ action: 'generate', commentIds: scene.ids })
  let calls = 0
  const composer = {
    ...app.services.composer,
    compose: (...input: Parameters<typeof app.services.composer.compose>) => {
      calls += 1
      if (calls === 2) throw Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' })
      return app.services.composer.compose(...input)
    },
  }
  const job = { companyId: scene.company.companyId, jobId }
  await expect(bulkJob({ ...app.services, composer }, job, noSignal())).rejects.toThrow('terminated')
  await run(scene, jobId)
  const { status, result } = await scene.job(jobId)
  expect([status, result]).toMatchObject(['done', { done: 3, failed: 0 }])
})
