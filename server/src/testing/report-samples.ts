import { badIds, long, paged, uuid, type CallSample } from './sample-parts.ts'

const body = { title: 'Week', category: 'marketing', sections: ['figures'] }

const badReports: CallSample['bad'] = [
  { body: { title: ' ' } },
  { body: { title: long(81) } },
  { body: { title: 'a\0b' } },
  { body: { description: long(301) } },
  { body: { category: 'gossip' } },
  { body: { chart: 'radar' } },
  { body: { sections: [] } },
  { body: { sections: ['weather'] } },
  { body: { filter: { platforms: ['pigeon'] } } },
  { body: { filter: { products: ['x'] } } },
  { body: { filter: { products: Array.from({ length: 21 }, () => uuid) } } },
  { body: { range: 'last-century' } },
  { body: { compare: 'never' } },
  { body: { formats: [] } },
  { body: { formats: ['docx'] } },
  { body: { schedule: 'daily' } },
  { body: { hour: 24 } },
  { body: { hour: -1 } },
  { body: { hour: 8.5 } },
  { body: { recipients: ['x'] } },
  { body: { recipients: [`${long(250)}@shop.test`] } },
  { body: { recipients: ['a@shop.test,b@shop.test'] } },
  { body: { recipients: ['a@shop.test\r\nBcc: b@shop.test'] } },
  { body: { recipients: Array.from({ length: 21 }, (_, n) => `a${n}@shop.test`) } },
]

/** Calls of /reports. */
export const reportSamples: Record<string, CallSample> = {
  'GET /api/reports': {
    good: () => ({ path: '/api/reports' }),
    bad: paged('/api/reports', ['category=gossip', 'schedule=daily', `search=${long(201)}`, 'search=%00']),
  },
  'POST /api/reports': {
    good: () => ({ path: '/api/reports', body }),
    bad: [...badReports, { body: { filter: { products: [uuid] } } }],
  },
  'GET /api/reports/{reportId}': {
    good: ({ jobId }) => ({ path: `/api/reports/${jobId}` }),
    bad: badIds.map((id) => ({ path: `/api/reports/${id}` })),
  },
  'PUT /api/reports/{reportId}': {
    good: ({ jobId }) => ({ path: `/api/reports/${jobId}`, body }),
    bad: [...badReports, ...badIds.map((id) => ({ path: `/api/reports/${id}` }))],
  },
  'DELETE /api/reports/{reportId}': {
    good: ({ jobId }) => ({ path: `/api/reports/${jobId}` }),
    bad: badIds.map((id) => ({ path: `/api/reports/${id}` })),
  },
  'POST /api/reports/{reportId}/run': {
    good: ({ jobId }) => ({ path: `/api/reports/${jobId}/run` }),
    bad: [{ body: { mail: 'yes' } }, ...badIds.map((id) => ({ path: `/api/reports/${id}/run` }))],
  },
  'GET /api/reports/{reportId}/runs': {
    good: ({ jobId }) => ({ path: `/api/reports/${jobId}/runs` }),
    bad: [...paged(`/api/reports/${uuid}/runs`, []), ...badIds.map((id) => ({ path: `/api/reports/${id}/runs` }))],
  },
}
