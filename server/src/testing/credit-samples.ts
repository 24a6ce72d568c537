import { badIds, long, nothing, paged, uuid, type CallSample } from './sample-parts.ts'

const none = { company: null, eachBrand: null, eachMember: null, brands: [], members: [], lowAt: null }
const refundAt = (company: string, transaction: string): string =>
  `/api/admin/customers/${company}/transactions/${transaction}/refund`

/** Calls of credits. */
export const creditSamples: Record<string, CallSample> = {
  'GET /api/credits/balance': nothing('/api/credits/balance'),
  'GET /api/credits/info': nothing('/api/credits/info'),
  'GET /api/credits/settings': nothing('/api/credits/settings'),
  'GET /api/credits/transactions': {
    good: () => ({ path: '/api/credits/transactions' }),
    bad: paged('/api/credits/transactions', [
      'type=nope',
      'status=completed',
      'commentId=x',
      'platform=pigeon',
      'startDate=2026-02-30',
      'endDate=yesterday',
      'page=0',
      'page=1.5',
      'page=x',
      'totals=maybe',
      `search=${long(201)}`,
      'search=%00',
    ]),
  },
  'GET /api/credits/transactions/{transactionId}': {
    good: ({ jobId }) => ({ path: `/api/credits/transactions/${jobId}` }),
    bad: badIds.map((id) => ({ path: `/api/credits/transactions/${id}` })),
  },
  'GET /api/credits/forecast': nothing('/api/credits/forecast'),
  'GET /api/credits/spending-limits': nothing('/api/credits/spending-limits'),
  // Every other field may be null, so these two cover the required ones.
  'PUT /api/credits/spending-limits': {
    good: () => ({ path: '/api/credits/spending-limits', body: { brands: [], members: [] } }),
    bad: [
      { body: { ...none, company: -1 } },
      { body: { ...none, company: 1.5 } },
      { body: { ...none, eachBrand: '5' } },
      { body: { ...none, eachMember: 1_000_001 } },
      { body: { ...none, lowAt: -1 } },
      { body: { ...none, version: 1 } },
      { body: { ...none, brands: [{ brandId: uuid, perDay: 5 }] } },
      { body: { ...none, brands: [{ brandId: 'x', perDay: 5 }] } },
      { body: { ...none, members: [{ userId: uuid, perDay: 5 }] } },
      { body: { ...none, members: [{ userId: uuid, perDay: null }] } },
      { body: { ...none, members: Array.from({ length: 501 }, () => ({ userId: uuid, perDay: 5 })) } },
    ],
  },
  'POST /api/admin/customers/{companyId}/transactions/{transactionId}/refund': {
    good: () => ({ path: refundAt(uuid, uuid), body: { reason: 'It was written twice' } }),
    bad: [
      { body: { reason: ' ' } },
      { body: { reason: long(301) } },
      { body: { reason: 'a\0b' } },
      { path: refundAt(long(101), uuid) },
      ...badIds.map((id) => ({ path: refundAt(uuid, id) })),
    ],
  },
}
