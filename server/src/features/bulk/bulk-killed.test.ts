import { afterAll, beforeAll, expect, test } from 'vitest'
import { startChild, type Child } from '../../testing/child.ts'
import { checkLedgerOf, postsOf, wrongIn } from '../../testing/money.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { bulkScene, countStates, type BulkScene } from '../../testing/bulk-scene.ts'

let app: TestApp
let child: Child
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  child = await start()
})
afterAll(async () => {
  await child.kill()
  await app.stop()
})

/** Workers are separate processes, so that the test can kill them. */
const start = () =>
  startChild({
    url: app.url,
    ownerUrl: app.ownerUrl,
    outbound: app.sandbox.url,
    env: { AI_BASE_URL: '', AI_MODEL: '', AI_API_KEY: '' },
  })

const COMMENTS = 12

/** Kills the worker after each of these counts until the job ends. */
async function runThroughKills(scene: BulkScene, jobId: string, killAt: number[]): Promise<void> {
  for (const count of killAt) {
    await scene.untilDone(jobId, count)
    await child.kill()
    child = await start()
  }
  await until('the job has ended', async () => (await scene.job(jobId)).status !== 'running')
}

test('killing the worker twice still writes every comment once, in order, and charges it once', async () => {
  const scene = await bulkScene(app, { comments: COMMENTS, credits: 100 })
  const quote = await scene.quote({ action: 'generate', commentIds: scene.ids })
  const jobId = await scene.start({ action: 'generate', commentIds: scene.ids })
  await runThroughKills(scene, jobId, [3, 7])
  expect(await scene.job(jobId)).toMatchObject({ status: 'done', done: COMMENTS, result: { credits: quote.credits } })
  expect(await countStates(app, jobId)).toEqual({ done: COMMENTS })
  expect(await checkLedgerOf(app, scene.company)).toMatchObject({ used: quote.credits, usage: quote.credits })
  const { rows } = await app.owner.query<{ comment_id: string; version: number }>(
    'select comment_id, version from app.reply_versions where company_id = $1 order by created_at',
    [scene.company.companyId],
  )
  expect(rows).toEqual(scene.ids.map((id) => ({ comment_id: id, version: 1 })))
  expect(await wrongIn(app, scene.company)).toEqual([])
})

test('killing the worker while it sends posts no reply twice and reports every outcome', async () => {
  const scene = await bulkScene(app, { comments: COMMENTS, credits: 100 })
  for (const commentId of scene.ids) await scene.editor.post('/api/comments/generate', { commentId })
  const used = (await checkLedgerOf(app, scene.company)).used
  const jobId = await scene.start({ action: 'send', commentIds: scene.ids })
  await runThroughKills(scene, jobId, [2, 6])
  const items = new Map((await scene.items(jobId)).map((item) => [item.commentId, item]))
  let posted = 0
  for (const id of scene.ids) {
    const posts = (await postsOf(app, scene.company, id)).length
    const item = items.get(id)
    posted += item?.state === 'done' ? posts : 0
    // Killed after the request body was sent: the outcome is unknown, so a person decides.
    if (item?.state === 'failed') expect([item.code, posts <= 1]).toEqual(['DELIVERY_UNKNOWN', true])
    else expect([item?.state, posts]).toEqual(['done', 1])
  }
  const { result } = await scene.job(jobId)
  expect(result).toMatchObject({ done: posted, failed: COMMENTS - posted, skipped: 0, credits: posted })
  expect((await checkLedgerOf(app, scene.company)).usage).toBe(used + posted)
  expect(await wrongIn(app, scene.company)).toEqual([])
})
