import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { QueuedJob, QueueSummary } from '@bizamply/contract/operations'
import { newId } from '../../db/ids.ts'
import { startQueue, type Queue } from '../../jobs/queue.ts'
import { createMetrics } from '../../metrics.ts'
import type { Caller } from '../../testing/caller.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { makeStaff } from '../../testing/make-staff.ts'
import { postsOf } from '../../testing/money.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { deliverJob } from '../replies/index.ts'

let app: TestApp
let administrator: Caller
/** Another process, which runs jobs. */
let worker: Queue
let broken = true
const ran: string[] = []
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
  administrator = await (await makeStaff(app)).as('viewer')
  const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
  worker = await startQueue({ url: app.url, onError: () => undefined, log, metrics: createMetrics() })
  await worker.work('billing', async ({ companyId }) => {
    if (broken) {
      throw new Error('The shop said: ask ada@shop.test, see https://x.test/p?key=1 or sk_live_0123456789abcdefghijkl')
    }
    ran.push(companyId)
    return Promise.resolve()
  })
})
afterEach(() => app.expectNoErrors())
afterAll(async () => {
  await worker.stop()
  await app.stop()
})

const jobsOf = async (query: string) => {
  const { json } = await administrator.get(`/api/admin/jobs?${query}`)
  return { jobs: json['data'] as unknown as QueuedJob[], next: json['pagination'] as unknown as { nextCursor: string } }
}
const failedBilling = async () => (await jobsOf('queue=billing&state=failed')).jobs
const summary = async (queue: string): Promise<QueueSummary | undefined> =>
  ((await administrator.get('/api/admin/queues')).json['data'] as unknown as QueueSummary[]).find(
    (one) => one.queue === queue,
  )

/** A job that fails for real: its first attempt immediately, its last as soon as it is due. */
async function failed(company: TestCompany): Promise<QueuedJob> {
  const { companyId } = company
  await app.queue.addAll('billing', [{ companyId }])
  const at = `where name = 'billing' and data->>'companyId' = $1`
  await until('the first try', async () => {
    const { rowCount } = await app.owner.query(
      `update pgboss.job set retry_count = retry_limit - 1, start_after = now() ${at} and state = 'retry'`,
      [companyId],
    )
    return rowCount
  })
  return until('the last try', async () => (await failedBilling()).find((job) => job.company?.id === companyId))
}

const auditOf = async ({ companyId }: TestCompany) =>
  (
    await app.owner.query<{ action: string; details: object }>(
      `select action, details from app.audit_entries where company_id = $1 and action like 'job.%' order by created_at, id`,
      [companyId],
    )
  ).rows

describe('a failed job', () => {
  test('is listed with company, attempts and redacted error, and completes when retried', async () => {
    broken = true
    const company = await makeCompany(app, { connected: false })
    const job = await failed(company)
    expect(job).toMatchObject({
      state: 'failed',
      company: { id: company.companyId, BizamplyId: company.ctx.publicId },
      tries: 4,
      lastError: 'The shop said: ask (address) see https://x.test or (hidden)',
    })
    expect(JSON.stringify(job)).not.toMatch(/ada@|sk_live|key=1/)
    expect(await summary('billing')).toMatchObject({ failed: 1, waiting: 0 })
    broken = false
    const path = `/api/admin/jobs/billing/${job.id}/retry`
    expect((await administrator.call('POST', path)).json['data']).toEqual({ id: job.id })
    await until('it ran', () => Promise.resolve(ran.includes(company.companyId)))
    await until('it is done', async () => (await failedBilling()).length === 0)
    expect(await auditOf(company)).toEqual([{ action: 'job.retried', details: { kind: 'billing' } }])
    expectRefusal(await administrator.call('POST', path), 'CONFLICT')
    expect(await auditOf(company)).toHaveLength(1)
  })

  test('can be discarded once, and not retried afterwards', async () => {
    broken = true
    const company = await makeCompany(app, { connected: false })
    const { id } = await failed(company)
    const path = `/api/admin/jobs/billing/${id}`
    expect((await administrator.call('DELETE', path)).json['data']).toEqual({ id })
    expect(await failedBilling()).toEqual([])
    expectRefusal(await administrator.call('DELETE', path), 'NOT_FOUND')
    expectRefusal(await administrator.call('POST', `${path}/retry`), 'NOT_FOUND')
    expect(await auditOf(company)).toEqual([{ action: 'job.discarded', details: { kind: 'billing' } }])
  })

  test('is not retried while the same work is queued, and nothing is written', async () => {
    broken = true
    const company = await makeCompany(app, { connected: false })
    const { companyId } = company
    const { id } = await failed(company)
    await app.db.inServer((tx) =>
      app.queue.add(tx, 'billing', { companyId }, { startAfter: new Date(Date.now() + 3_600_000) }),
    )
    expectRefusal(await administrator.call('POST', `/api/admin/jobs/billing/${id}/retry`), 'CONFLICT')
    expect(await auditOf(company)).toEqual([])
    expect(await summary('billing')).toMatchObject({ failed: 1, delayed: 1 })
    await administrator.call('DELETE', `/api/admin/jobs/billing/${id}`)
  })
})

test('differs from a waiting job, which can be neither retried nor discarded; lists page by cursor', async () => {
  const ids = Array.from({ length: 3 }, newId)
  for (const requestId of ids) await app.queue.addAll('privacy', [{ companyId: newId(), requestId }])
  const first = await jobsOf('queue=privacy&state=waiting&limit=2')
  const second = await jobsOf(`queue=privacy&state=waiting&limit=2&cursor=${first.next.nextCursor}`)
  expect([first.jobs.length, second.jobs.length, second.next.nextCursor]).toEqual([2, 1, null])
  expect(new Set([...first.jobs, ...second.jobs].map(({ id }) => id)).size).toBe(3)
  expect(first.jobs[0]).toMatchObject({ state: 'waiting', company: null, tries: 0, lastError: null, lastTriedAt: null })
  const path = `/api/admin/jobs/privacy/${first.jobs[0]?.id}`
  expectRefusal(await administrator.call('DELETE', path), 'CONFLICT')
  expectRefusal(await administrator.call('POST', `${path}/retry`), 'CONFLICT')
  expect(await summary('privacy')).toMatchObject({ waiting: 3, oldestWaitingSince: expect.stringMatching(/Z$/) })
})

test("retrying a delivery's job after the reply was posted posts nothing again", async () => {
  const { company, id, draft, send } = await replyScene(app)
  const text = await draft()
  await send()
  expect(await postsOf(app, company, id)).toEqual([text])
  const { rows } = await app.owner.query<{ id: string }>('select id from app.deliveries where company_id = $1', [
    company.companyId,
  ])
  const job = { companyId: company.companyId, deliveryId: rows[0]?.id ?? '' }
  await app.queue.addAll('deliver', [job])
  // As left by a process that died after posting and before the job's end.
  await app.owner.query(`update pgboss.job set state = 'failed', retry_count = 3, started_on = now(),
    completed_on = now() where name = 'deliver' and state = 'created'`)
  const [listed] = (await jobsOf('queue=deliver&state=failed')).jobs
  const delivered: unknown[] = []
  await worker.work('deliver', async (payload) => {
    await deliverJob(app.services, payload)
    delivered.push(payload)
  })
  await administrator.call('POST', `/api/admin/jobs/deliver/${listed?.id}/retry`)
  await until('it ran again', () => Promise.resolve(delivered.length > 0))
  expect(delivered).toEqual([job])
  expect(await postsOf(app, company, id)).toEqual([text])
})
