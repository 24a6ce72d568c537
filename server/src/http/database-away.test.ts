import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startDatabaseProxy, type DatabaseProxy } from '../testing/database-proxy.ts'
import { makeCompany, type TestCompany } from '../testing/make-company.ts'
import type { Caller } from '../testing/caller.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { makeDatabase } from '../testing/test-database.ts'
import { until } from '../testing/until.ts'

let app: TestApp
let proxy: DatabaseProxy
let company: TestCompany
let admin: Caller
beforeAll(async () => {
  const database = await makeDatabase()
  proxy = await startDatabaseProxy(database.url)
  app = await startTestApp({ builtIn: true, database: { ...database, url: proxy.url } })
  company = await makeCompany(app)
  admin = await company.as('admin')
})
afterEach(async () => {
  proxy.mend()
  await until('it is ready again', async () => (await app.caller().get('/readyz')).status === 200)
  app.errors.splice(0)
})
afterAll(async () => {
  await app.stop()
  await proxy.close()
})

async function ask(path: string) {
  const began = performance.now()
  const { status, json } = await app.caller().get(path)
  return { status, json, ms: performance.now() - began }
}

test.each(['stall', 'cut'] as const)('readiness and health report it within two seconds (%s)', async (how) => {
  proxy[how]()
  const [ready, health, again] = await Promise.all([ask('/readyz'), ask('/api/system/health'), ask('/readyz')])
  for (const answer of [ready, again]) expect([answer.status, answer.json]).toEqual([503, { ready: false }])
  expect(health.status).toBe(503)
  expect(health.json).toMatchObject({ status: 'down', services: { database: 'down' } })
  for (const { ms } of [ready, again, health]) expect(ms).toBeLessThan(2000)
})

test('calls and webhooks return 503 with a retry time, in the standard format, and no error is logged for each', async () => {
  proxy.cut()
  const review = { shop_domain: company.shop, event: 'review/created' }
  const hook = () => app.caller().call('POST', '/hooks/judgeme', review)
  const answers = [await admin.get('/api/comments'), await admin.get('/api/comments'), await hook(), await hook()]
  for (const { status, json, headers } of answers) {
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect(json).toMatchObject({
      message: 'Bizamply is temporarily unavailable. Try again in a moment.',
      code: 'SERVICE_UNAVAILABLE',
      errors: [],
    })
  }
  expect(app.errors.filter((line) => 'requestId' in line)).toEqual([])
  expect(app.logged.filter(([, words]) => String(words).startsWith('the database is unavailable'))).toHaveLength(1)
})

test('a call that times out waiting for a connection gets a response, and the next one succeeds', async () => {
  const pool = app.db.global.$client
  const held = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
  const answer = await admin.get('/api/comments')
  expect([answer.status, answer.json['code']]).toEqual([503, 'SERVICE_UNAVAILABLE'])
  for (const client of held) client.release()
  expect((await admin.get('/api/comments')).status).toBe(200)
})
