import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bulkScene, countStates, type BulkScene } from '../../testing/bulk-scene.ts'
import { checkLedgerOf, wrongIn } from '../../testing/money.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, work: true })
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
})
afterAll(() => app.stop())

const down = (fault = 'http500') => app.control('POST', '/_/faults', { platform: 'judgeme', fault, path: '/replies' })

async function drafts(count: number): Promise<BulkScene> {
  const scene = await bulkScene(app, { comments: count, credits: 200 })
  await app.owner.query(
    `update app.comments set status = 'draft', reply_text = 'Thank you.', reply_version = 1, reply_composer = 'person'
     where company_id = $1`,
    [scene.company.companyId],
  )
  return scene
}

async function sendAll(scene: BulkScene): Promise<string> {
  const jobId = await scene.start({ action: 'send', commentIds: scene.ids })
  await until('the job has ended', async () => (await scene.job(jobId)).status !== 'running')
  return jobId
}

const heldIn = async ({ company }: BulkScene): Promise<number> =>
  (await checkLedgerOf(app, company)).holds.filter(({ state }) => state === 'open').length

test('a Judge.me outage stops a bulk send of 40 after 3 unknown replies, with no holds for the other 37', async () => {
  const scene = await drafts(40)
  await down()
  const jobId = await sendAll(scene)
  expect(await countStates(app, jobId)).toEqual({ failed: 3, waiting: 37 })
  expect(await heldIn(scene)).toBe(3)
  const { rows } = await app.owner.query<{ state: string; n: number }>(
    'select state, count(*)::int as n from app.deliveries where company_id = $1 group by state',
    [scene.company.companyId],
  )
  expect(rows).toEqual([{ state: 'unknown', n: 3 }])
  const job = await scene.job(jobId)
  expect(job.status).toBe('stopped')
  expect(job.result).toMatchObject({
    done: 0,
    failed: 3,
    skipped: 0,
    waiting: 37,
    credits: 0,
    reasons: [
      { code: 'PLATFORM_UNAVAILABLE', message: 'Judge.me isn’t responding.', count: 37 },
      { code: 'DELIVERY_UNKNOWN', count: 3 },
    ],
  })
  expect(await scene.current()).toMatchObject({
    status: 'stopped',
    waiting: 37,
    reason: { code: 'PLATFORM_UNAVAILABLE', message: 'Judge.me isn’t responding.' },
  })
  expect(await wrongIn(app, scene.company)).toEqual([])
})

test('a new bulk send after the outage sends the remaining comments', async () => {
  const scene = await drafts(6)
  await down()
  await sendAll(scene)
  await app.control('DELETE', '/_/faults')
  const early = await sendAll(scene)
  expect(await countStates(app, early)).toEqual({ skipped: 3, waiting: 3 })
  app.advance(61_000)
  const late = await sendAll(scene)
  expect(await countStates(app, late)).toEqual({ done: 3, skipped: 3 })
  expect((await scene.job(late)).status).toBe('done')
  expect(await heldIn(scene)).toBe(3)
  expect(await wrongIn(app, scene.company)).toEqual([])
})

test('a bulk send continues with comments of other platforms', async () => {
  const scene = await drafts(6)
  const [other = '', last = ''] = scene.ids.slice(4)
  for (const id of [other, last]) await scene.set(id, `platform = 'yotpo'`)
  await down()
  const jobId = await sendAll(scene)
  expect(await countStates(app, jobId)).toEqual({ failed: 3, skipped: 2, waiting: 1 })
  expect((await scene.items(jobId)).filter(({ code }) => code === 'not-connected')).toHaveLength(2)
})
