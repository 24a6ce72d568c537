import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { emit } from '../db/events.ts'
import { makeCompany } from '../testing/make-company.ts'
import { idsOf, listenAs } from '../testing/stream.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('a stream that fails to begin is logged like a request', async () => {
  const caller = await (await makeCompany(app, { connected: false })).as('viewer')
  await app.owner.query('revoke select on app.events from app_server')
  const { status, body } = await caller.raw('GET', '/api/events', undefined, { 'last-event-id': '5-5' })
  try {
    await until('the error is logged', async () => app.errors.length > 0, 20_000)
  } finally {
    await app.owner.query('grant select on app.events to app_server')
  }
  await body?.cancel()
  const logged = app.errors
    .splice(0)
    .map((line) => ('err' in line && line.err instanceof Error ? line.err.message : ''))
  expect([status, logged]).toEqual([200, ['permission denied for table events']])
})

test('a company’s events are read in one pass at a time, however many changes are announced meanwhile', async () => {
  const company = await makeCompany(app, { connected: false })
  const stream = await listenAs(await company.as('viewer'))
  const pool = app.db.global.$client
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>
  let [running, most] = [0, 0]
  const counting = async (...given: unknown[]): Promise<unknown> => {
    if ((given[0] as { name?: string }).name !== 'events.after') return query(...given)
    most = Math.max(most, (running += 1))
    return query(...given).finally(() => (running -= 1))
  }
  Object.assign(pool, { query: counting })
  const announce = () => app.owner.query(`select pg_notify('bizamply_events', $1)`, [company.companyId])
  await Promise.all(Array.from({ length: 100 }, announce))
  await company.ctx.tx((tx) => emit(tx, company.ctx, 'reply', ['after many']))
  expect(idsOf(await stream.received('reply'))).toEqual(['after many'])
  Reflect.deleteProperty(pool, 'query')
  await stream.close()
  expect(most).toBe(1)
})
