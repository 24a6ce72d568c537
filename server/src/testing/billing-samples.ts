import { badIds, long, nothing, paged, uuid, type CallSample } from './sample-parts.ts'

const badStrings = (name: string): CallSample['bad'] => [
  { body: { [name]: 5 } },
  { body: { [name]: long(101) } },
  { body: { [name]: 'no such thing' } },
]

/** Calls of plans, packs and charges. */
export const billingSamples: Record<string, CallSample> = {
  'GET /api/billing': nothing('/api/billing'),
  'GET /api/billing/charges': {
    good: () => ({ path: '/api/billing/charges' }),
    bad: paged('/api/billing/charges', []),
  },
  'POST /api/subscriptions/create': {
    good: () => ({ path: '/api/subscriptions/create', body: { plan: 'basic' } }),
    bad: [
      { body: { plan: 'free' } },
      { body: { plan: 'enterprise' } },
      { body: { plan: 'basic', subscriptionPrice: long(21) } },
      { body: { plan: 'basic', shopifyStore: long(301) } },
      ...badStrings('subscriptionName').map(({ body }) => ({ body: { plan: undefined, ...(body as object) } })),
    ],
  },
  'POST /api/subscriptions/credit/purchase': {
    good: () => ({ path: '/api/subscriptions/credit/purchase', body: { pack: 'credits-1000' } }),
    bad: [
      { body: { pack: 'credits-1' } },
      { body: { pack: 'credits-1000', spendAmount: true } },
      { body: { pack: 'credits-1000', returnUrl: long(2001) } },
      ...badStrings('purchaseName').map(({ body }) => ({ body: { pack: undefined, ...(body as object) } })),
    ],
  },
  'GET /api/subscriptions/status/{charge_id}': {
    good: () => ({ path: `/api/subscriptions/status/${uuid}` }),
    bad: badIds
      .filter((id) => id !== '1')
      .concat('1'.repeat(21), '-1', '1.5')
      .map((id) => ({ path: `/api/subscriptions/status/${id}` })),
  },
  'GET /api/subscriptions/details': nothing('/api/subscriptions/details'),
  'POST /api/subscriptions/delete': nothing('/api/subscriptions/delete'),
}
