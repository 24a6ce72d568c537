import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../testing/caller.ts'
import { startChild } from '../../../testing/child.ts'
import { makeCompany, type TestCompany } from '../../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'

const SHOP = 'reviews.myshopify.com'
const OLD = 3600

let app: TestApp
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bizamply-reviews-'))
  const file = join(folder, 'reviews.csv')
  const rows = Array.from(
    { length: OLD },
    (_, n) => `${(n % 5) + 1},"Review number ${n}, of a bag ""${n % 7}""",Bag ${n % 12}`,
  )
  writeFileSync(file, `rating,text,product\n${rows.join('\n')}\n`)
  app = await startTestApp({ builtIn: true, listen: true, reviewFiles: [file] })
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true })
})

async function stored({ companyId }: TestCompany): Promise<{ all: number; different: number; rolled: number }> {
  const { rows } = await app.owner.query<{ all: number; different: number; rolled: number }>(
    `select count(*)::int as all, count(distinct external_id)::int as different,
       (select coalesce(sum(pending + draft + sent), 0)::int from app.brand_counts where company_id = $1) as rolled
     from app.comments where company_id = $1`,
    [companyId],
  )
  return rows[0] ?? { all: 0, different: 0, rolled: 0 }
}

async function write(n: number, webhook: string): Promise<number> {
  const review = { platform: 'judgeme', shop: SHOP, rating: 4, text: `New one ${n}`, name: 'Ada', webhook }
  return Number((await app.control('POST', '/_/reviews', review)).json['id'])
}

const progress = async (admin: Caller) =>
  (await admin.get('/api/connections')).json['data']?.['connections']?.['judgeme']?.['data']

test('an import of 3,600 reviews survives restarts and new reviews without losing or duplicating any', async () => {
  const company = await makeCompany(app, { connected: false })
  const admin = await company.as('admin')
  const connected = await admin.call('POST', '/api/connections/judgeme', { shopDomain: SHOP, token: 'jm_reviews' })
  expect(connected.status).toBe(200)
  expect((await progress(admin)) as unknown).toMatchObject([
    { state: 'connected', backfill: { state: 'waiting', done: 0 } },
  ])

  const killed = await startChild({
    url: app.url,
    ownerUrl: app.ownerUrl,
    outbound: app.sandbox.url,
    env: { ROLE: 'worker' },
  })
  // Well before the end: on a busy machine, much is imported before a kill or a stop takes effect.
  await until('a part is there', async () => (await stored(company)).all >= 300)
  const [running] = (await progress(admin)) as unknown as {
    backfill: { state: string; total: number; jobId: string }
  }[]
  expect(running?.backfill).toMatchObject({ state: 'running', total: OLD })
  await killed.kill()
  const after = (await stored(company)).all
  for (let n = 0; n < 5; n++) await write(n, 'once')
  // Ages the job past its heartbeat timeout.
  const aged = await app.owner.query(
    `update pgboss.job set heartbeat_on = now() - interval '1 minute' where name = 'backfill' and state = 'active'`,
  )
  expect(aged.rowCount).toBe(1)

  const stopped = await startTestApp({ builtIn: true, peerOf: app, work: true })
  await until('more is there', async () => (await stored(company)).all >= after + 200)
  await stopped.stop()
  expect((await stored(company)).all).toBeLessThan(OLD)
  for (let n = 5; n < 8; n++) await write(n, 'lost')

  const other = await startTestApp({ builtIn: true, peerOf: app, work: true })
  await until(
    'the import is done',
    async () =>
      (await admin.get(`/api/jobs/${running?.backfill.jobId}`)).json['data']?.['status'] === ('done' as unknown),
  )
  expect((await admin.call('POST', '/api/connections/judgeme/sync')).json['data']).toEqual({ queued: true })
  await until('the sync to recover what the webhooks lost', async () => (await stored(company)).all === OLD + 8)
  expect(await stored(company)).toEqual({ all: OLD + 8, different: OLD + 8, rolled: OLD + 8 })
  const job = (await admin.get(`/api/jobs/${running?.backfill.jobId}`)).json['data']
  expect(job).toMatchObject({ kind: 'backfill', status: 'done' })
  expect(Number(job?.['done'])).toBeGreaterThanOrEqual(OLD)
  expect(job?.['total']).toBe(job?.['done'])
  await other.stop()
  other.expectNoErrors()
  app.expectNoErrors()
})
