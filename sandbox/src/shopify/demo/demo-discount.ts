import { later } from '../billing/charge.ts'
import { DISCOUNT_KINDS, type ShopDiscount } from '../discounts/discount.ts'

/** Days relative to the demo epoch: `startsDaysAgo` before it, `endsInDays` after it; negative values are reversed. */
export interface DemoDiscount {
  brand: string
  id: string
  kind: keyof typeof DISCOUNT_KINDS
  title: string
  code: string
  percent?: number
  /** In the shop's currency. */
  amount?: string
  startsDaysAgo: number
  endsInDays: number | null
  usageLimit: number | null
  used: number
}

export function demoDiscount(demo: DemoDiscount, shop: string, epoch: Date, currencyCode: string): ShopDiscount {
  const { id, kind, title, code, percent, amount, startsDaysAgo, endsInDays, usageLimit, used } = demo
  const now = epoch.toISOString()
  const startsAt = later(now, -startsDaysAgo)
  // A scheduled discount was created some days ago.
  const createdAt = startsDaysAgo > 0 ? startsAt : later(now, -2)
  return {
    id,
    shop,
    kind: DISCOUNT_KINDS[kind],
    title,
    code,
    percentage: percent === undefined ? null : percent / 100,
    amount: amount === undefined ? null : { amount, currencyCode },
    startsAt,
    endsAt: endsInDays === null ? null : later(now, endsInDays),
    usageLimit,
    used,
    laggingCount: null,
    createdAt,
    updatedAt: createdAt,
    deleted: false,
  }
}
