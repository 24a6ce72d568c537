import type { HealthPart, QueuedJob, QueueSummary } from '@bizamply/contract/operations'
import { partKeys, queueNames } from '@bizamply/contract/operations-choices'
import { csrfAnswer, nora } from './fake-server.ts'
import { ok, responsesServer } from './responses-server.ts'

const ada = { ...nora, id: 'ada', role: 'super_admin' as const, memberRole: null, BizamplyId: null, companyName: null }
export const health = 'GET /api/admin/health'
export const queues = 'GET /api/admin/queues'
export const jobs = 'GET /api/admin/jobs'
export const id = '0198c0de-0000-7000-8000-0000deadbeef'
export const job = `/api/admin/jobs/billing/${id}`

export const checkedAt = '2026-11-21T13:31:00.000Z'
const part = (key: HealthPart['key'], more: Partial<HealthPart> = {}): HealthPart => ({
  key,
  state: 'up',
  count: null,
  since: null,
  checkedAt: null,
  ...more,
})
const parts = partKeys.map((key) =>
  part(key, {
    ...(key === 'ledger' ? { state: 'down', count: 2, checkedAt } : {}),
    ...(key === 'queue' ? { count: 3, since: checkedAt } : {}),
    ...(key === 'workers' ? { state: 'down', checkedAt } : {}),
    ...(key === 'mail' ? { state: 'off', count: 4 } : {}),
  }),
)
export const summaries: QueueSummary[] = queueNames.map((queue) => ({
  queue,
  waiting: queue === 'billing' ? 3 : 0,
  delayed: queue === 'billing' ? 2 : 0,
  running: 0,
  failed: queue === 'billing' ? 1 : 0,
  oldestWaitingSince: null,
}))
export const nordlys = { id: 'c-1', BizamplyId: 'BZ-10478', name: 'Nordlys Goods' }
export const failed: QueuedJob = {
  id,
  queue: 'billing',
  state: 'failed',
  company: nordlys,
  tries: 4,
  lastError: 'The worker stopped before the job finished.',
  createdAt: checkedAt,
  lastTriedAt: checkedAt,
}
export const page = <T>(data: T, nextCursor: string | null = null) => ({
  body: { success: true, data, pagination: { nextCursor, limit: 50 } },
})

/** A server with data for every tab, for an administrator; responses in `more` take precedence. */
export function server(more: Parameters<typeof responsesServer>[1] = {}, user: Partial<typeof nora> = ada) {
  const brands = { body: { success: true, brands: [], data: { brands: [], selectedBrandId: null } } }
  return responsesServer(
    { user: { ...ada, ...user } },
    {
      'GET /auth/csrf-token': csrfAnswer,
      'GET /api/onboard-data': brands,
      [health]: ok({ parts, startedAt: checkedAt }),
      [queues]: ok(summaries),
      [jobs]: page([failed]),
      ...more,
    },
  )
}
