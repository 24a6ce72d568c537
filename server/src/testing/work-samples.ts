import { badIds, long, nothing, paged, uuid, type CallSample } from './sample-parts.ts'

const badBulk: CallSample['bad'] = [
  { body: { action: 'delete' } },
  { body: { target: 'whatsapp' } },
  { body: { commentIds: [] } },
  { body: { commentIds: ['x'] } },
  { body: { commentIds: Array.from({ length: 5001 }, () => uuid) } },
  { body: { filter: {} } },
  { body: { commentIds: undefined } },
  { body: { commentIds: undefined, filter: { rating: '6' } } },
  { body: { commentIds: undefined, filter: { triageState: 'attic' } } },
  { body: { exceptIds: ['x'] } },
  { body: { exceptIds: Array.from({ length: 5001 }, () => uuid) } },
]

const badTemplates: CallSample['bad'] = [
  { body: { name: ' ' } },
  { body: { name: long(61) } },
  { body: { text: ' \n ' } },
  { body: { text: long(5001) } },
  { body: { text: 'a\0b' } },
]

const badViews: CallSample['bad'] = [
  { body: { name: ' ' } },
  { body: { name: long(61) } },
  { body: { name: 'a\0b' } },
  { body: { query: '<script>' } },
  { body: { query: long(2001) } },
  { body: { shared: 'yes' } },
]

/** Calls of the inbox screen. */
export const workSamples: Record<string, CallSample> = {
  'GET /api/views': {
    good: () => ({ path: '/api/views' }),
    bad: ['', 'nope', 'pending,sent'].map((tab) => ({ path: `/api/views?tab=${tab}` })),
  },
  'POST /api/views': {
    good: () => ({ path: '/api/views', body: { name: 'Waiting', query: 'status=pending' } }),
    bad: badViews,
  },
  'PUT /api/views/{viewId}': {
    good: ({ jobId }) => ({ path: `/api/views/${jobId}`, body: { name: 'Waiting', query: 'status=pending' } }),
    bad: [...badViews, ...badIds.map((id) => ({ path: `/api/views/${id}` }))],
  },
  'DELETE /api/views/{viewId}': {
    good: ({ jobId }) => ({ path: `/api/views/${jobId}` }),
    bad: badIds.map((id) => ({ path: `/api/views/${id}` })),
  },
  'GET /api/search': {
    good: () => ({ path: '/api/search?q=bag' }),
    bad: ['', '?q=', '?q=%20', `?q=${long(201)}`, '?q=a%00b'].map((query) => ({ path: `/api/search${query}` })),
  },
  'POST /api/comments/{commentId}/send/retry': {
    good: ({ commentId }) => ({ path: `/api/comments/${commentId}/send/retry`, body: { channel: 'whatsapp' } }),
    bad: [
      { body: { channel: 'both' } },
      { body: { channel: 'judgeme' } },
      { body: { delaySeconds: 61 } },
      ...badIds.map((id) => ({ path: `/api/comments/${id}/send/retry` })),
    ],
  },
  'PUT /api/comments/{commentId}/sent': {
    good: ({ commentId }) => ({ path: `/api/comments/${commentId}/sent`, body: { text: 'Thank you.', version: 1 } }),
    bad: [
      { body: { text: ' ' } },
      { body: { text: long(5001) } },
      { body: { text: 'a\0b' } },
      { body: { version: 0 } },
      ...badIds.map((id) => ({ path: `/api/comments/${id}/sent` })),
    ],
  },
  'DELETE /api/comments/{commentId}/sent': {
    good: ({ commentId }) => ({ path: `/api/comments/${commentId}/sent` }),
    bad: badIds.map((id) => ({ path: `/api/comments/${id}/sent` })),
  },
  'POST /api/comments/{commentId}/reopen': {
    good: ({ commentId }) => ({ path: `/api/comments/${commentId}/reopen` }),
    bad: badIds.map((id) => ({ path: `/api/comments/${id}/reopen` })),
  },
  'POST /api/comments/channels': {
    good: ({ commentId }) => ({ path: '/api/comments/channels', body: { commentIds: [commentId] } }),
    bad: [
      { body: { commentIds: [] } },
      { body: { commentIds: ['x'] } },
      { body: { commentIds: Array.from({ length: 101 }, () => uuid) } },
    ],
  },
  'PUT /api/comments/{commentId}/phone': {
    good: ({ commentId }) => ({
      path: `/api/comments/${commentId}/phone`,
      body: { phone: '+49 151 12345678', source: 'order', agreed: true },
    }),
    bad: [
      { body: { phone: '1234' } },
      { body: { phone: '0151 12345' } },
      { body: { phone: 'call me' } },
      { body: { phone: long(31) } },
      { body: { source: ' ' } },
      { body: { source: long(201) } },
      { body: { agreed: 'yes' } },
      ...badIds.map((id) => ({ path: `/api/comments/${id}/phone` })),
    ],
  },
  'GET /api/preferences': nothing('/api/preferences'),
  'PUT /api/preferences': {
    good: () => ({ path: '/api/preferences' }),
    bad: [
      { body: { undoSeconds: 61 } },
      { body: { undoSeconds: -1 } },
      { body: { undoSeconds: 1.5 } },
      { body: { undoSeconds: '5' } },
      { body: { singleKeys: 'yes' } },
      { body: { opensNext: 'yes' } },
      { body: { language: 'tlh' } },
      { body: { timezone: 'Mars/Olympus' } },
      { body: { timezone: '+01:00' } },
      { body: { timezone: '' } },
      { body: { dateFormat: 'YY/MM/DD' } },
      { body: { dateFormat: null } },
      { body: { weekStart: 'friday' } },
      { body: { numberFormat: '1.234.56' } },
      { body: { theme: 'sepia' } },
      { body: { density: 'dense' } },
      { body: { profileVisibility: 'nobody' } },
      { body: { showActivity: 'no' } },
      { body: { loginNotifications: 'no' } },
      { body: { shareUsage: null } },
    ],
  },
  'POST /api/usage': {
    good: () => ({ path: '/api/usage', body: { screen: '/responses' } }),
    bad: [{ body: { screen: '/elsewhere' } }, { body: { screen: ['/responses'] } }],
  },
  'GET /api/admin/usage': nothing('/api/admin/usage'),
  'POST /api/support': {
    good: () => ({ path: '/api/support', body: { subject: 'A question', message: 'How do I begin?' } }),
    bad: [
      { body: { subject: ' ' } },
      { body: { subject: long(151) } },
      { body: { message: ' \n ' } },
      { body: { message: long(5001) } },
      { body: { message: 'a\0b' } },
    ],
  },
  'POST /api/brands/{brandId}/voice/preview': {
    good: ({ brandId }) => ({
      path: `/api/brands/${brandId}/voice/preview`,
      body: { tone: 'warm', avoid: [], defaultLanguage: 'en', facts: [] },
    }),
    bad: [
      { body: { tone: 'loud' } },
      { body: { does: [' '] } },
      { body: { donts: [long(201)] } },
      { body: { samples: Array.from({ length: 11 }, () => 'x') } },
      { body: { languages: ['english'] } },
      { body: { commentIds: ['x'] } },
      { body: { commentIds: [uuid, uuid, uuid, uuid] } },
      ...badIds.map((id) => ({ path: `/api/brands/${id}/voice/preview` })),
    ],
  },
  'POST /api/comments/{commentId}/check': {
    good: ({ commentId }) => ({ path: `/api/comments/${commentId}/check`, body: { text: 'Hi' } }),
    bad: [
      { body: { text: long(5001) } },
      { body: { text: null } },
      ...badIds.map((id) => ({ path: `/api/comments/${id}/check` })),
    ],
  },
  'POST /api/comments/{commentId}/sources': {
    good: ({ commentId }) => ({ path: `/api/comments/${commentId}/sources`, body: { text: 'Hi' } }),
    bad: [
      { body: { text: long(5001) } },
      { body: { text: null } },
      ...badIds.map((id) => ({ path: `/api/comments/${id}/sources` })),
    ],
  },
  'GET /api/templates': nothing('/api/templates'),
  'POST /api/templates': {
    good: () => ({ path: '/api/templates', body: { name: 'Thanks', text: 'Thank you, {customer}.' } }),
    bad: badTemplates,
  },
  'PUT /api/templates/{templateId}': {
    good: ({ jobId }) => ({ path: `/api/templates/${jobId}`, body: { name: 'Thanks', text: 'Thank you.' } }),
    bad: [...badTemplates, ...badIds.map((id) => ({ path: `/api/templates/${id}` }))],
  },
  'DELETE /api/templates/{templateId}': {
    good: ({ jobId }) => ({ path: `/api/templates/${jobId}` }),
    bad: badIds.map((id) => ({ path: `/api/templates/${id}` })),
  },
  'GET /api/comments/notifications/recent': {
    good: () => ({ path: '/api/comments/notifications/recent' }),
    bad: paged('/api/comments/notifications/recent', ['group=all', 'group=']),
  },
  'POST /api/notifications/read': {
    good: () => ({ path: '/api/notifications/read' }),
    bad: [
      { body: {} },
      { body: { all: false } },
      { body: { all: 'yes' } },
      { body: { ids: [] } },
      { body: { ids: ['x'] } },
      { body: { ids: [uuid], all: true } },
      { body: { ids: Array.from({ length: 101 }, () => uuid) } },
    ],
  },
  'POST /api/comments/bulk/quote': {
    good: ({ commentId }) => ({
      path: '/api/comments/bulk/quote',
      body: { action: 'generate', commentIds: [commentId] },
    }),
    bad: badBulk,
  },
  'POST /api/comments/bulk': {
    good: ({ commentId }) => ({ path: '/api/comments/bulk', body: { action: 'generate', commentIds: [commentId] } }),
    bad: [...badBulk, { body: { delaySeconds: 61 } }, { body: { delaySeconds: -1 } }],
  },
  'DELETE /api/comments/bulk/{jobId}': {
    good: ({ jobId }) => ({ path: `/api/comments/bulk/${jobId}` }),
    bad: badIds.map((id) => ({ path: `/api/comments/bulk/${id}` })),
  },
  'GET /api/comments/bulk': nothing('/api/comments/bulk'),
  'GET /api/jobs/{jobId}/items': {
    good: ({ jobId }) => ({ path: `/api/jobs/${jobId}/items` }),
    bad: badIds.map((id) => ({ path: `/api/jobs/${id}/items` })),
  },
  'GET /api/dashboard/overview': {
    good: () => ({ path: '/api/dashboard/overview' }),
    bad: [
      'from=2026-13-01',
      'to=x',
      'from=9999-01-01&to=9999-01-02',
      'from=2020-02-02&to=2020-02-01',
      'from=2000-01-01&to=2020-01-01',
      'from=0001-01-01&to=0001-01-02',
      'compare=decade',
      'period=8',
    ].map((query) => ({ path: `/api/dashboard/overview?${query}` })),
  },
  'GET /api/dashboard/stats': {
    good: () => ({ path: '/api/dashboard/stats' }),
    bad: ['1h', '', '30'].map((range) => ({ path: `/api/dashboard/stats?timeRange=${range}` })),
  },
  'GET /api/dashboard/activity': {
    good: () => ({ path: '/api/dashboard/activity' }),
    bad: ['0', '101', '-1', 'x', '1.5'].map((limit) => ({ path: `/api/dashboard/activity?limit=${limit}` })),
  },
}
