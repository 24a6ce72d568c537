import type { Discount, DiscountFigures } from '@bizamply/contract/discounts'

export const aDiscount = (n: number, given: Partial<Discount> = {}): Discount => ({
  id: `01a1fe39-f086-7359-addc-${String(n).padStart(12, '0')}`,
  code: `CODE${n}`,
  title: `Offer ${n}`,
  type: 'percentage',
  amount: 15,
  currency: 'USD',
  status: 'active',
  starts_at: '2026-11-01T09:00:00.000Z',
  ends_at: '2026-12-31T22:59:00.000Z',
  usage_limit: 200,
  times_used: 64,
  commentId: null,
  handedOut: 0,
  orders: 60,
  savings: 512.3,
  editable: true,
  ...given,
})

const figures: DiscountFigures = {
  active: 6,
  nextStart: '2026-11-27T08:00:00.000Z',
  scheduled: 1,
  timesUsed: 2567,
  codes: 10,
  savings: [{ currency: 'USD', amount: 19_846 }],
  orders: 2567,
  handedOut: 282,
  handedOutOrders: 65,
  conversionRate: 23,
}

interface More {
  figures?: Partial<DiscountFigures>
  problem?: string | null
  ordersProblem?: string | null
  syncedAt?: string | null
}

/** A response of the discount list. */
export const discountsAnswer = (data: Discount[], more: More = {}) => ({
  body: {
    success: true,
    data,
    syncedAt: '2026-11-21T13:03:00.000Z',
    problem: null,
    ordersProblem: null,
    ...more,
    figures: { ...figures, ...more.figures },
  },
})
