import { badIds, long, nothing, uuid, type CallSample } from './sample-parts.ts'

const badChoices: CallSample['bad'] = [
  { body: { commentIds: [] } },
  { body: { commentIds: ['x'] } },
  { body: { commentIds: Array.from({ length: 501 }, () => uuid) } },
]

/** Calls of triage: assignment, tags, notes and states. */
export const triageSamples: Record<string, CallSample> = {
  'POST /api/comments/assign': {
    good: ({ commentId }) => ({ path: '/api/comments/assign', body: { commentIds: [commentId] } }),
    bad: [...badChoices, { body: { userId: 'me' } }],
  },
  'POST /api/comments/tag': {
    good: ({ commentId }) => ({ path: '/api/comments/tag', body: { commentIds: [commentId] } }),
    bad: [
      ...badChoices,
      { body: { add: [''] } },
      { body: { add: ['a,b'] } },
      { body: { add: ['a\0b'] } },
      { body: { add: [long(41)] } },
      { body: { remove: Array.from({ length: 21 }, (_, n) => `tag ${n}`) } },
    ],
  },
  'POST /api/comments/triage-state': {
    good: ({ commentId }) => ({
      path: '/api/comments/triage-state',
      body: { commentIds: [commentId], triageState: 'hidden' },
    }),
    bad: [
      ...badChoices,
      { body: { triageState: 'bin' } },
      { body: { triageState: 'snoozed' } },
      { body: { triageState: 'snoozed', until: 'tomorrow' } },
      { body: { triageState: 'snoozed', until: '2020-01-01T00:00:00Z' } },
      { body: { until: '2030-01-01T00:00:00Z' } },
      { body: { reason: long(201) } },
      { body: { reason: 'a\0b' } },
    ],
  },
  'POST /api/comments/read': {
    good: ({ commentId }) => ({ path: '/api/comments/read', body: { commentIds: [commentId], read: true } }),
    bad: [...badChoices, { body: { read: 'yes' } }, { body: { read: null } }],
  },
  'PUT /api/comments/{commentId}/reading': {
    good: ({ commentId }) => ({
      path: `/api/comments/${commentId}/reading`,
      body: { topicsGood: ['size'], topicsBad: [], risks: [] },
    }),
    bad: [
      { body: { language: 'English' } },
      { body: { sentiment: 'angry' } },
      { body: { topicsGood: ['Size!'] } },
      { body: { topicsBad: ['bogus'] } },
      { body: { risks: ['zzz'] } },
      { body: { risks: Array.from({ length: 11 }, () => 'press') } },
      ...badIds.map((id) => ({ path: `/api/comments/${id}/reading` })),
    ],
  },
  'GET /api/comments/{commentId}/history': {
    good: ({ commentId }) => ({ path: `/api/comments/${commentId}/history` }),
    bad: badIds.map((id) => ({ path: `/api/comments/${id}/history` })),
  },
  'GET /api/comments/{commentId}/person': {
    good: ({ commentId }) => ({ path: `/api/comments/${commentId}/person` }),
    bad: badIds.map((id) => ({ path: `/api/comments/${id}/person` })),
  },
  'POST /api/comments/{commentId}/notes': {
    good: ({ commentId }) => ({ path: `/api/comments/${commentId}/notes`, body: { text: 'Who knows the courier?' } }),
    bad: [
      { body: { text: ' ' } },
      { body: { text: long(2001) } },
      { body: { text: 'a\0b' } },
      { body: { mentions: ['x'] } },
      { body: { mentions: Array.from({ length: 21 }, () => uuid) } },
      ...badIds.map((id) => ({ path: `/api/comments/${id}/notes` })),
    ],
  },
  'DELETE /api/notes/{noteId}': {
    good: ({ jobId }) => ({ path: `/api/notes/${jobId}` }),
    bad: badIds.map((id) => ({ path: `/api/notes/${id}` })),
  },
  'GET /api/members': nothing('/api/members'),
  'GET /api/comments/facets': {
    good: () => ({ path: '/api/comments/facets' }),
    bad: [
      'status=nope',
      'platform=judgeme,;drop',
      'rating=6',
      'assignee=me,you',
      'triageState=open,bin',
      'from=never',
    ].map((query) => ({ path: `/api/comments/facets?${query}` })),
  },
  'GET /api/comments/up-next': nothing('/api/comments/up-next'),
  'GET /api/comments/figures': {
    good: () => ({ path: '/api/comments/figures' }),
    bad: ['8', '-7', '', '30.0'].map((days) => ({ path: `/api/comments/figures?days=${days}` })),
  },
  'POST /api/comments/{commentId}/presence': {
    good: ({ commentId }) => ({
      path: `/api/comments/${commentId}/presence`,
      body: { tab: 'a tab of the tests', state: 'looking' },
    }),
    bad: [
      { body: { tab: 'short' } },
      { body: { tab: long(65) } },
      { body: { tab: 'with\0nothing in it' } },
      { body: { state: 'asleep' } },
      ...badIds.map((id) => ({ path: `/api/comments/${id}/presence` })),
    ],
  },
}
