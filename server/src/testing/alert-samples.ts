import { badIds, long, nothing, paged, uuid, type CallSample } from './sample-parts.ts'

const badAlerts = (rest = ''): CallSample['bad'] => badIds.map((id) => ({ path: `/api/alerts/${id}${rest}` }))

/** Calls of the topic radar. */
export const alertSamples: Record<string, CallSample> = {
  'GET /api/alerts': {
    good: () => ({ path: '/api/alerts' }),
    bad: paged('/api/alerts', [
      'state=closed',
      'kind=mood',
      'product=x',
      'topic=bogus',
      'assignee=you',
      `search=${long(201)}`,
      'search=a%00b',
    ]),
  },
  'GET /api/alerts/watch': nothing('/api/alerts/watch'),
  'GET /api/alerts/{alertId}': {
    good: ({ alertId }) => ({ path: `/api/alerts/${alertId}` }),
    bad: badAlerts(),
  },
  'POST /api/alerts/{alertId}/acknowledge': {
    good: ({ alertId }) => ({ path: `/api/alerts/${alertId}/acknowledge` }),
    bad: badAlerts('/acknowledge'),
  },
  'POST /api/alerts/{alertId}/reopen': {
    good: ({ alertId }) => ({ path: `/api/alerts/${alertId}/reopen` }),
    bad: badAlerts('/reopen'),
  },
  'POST /api/alerts/{alertId}/mute': {
    good: ({ alertId }) => ({ path: `/api/alerts/${alertId}/mute`, body: { span: '7' } }),
    bad: [{ body: { span: '8' } }, { body: { span: 7 } }, ...badAlerts('/mute')],
  },
  'DELETE /api/alerts/{alertId}/mute': {
    good: ({ alertId }) => ({ path: `/api/alerts/${alertId}/mute` }),
    bad: badAlerts('/mute'),
  },
  'POST /api/alerts/{alertId}/assign': {
    good: ({ alertId }) => ({ path: `/api/alerts/${alertId}/assign`, body: { userId: uuid } }),
    bad: [{ body: { userId: 'me' } }, { body: { userId: `${uuid}0` } }, ...badAlerts('/assign')],
  },
  'DELETE /api/alerts/{alertId}/assign': {
    good: ({ alertId }) => ({ path: `/api/alerts/${alertId}/assign` }),
    bad: badAlerts('/assign'),
  },
}
