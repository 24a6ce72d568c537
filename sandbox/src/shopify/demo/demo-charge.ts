import { later, UNDECIDED, type Charge } from '../billing/charge.ts'

/** An active subscription: `id` is the number at the end of its gid. */
export interface DemoBilling {
  id: string
  plan: string
  name: string
  price: string
  currency: string
  approvedDaysAgo: number
  shopDomain: string
}

export function demoCharge(billing: DemoBilling, epoch: Date): Charge {
  const { id, name, price, currency, approvedDaysAgo, shopDomain } = billing
  const approvedAt = later(epoch.toISOString(), -approvedDaysAgo)
  return {
    ...UNDECIDED,
    id,
    kind: 'AppSubscription',
    shop: shopDomain,
    name,
    returnUrl: 'https://bizamply.example/billing',
    test: true,
    price: { amount: price, currencyCode: currency },
    interval: 'EVERY_30_DAYS',
    trialDays: 0,
    replacement: 'STANDARD',
    signature: id,
    createdAt: approvedAt,
    updatedAt: approvedAt,
    status: 'ACTIVE',
    approvedAt,
    currentPeriodEnd: later(approvedAt, 30),
  }
}
