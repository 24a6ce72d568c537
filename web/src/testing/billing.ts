import type { BillingOverview, Charge } from '@bizamply/contract/billing'

/** A company on the free plan with a shop, a hundred credits, and no usage yet. */
export const anOverview = (more: Partial<BillingOverview> = {}): BillingOverview => ({
  plan: 'free',
  subscription: null,
  balance: { totalCredits: 100, usedCredits: 0, availableCredits: 100 },
  forecast: { available: 100, used: 0, days: 7, lastsDays: null, runsOutAt: null, renewal: null },
  shop: 'alder-and-co.myshopify.com',
  mayBuy: true,
  open: [],
  counted: { brands: 2, members: 5, scheduledReports: 1 },
  ...more,
})

export const onPremium = (more: Partial<BillingOverview> = {}): BillingOverview =>
  anOverview({
    plan: 'premium',
    subscription: {
      plan: 'premium',
      state: 'active',
      since: '2026-11-09T09:00:00.000Z',
      currentPeriodEnd: '2026-12-09T09:00:00.000Z',
      nextPlan: null,
    },
    balance: { totalCredits: 5000, usedCredits: 1588, availableCredits: 3412 },
    forecast: {
      available: 3412,
      used: 901,
      days: 7,
      lastsDays: 26.5,
      runsOutAt: '2026-12-17T21:00:00.000Z',
      renewal: { at: '2026-12-09T09:00:00.000Z', credits: 5000 },
    },
    ...more,
  })

export const aCharge = (more: Partial<Charge> = {}): Charge => ({
  id: '01a1fe39-f086-7359-addd-000000000001',
  kind: 'pack',
  item: 'credits-5000',
  name: '5,000 credits',
  state: 'pending',
  credits: 5000,
  cents: 7099,
  currency: 'USD',
  chargeId: '4711',
  confirmationUrl: 'http://localhost:3900/confirm/4711',
  createdAt: '2026-11-21T09:00:00.000Z',
  decidedAt: null,
  ...more,
})
