import { badIds, nothing, paged, uuid, type CallSample } from './sample-parts.ts'

const job = (id: string) => `/api/admin/jobs/billing/${id}`
const badJobs = badIds.map(job)

/** Calls of the operations screens for administrators. */
export const operationsSamples: Record<string, CallSample> = {
  'GET /api/admin/health': nothing('/api/admin/health'),
  'GET /api/admin/queues': nothing('/api/admin/queues'),
  'GET /api/admin/jobs': {
    good: () => ({ path: '/api/admin/jobs?queue=billing&state=failed' }),
    bad: [
      ...paged('/api/admin/jobs', []).map(({ path }) => ({ path: `${path}&queue=billing&state=failed` })),
      ...['', 'queue=billing', 'state=failed', 'queue=nowhere&state=failed', 'queue=billing&state=done'].map(
        (query) => ({ path: `/api/admin/jobs?${query}` }),
      ),
    ],
  },
  'POST /api/admin/jobs/{queue}/{id}/retry': {
    good: () => ({ path: `${job(uuid)}/retry` }),
    bad: [...badJobs, `/api/admin/jobs/nowhere/${uuid}`].map((path) => ({ path: `${path}/retry` })),
  },
  'DELETE /api/admin/jobs/{queue}/{id}': {
    good: () => ({ path: job(uuid) }),
    bad: [...badJobs, `/api/admin/jobs/nowhere/${uuid}`].map((path) => ({ path })),
  },
  'GET /api/admin/webhooks': nothing('/api/admin/webhooks'),
  'GET /api/admin/connections': {
    good: () => ({ path: '/api/admin/connections' }),
    bad: paged('/api/admin/connections', ['platform=myspace', 'state=connected', 'state=signed-out']),
  },
  'GET /api/admin/mails': {
    good: () => ({ path: '/api/admin/mails?list=failed' }),
    bad: [
      ...paged('/api/admin/mails', []).map(({ path }) => ({ path: `${path}&list=waiting` })),
      ...['', 'list=sent'].map((query) => ({ path: `/api/admin/mails?${query}` })),
    ],
  },
  'GET /api/admin/model': {
    good: () => ({ path: '/api/admin/model?days=7' }),
    bad: ['', 'days=8', 'days=x'].map((query) => ({ path: `/api/admin/model?${query}` })),
  },
  'GET /api/admin/routes': nothing('/api/admin/routes'),
  'POST /api/admin/setup': nothing('/api/admin/setup'),
}

/** Calls of the audit log. */
export const auditSamples: Record<string, CallSample> = {
  'GET /api/audit': {
    good: () => ({ path: '/api/audit' }),
    bad: paged('/api/audit', ['userId=x', 'area=nothing', 'area=__proto__', 'brandId=x', 'days=2', 'days=-1']),
  },
  'POST /api/audit/check': nothing('/api/audit/check'),
}
