import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { QueuedJob } from '@bizamply/contract/operations'
import { queueNames } from '@bizamply/contract/operations-choices'
import type { Caller } from '../testing/caller.ts'
import { makeStaff } from '../testing/make-staff.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'
import { jobNames, type JobName, type JobPayloads } from './job-names.ts'

const payloads: { [N in JobName]: () => JobPayloads[N] } = {
  webhook: () => ({ companyId: randomUUID(), deliveryId: randomUUID() }),
  backfill: () => ({ companyId: randomUUID(), jobId: randomUUID() }),
  'sync-connection': () => ({ companyId: randomUUID(), connectionId: randomUUID() }),
  'read-post': () => ({ companyId: randomUUID(), connectionId: randomUUID(), post: '1' }),
  deliver: () => ({ companyId: randomUUID(), deliveryId: randomUUID() }),
  'send-mail': () => ({ mailId: randomUUID() }),
  import: () => ({ companyId: randomUUID(), jobId: randomUUID() }),
  'import-undo': () => ({ companyId: randomUUID(), jobId: randomUUID() }),
  privacy: () => ({ companyId: randomUUID(), requestId: randomUUID() }),
  bulk: () => ({ companyId: randomUUID(), jobId: randomUUID() }),
  report: () => ({ companyId: randomUUID(), runId: randomUUID() }),
  billing: () => ({ companyId: randomUUID() }),
  'company-export': () => ({ companyId: randomUUID(), exportId: randomUUID() }),
  'erase-company': () => ({ companyId: randomUUID() }),
  'erase-account': () => ({ userId: randomUUID() }),
  notify: () => ({ companyId: randomUUID(), userId: randomUUID() }),
}

let app: TestApp
let administrator: Caller
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, work: true })
  administrator = await (await makeStaff(app)).as('viewer')
})
afterAll(() => app.stop())

const roles = 'app_server, app_tenant, app_admin'
type Fields = Record<string, unknown>
const lines = (message: string): Fields[] =>
  app.logged.filter(([, words]) => words === message).map(([fields]) => fields as Fields)
const jobs = async (queue: string, state: string): Promise<QueuedJob[]> =>
  (await administrator.get(`/api/admin/jobs?queue=${queue}&state=${state}`)).json['data'] as unknown as QueuedJob[]

test('each failing job is in the log at every attempt, in the metrics and in the list, and runs once more when an administrator retries it', async () => {
  expect(jobNames.toSorted()).toEqual([...queueNames].toSorted())
  await app.owner.query(`revoke usage on schema app from ${roles}`)
  for (const name of jobNames) await app.queue.addAll(name, [payloads[name]()])
  const ended = (): Fields[] => (app.errors as Fields[]).filter(({ outcome }) => outcome === 'failed')
  await until('every kind has failed', async () => new Set(ended().map(({ queue }) => queue)).size === jobNames.length)
  await app.owner.query(`grant usage on schema app to ${roles}`)

  const { text } = await app.caller('127.0.0.1').get('/metrics')
  for (const queue of jobNames) {
    const last = ended().find((line) => line['queue'] === queue)
    const job = last?.['job']
    expect(last).toMatchObject({ try: 4, ms: expect.any(Number) as number, err: expect.any(Error) as Error })
    const tries = lines('job failed').filter((line) => line['job'] === job)
    expect([queue, tries.map((line) => [line['try'], line['outcome']])]).toEqual([
      queue,
      [1, 2, 3].map((n) => [n, 'retry']),
    ])
    expect(lines('job started').filter((line) => line['job'] === job)).toHaveLength(4)
    expect(text).toContain(`bizamply_jobs_total{queue="${queue}",outcome="retry"} 3`)
    expect(text).toContain(`bizamply_jobs_total{queue="${queue}",outcome="failed"} 1`)
    const [listed] = (await jobs(queue, 'failed')).filter(({ id }) => id === job)
    expect(listed).toMatchObject({
      queue,
      state: 'failed',
      tries: 4,
      lastError: expect.stringMatching(/^(permission denied for schema app|A database query failed\.)$/) as string,
    })
    expect((await administrator.post(`/api/admin/jobs/${queue}/${String(job)}/retry`, {})).status).toBe(200)
  }
  const done = (): unknown[] => lines('job done').map(({ job }) => job)
  await until('each ran once more', async () => ended().every(({ job }) => done().includes(job)))
  app.errors.length = 0
})
