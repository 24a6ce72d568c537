import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createMetrics, type Metrics } from '../metrics.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'
import { startQueue, type Queue } from './queue.ts'

type Line = Record<string, unknown> & { msg: string }

let app: TestApp
let queue: Queue
let metrics: Metrics
const lines: Line[] = []
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Line) })
  metrics = createMetrics()
  queue = await startQueue({ url: app.url, onError: (error) => void lines.push({ msg: String(error) }), log, metrics })
})
afterAll(async () => {
  await queue.stop()
  await app.stop()
})

const of = (id: string): Line[] => lines.filter((line) => line['companyId'] === id || line['mailId'] === id)
const saw = (id: string, msg: string, count = 1): Promise<unknown> =>
  until(`${count} x ${msg}`, async () => of(id).filter((line) => line.msg === msg).length >= count)
const counted = async (name: string): Promise<string[]> =>
  (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith(name))

test('a successful job is logged at its start and its end, with its queue, ids, attempt and duration', async () => {
  const companyId = randomUUID()
  await queue.work('billing', () => Promise.resolve())
  await queue.addAll('billing', [{ companyId }])
  await saw(companyId, 'job done')
  const about = { level: 30, queue: 'billing', companyId, try: 1, job: expect.any(String) as string }
  expect(of(companyId)).toEqual([
    expect.objectContaining({ ...about, msg: 'job started' }),
    expect.objectContaining({ ...about, msg: 'job done', outcome: 'done', ms: expect.any(Number) as number }),
  ])
  expect(await counted('bizamply_jobs_total')).toEqual(['bizamply_jobs_total{queue="billing",outcome="done"} 1'])
  expect(await counted('bizamply_job_duration_seconds_count')).toEqual([
    'bizamply_job_duration_seconds_count{queue="billing"} 1',
  ])
})

test('a failed job is logged and counted at every attempt, without the values of its statement', async () => {
  const mailId = randomUUID()
  await queue.work('send-mail', async () => {
    await app.db.global.$client.query('select $1::uuid', ['jane@shop.test sbxsecret'])
  })
  await queue.addAll('send-mail', [{ mailId }])
  await saw(mailId, 'job failed', 2)
  const [first, second] = of(mailId).filter((line) => line.msg === 'job failed')
  const failed = { level: 40, queue: 'send-mail', outcome: 'retry', err: expect.objectContaining({ code: '22P02' }) }
  expect([first, second]).toEqual([
    expect.objectContaining({ ...failed, try: 1 }),
    expect.objectContaining({ ...failed, try: 2 }),
  ])
  // The last attempt, after three in the queue.
  await app.owner.query(`update pgboss.job set retry_count = 2, start_after = now() where data->>'mailId' = $1`, [
    mailId,
  ])
  await until('the last try', async () => of(mailId).some((line) => line['outcome'] === 'failed'))
  expect(of(mailId).at(-1)).toMatchObject({ level: 50, msg: 'job failed', try: 4, outcome: 'failed' })
  expect(await counted('bizamply_jobs_total{queue="send-mail",outcome="failed"}')).toEqual([
    'bizamply_jobs_total{queue="send-mail",outcome="failed"} 1',
  ])
  const { rows } = await app.owner.query<{ output: unknown }>(
    `select output from pgboss.job where data->>'mailId' = $1`,
    [mailId],
  )
  expect(JSON.stringify([lines, rows])).not.toMatch(/sbxsecret|jane@/)
})

test('the metrics report how many jobs wait in each queue and for how long', async () => {
  await app.queue.addAll('privacy', [{ companyId: randomUUID(), requestId: randomUUID() }])
  await app.owner.query(`update pgboss.job set start_after = now() - interval '5 minutes',
    created_on = now() - interval '5 minutes' where name = 'privacy'`)
  const { text } = await app.caller('127.0.0.1').get('/metrics')
  expect(text).toContain('bizamply_queue_jobs{queue="privacy",state="waiting"} 1')
  expect(text).toContain('bizamply_queue_jobs{queue="deliver",state="waiting"} 0')
  const waited = /bizamply_queue_oldest_seconds\{queue="privacy"\} ([\d.]+)/.exec(text)?.[1]
  expect(Number(waited)).toBeGreaterThan(299)
})
