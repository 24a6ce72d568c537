import type { Store } from '../../store/store.ts'

export type DiscountKind = (typeof DISCOUNT_KINDS)[keyof typeof DISCOUNT_KINDS]

/** `percentage` is 0 to 1. */
export interface ShopDiscount {
  id: string
  shop: string
  kind: DiscountKind
  title: string
  /** Empty for automatic discounts. */
  code: string
  percentage: number | null
  amount: { amount: string; currencyCode: string } | null
  startsAt: string
  endsAt: string | null
  usageLimit: number | null
  used: number
  /** The usage count that the shop reports while it lags behind `used`; null without a lag. */
  laggingCount: number | null
  createdAt: string
  updatedAt: string
  /** Demo discounts can't be removed from a collection, so they are marked as deleted. */
  deleted: boolean
}

/** By the names that the sandbox's controls use. */
export const DISCOUNT_KINDS = {
  basic: 'DiscountCodeBasic',
  shipping: 'DiscountCodeFreeShipping',
  bxgy: 'DiscountCodeBxgy',
  app: 'DiscountCodeApp',
  automatic: 'DiscountAutomaticBasic',
  'automatic-shipping': 'DiscountAutomaticFreeShipping',
  'automatic-bxgy': 'DiscountAutomaticBxgy',
  'automatic-app': 'DiscountAutomaticApp',
} as const

export const hasCode = (kind: DiscountKind): boolean => kind.startsWith('DiscountCode')

export const DISCOUNTS = 'shopify-discounts'

/** Discounts created or changed here, latest first, then the demo discounts. */
export function discountsOf(store: Store, shop: string): ShopDiscount[] {
  const put = store.collections
    .all(DISCOUNTS)
    .map(([, value]) => ({ ...OLDER, ...(value as ShopDiscount) }))
    .filter((one) => one.shop === shop)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id.localeCompare(a.id))
  const ids = new Set(put.map(({ id }) => id))
  const first = store.collections.get(STOCKED, shop) === null ? firstOnes(store, shop) : []
  return [...put, ...first.filter(({ id }) => !ids.has(id))].filter(({ deleted }) => !deleted)
}

export function discountWith(store: Store, shop: string, code: string): ShopDiscount | null {
  return discountsOf(store, shop).find((one) => one.code !== '' && isSameCode(one.code, code)) ?? null
}

export function findDiscount(store: Store, shop: string, id: string): ShopDiscount | null {
  return discountsOf(store, shop).find((one) => one.id === id) ?? null
}

export const discountKey = ({ shop, id }: Pick<ShopDiscount, 'shop' | 'id'>): string => `${shop}:${id}`

export function discountGid({ kind, id }: Pick<ShopDiscount, 'kind' | 'id'>): string {
  return `gid://shopify/${hasCode(kind) ? 'DiscountCodeNode' : 'DiscountAutomaticNode'}/${id}`
}

// Shopify's codes are case-insensitive.
export const isSameCode = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase()

export function statusOf(store: Store, { startsAt, endsAt, usageLimit, used }: ShopDiscount) {
  const now = store.clock.now().toISOString()
  if ((endsAt !== null && endsAt <= now) || (usageLimit !== null && used >= usageLimit)) return 'EXPIRED'
  return startsAt > now ? 'SCHEDULED' : 'ACTIVE'
}

/** Shops that start with discounts. */
export const STOCKED = 'shopify-stocked'

/** Defaults for discounts that were stored before these fields existed. */
const OLDER = { kind: 'DiscountCodeBasic', laggingCount: null, deleted: false } as const

function firstOnes(store: Store, shop: string): ShopDiscount[] {
  const at = (days: number): string => new Date(store.epoch.getTime() + days * 86_400_000).toISOString()
  const since = { startsAt: at(-60), createdAt: at(-60), updatedAt: at(-60) }
  const base = { ...OLDER, ...since, shop, amount: null, usageLimit: null }
  const autumn = { title: 'Autumn', code: 'AUTUMN20', percentage: 0.2, endsAt: at(30), usageLimit: 500, used: 371 }
  return [
    { ...base, id: '7001', title: 'Welcome', code: 'WELCOME10', percentage: 0.1, endsAt: null, used: 214 },
    { ...base, id: '7002', ...autumn },
    { ...base, id: '7003', title: 'Summer', code: 'SUMMER15', percentage: 0.15, endsAt: at(-20), used: 88 },
  ]
}
