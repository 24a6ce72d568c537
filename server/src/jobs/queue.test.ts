import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createMetrics } from '../metrics.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
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
