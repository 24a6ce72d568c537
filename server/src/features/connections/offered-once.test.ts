import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { enqueueDue } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

const syncs = async (): Promise<number> => {
  const { rowCount } = await app.owner.query(`select 1 from pgboss.job where name = 'sync-connection'`)
  return rowCount ?? 0
}

test('a sweep enqueues only what is not queued yet, however long the queue, in one statement', async () => {
  const { companyId } = await makeCompany(app, { connected: false })
  await app.owner.query(
    `with places as (insert into app.brands (company_id, id, name, voice, created_at)
       select $1, gen_random_uuid(), 'Shop ' || n, '{}', now() from generate_series(1, 250) n returning id)
     insert into app.connections (company_id, id, brand_id, platform, account, sealed_credentials, created_at, next_sync_at)
     select $1, gen_random_uuid(), id, 'judgeme', id || '.test', 'x', now(), now() - interval '1 minute' from places`,
    [companyId],
  )
  await enqueueDue(app.services)
  expect(await syncs()).toBe(200)
  await enqueueDue(app.services)
  expect(await syncs()).toBe(250)
  await enqueueDue(app.services)
  expect(await syncs()).toBe(250)
})

test('a connection that fails internally is delayed and shown as behind, and the failed job is logged', async () => {
  const working = await startTestApp({ builtIn: true, work: true })
  const { companyId } = await makeCompany(working)
  await working.owner.query(
    `update app.connections set sealed_credentials = 'broken', next_sync_at = now() - interval '1 day' where company_id = $1`,
    [companyId],
  )
  const row = await until('it was put off', async () => {
    const { rows } = await working.owner.query<{ state: string; last_error: string; next_sync_at: Date }>(
      'select state, last_error, next_sync_at from app.connections where company_id = $1',
      [companyId],
    )
    return rows[0] && rows[0].next_sync_at > working.services.now() && rows[0]
  })
  expect(row).toMatchObject({
    state: 'behind',
    last_error: 'Something went wrong on our side. We’ll try again automatically.',
  })
  await until('the line', async () => working.logged.some(([, message]) => message === 'job failed'))
  working.errors.length = 0
  await working.stop()
})
