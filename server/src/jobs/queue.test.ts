import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createMetrics } from '../metrics.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'
import { startQueue } from './queue.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const settings = `select name, policy, retry_limit, retry_delay, retry_delay_max, retry_backoff, heartbeat_seconds, notify,
  expire_seconds from pgboss.queue order by name`

async function restart(): Promise<void> {
  const { log, metrics } = { log: app.services.log, metrics: createMetrics() }
  const queue = await startQueue({ url: app.url, onError: (error) => app.errors.push(error), log, metrics })
  await queue.stop()
}

test('a start gives existing queues the settings of this version, and leaves the others alone', async () => {
  const { rows: before } = await app.owner.query(settings)
  await app.owner.query(`update pgboss.queue set retry_limit = 1, retry_delay = 60, retry_delay_max = null,
    retry_backoff = false, heartbeat_seconds = 300, notify = false, updated_on = '2020-01-01' where name = 'deliver'`)
  await app.owner.query(`update pgboss.queue set updated_on = '2020-01-01' where name <> 'deliver'`)
  await restart()
  expect((await app.owner.query(settings)).rows).toEqual(before)
  const changed = await app.owner.query(`select name from pgboss.queue where updated_on > '2020-01-01'`)
  expect(changed.rows).toEqual([{ name: 'deliver' }])
})

const ofCompany = (): { companyId: string; jobId: string } => ({ companyId: randomUUID(), jobId: randomUUID() })

test('long jobs have six hours before the queue starts them again, however they were added', async () => {
  const { companyId, jobId } = ofCompany()
  for (const name of ['backfill', 'import', 'import-undo', 'bulk'] as const) {
    await app.queue.addAll(name, [{ companyId, jobId }])
    await app.db.inCompany(companyId, (tx) => app.queue.add(tx, name, { companyId, jobId: randomUUID() }))
  }
  await app.queue.addAll('report', [{ companyId, runId: jobId }])
  await app.queue.addAll('company-export', [{ companyId, exportId: jobId }])
  await app.queue.addAll('sync-connection', [{ companyId, connectionId: jobId }])
  const { rows } = await app.owner.query(
    `select name, expire_seconds / 60 as minutes, count(*)::int as count from pgboss.job where data->>'companyId' = $1
     group by 1, 2 order by 1`,
    [companyId],
  )
  expect(rows).toEqual([
    { name: 'backfill', minutes: 360, count: 2 },
    { name: 'bulk', minutes: 360, count: 2 },
    { name: 'company-export', minutes: 360, count: 1 },
    { name: 'import', minutes: 360, count: 2 },
    { name: 'import-undo', minutes: 360, count: 2 },
    { name: 'report', minutes: 360, count: 1 },
    { name: 'sync-connection', minutes: 15, count: 1 },
  ])
  await app.owner.query(`delete from pgboss.job where data->>'companyId' = $1`, [companyId])
})

test('a job that still waits for its turn when its process stops is not started there', async () => {
  const { log } = app.services
  const onError = (error: Error): number => app.errors.push(error)
  const queue = await startQueue({ url: app.url, onError, log, metrics: createMetrics() })
  const [first, waiting] = [ofCompany(), ofCompany()]
  const began: string[] = []
  const release = Promise.withResolvers<void>()
  await queue.work('import-undo', async ({ jobId }) => {
    began.push(jobId)
    await release.promise
  })
  await queue.addAll('import-undo', [first])
  await until('the first runs', async () => began.length === 1)
  await queue.addAll('import-undo', [waiting])
  await until('the other one is taken', async () => {
    const { rows } = await app.owner.query<{ state: string }>(
      `select state from pgboss.job where data->>'jobId' = $1`,
      [waiting.jobId],
    )
    return rows[0]?.state === 'active'
  })
  const stopped = queue.stop()
  release.resolve()
  await stopped
  expect(began).toEqual([first.jobId])
})
