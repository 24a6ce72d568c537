import { badIds, badPages, uuid, type CallSample } from './sample-parts.ts'

const badWindows = [
  'from=2026-13-01',
  'to=x',
  'from=9999-01-01&to=9999-01-02',
  'from=2020-02-02&to=2020-02-01',
  'from=2000-01-01&to=2020-01-01',
  'from=0001-01-01&to=0001-01-02',
]
const compared = [...badWindows, 'compare=decade']
const ofProduct = [...compared, 'product=', ...badIds.map((id) => `product=${id}`)]
const badCursors = [
  'x',
  '%00',
  `1_${uuid}`,
  `reviews_desc_1_${'-'.repeat(36)}`,
  `rating_desc_1_${uuid}`,
  `reviews_asc_1_${uuid}`,
  `reviews_desc_-1_${uuid}`,
  `reviews_desc_1e9_${uuid}`,
  `reviews_desc_NaN_${uuid}`,
  `reviews_desc_${uuid}_1`,
]

const at = (path: string, queries: string[]): CallSample => ({
  good: () => ({ path }),
  bad: queries.map((query) => ({ path: `${path}?${query}` })),
})

/** Samples of the calls of product analytics. */
export const analyticsSamples: Record<string, CallSample> = {
  'GET /api/analytics/overview': at('/api/analytics/overview', ofProduct),
  'GET /api/analytics/forecast': { good: () => ({ path: '/api/analytics/forecast' }), bad: [] },
  'GET /api/analytics/customers': at('/api/analytics/customers', badWindows),
  'GET /api/analytics/site': at('/api/analytics/site', badWindows),
  'GET /api/analytics/products': at('/api/analytics/products', [
    ...compared,
    ...badPages,
    ...badCursors.map((cursor) => `cursor=${cursor}`),
    'sort=price',
    'order=up',
    `search=${'x'.repeat(201)}`,
  ]),
  'GET /api/analytics/outcomes': at('/api/analytics/outcomes', [...badWindows, 'by=brand', 'by=']),
  'GET /api/analytics/outcomes/reviews': at('/api/analytics/outcomes/reviews', [
    ...badWindows,
    ...badPages,
    ...['x', '%00', '1_x', `x_${uuid}`].map((cursor) => `cursor=${cursor}`),
    'number=sold',
    'by=brand',
    'row=X',
    `row=${'x'.repeat(21)}`,
  ]),
  'GET /api/analytics/topics': at('/api/analytics/topics', ofProduct),
  'GET /api/analytics/topics/{topic}': {
    good: () => ({ path: '/api/analytics/topics/size' }),
    bad: [
      ...ofProduct.map((query) => ({ path: `/api/analytics/topics/size?${query}` })),
      ...['x', 'Size', '__proto__', '%00'].map((topic) => ({ path: `/api/analytics/topics/${topic}` })),
    ],
  },
}
