import { long, nothing, type CallSample } from './sample-parts.ts'

const longCode = `/api/discounts/${long(201)}`

/** Calls of discounts. */
export const discountSamples: Record<string, CallSample> = {
  'GET /api/discounts': nothing('/api/discounts'),
  'POST /api/discounts': {
    good: () => ({ path: '/api/discounts', body: { percent: 15 } }),
    bad: [
      { body: { percent: 0 } },
      { body: { percent: 101 } },
      { body: { percent: 1.5 } },
      { body: { percent: 10, code: 'abc' } },
      { body: { percent: 10, code: 'A B C D' } },
      { body: { percent: 10, code: 'A'.repeat(33) } },
      { body: { percent: 10, days: 0 } },
      { body: { percent: 10, days: 366 } },
      { body: { percent: 10, usageLimit: 0 } },
      { body: { percent: 10, commentId: 'x' } },
      { body: { type: 'buy_x_get_y' } },
      { body: { type: 'fixed_amount' } },
      { body: { type: 'fixed_amount', amount: 0 } },
      { body: { type: 'fixed_amount', amount: 1.001 } },
      { body: { type: 'fixed_amount', amount: 1_000_001 } },
      { body: { startsAt: 'today' } },
      { body: { endsAt: '2026-02-30T00:00:00Z' } },
      { body: { title: ' ' } },
      { body: { title: long(101) } },
    ],
  },
  'PUT /api/discounts/{code}': {
    good: () => ({ path: '/api/discounts/NOBODYS' }),
    bad: [
      { path: longCode },
      { body: { title: '' } },
      { body: { title: long(101) } },
      { body: { type: 'gift' } },
      { body: { amount: 0 } },
      { body: { amount: -1 } },
      { body: { amount: 1.001 } },
      { body: { status: 'paused' } },
      { body: { starts_at: 'x' } },
      { body: { starts_at: null } },
      { body: { ends_at: '2026-02-30T00:00:00Z' } },
      { body: { usage_limit: 0 } },
      { body: { usage_limit: 100_001 } },
      { body: { usage_limit: 1.5 } },
    ],
  },
  'POST /api/discounts/{code}/pause': {
    good: () => ({ path: '/api/discounts/NOBODYS/pause' }),
    bad: [{ path: `${longCode}/pause` }],
  },
  'POST /api/discounts/{code}/resume': {
    good: () => ({ path: '/api/discounts/NOBODYS/resume' }),
    bad: [{ path: `${longCode}/resume` }],
  },
  'POST /api/discounts/refresh': nothing('/api/discounts/refresh'),
}
