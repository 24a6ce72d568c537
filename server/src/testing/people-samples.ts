import { badIds, long, paged, uuid, type CallSample } from './sample-parts.ts'

/** Calls of People. */
export const peopleSamples: Record<string, CallSample> = {
  'GET /api/people': {
    good: () => ({ path: '/api/people' }),
    bad: paged('/api/people', [
      'sort=mood',
      'repeated=no',
      `search=${long(201)}`,
      'search=a%00b',
      `cursor=comments_3_${uuid}`,
      `sort=comments&cursor=comments_99999999999_${uuid}`,
    ]),
  },
  'GET /api/people/{personId}': {
    good: ({ jobId }) => ({ path: `/api/people/${jobId}` }),
    bad: badIds.map((id) => ({ path: `/api/people/${id}` })),
  },
  'POST /api/people/{personId}/splits': {
    good: ({ jobId, commentId }) => ({ path: `/api/people/${jobId}/splits`, body: { commentIds: [commentId] } }),
    bad: [
      { body: { commentIds: [] } },
      { body: { commentIds: ['x'] } },
      { body: { commentIds: Array.from({ length: 501 }, () => uuid) } },
      ...badIds.map((id) => ({ path: `/api/people/${id}/splits` })),
    ],
  },
  'DELETE /api/people/splits/{splitId}': {
    good: ({ jobId }) => ({ path: `/api/people/splits/${jobId}` }),
    bad: badIds.map((id) => ({ path: `/api/people/splits/${id}` })),
  },
}
