import type { Store } from '../../store/store.ts'
import type { DiscountKind, ShopDiscount } from '../discounts/discount.ts'

/** Amounts are in the shop's currency. */
export interface ShopOrder {
  id: string
  shop: string
  /** The shop's order number, such as `#1001`. */
  name: string
  createdAt: string
  updatedAt: string
  cancelledAt: string | null
  codes: { code: string; kind: DiscountKind; isPercentage: boolean }[]
  /** Total before the discount, with shipping. */
  before: number
  /** Amount of the discount. */
  off: number
  currency: string
  test: boolean
}

export const ORDERS = 'shopify-orders'

/** Oldest first. */
export function ordersOf(store: Store, shop: string): ShopOrder[] {
  const all = store.collections.all(ORDERS).map(([, value]) => value as ShopOrder)
  return all.filter((order) => order.shop === shop)
}

export function findOrder(store: Store, id: string): ShopOrder | null {
  return store.collections.get(ORDERS, id) as ShopOrder | null
}

export const orderGid = ({ id }: Pick<ShopOrder, 'id'>): string => `gid://shopify/Order/${id}`
export const totalOf = ({ before, off }: ShopOrder): number => cents(before - off)
export const nameOf = (place: number): string => `#${1001 + place}`

/** Amount that a discount takes off this price. */
export function takenOff({ percentage, amount, kind }: ShopDiscount, goods: number): number {
  if (kind === 'DiscountCodeFreeShipping') return SHIPPING
  if (percentage !== null) return cents(goods * percentage)
  return Math.min(goods, Number(amount?.amount ?? 0))
}

export const usedCode = ({ code, kind, percentage }: ShopDiscount) => ({
  code,
  kind,
  isPercentage: percentage !== null,
})

export const SHIPPING = 4.9
export const cents = (amount: number): number => Math.round(amount * 100) / 100
