import type { WebhookMode } from '../../webhooks/webhook-sender.ts'
import type { Store } from '../../store/store.ts'
import {
  discountKey,
  DISCOUNTS,
  discountsOf,
  discountWith,
  statusOf,
  type ShopDiscount,
} from '../discounts/discount.ts'
import { currencyOf, shopTime } from '../shop-facts.ts'
import { nameOf, orderGid, ORDERS, ordersOf, SHIPPING, takenOff, totalOf, usedCode, type ShopOrder } from './order.ts'
import type { ShopifyContext } from '../context.ts'

/** By shop: true while its usage counts lag behind. */
export const LAGS = 'shopify-usage-lags'

/** A shopper places an order; a string says why the checkout refused the code. */
export function placeOrder(
  context: ShopifyContext,
  { shop, code, goods, test }: { shop: string; code: string | null; goods: number; test: boolean },
  mode?: WebhookMode,
): ShopOrder | string {
  const { store } = context
  const discount = code === null ? null : discountWith(store, shop, code)
  if (code !== null && (!discount || statusOf(store, discount) !== 'ACTIVE')) return refusalOf(store, code, discount)
  const at = store.clock.now().toISOString()
  const id = store.nextId()
  const order: ShopOrder = {
    id,
    shop,
    name: nameOf(ordersOf(store, shop).length),
    createdAt: at,
    updatedAt: at,
    cancelledAt: null,
    codes: discount ? [usedCode(discount)] : [],
    before: goods + SHIPPING,
    off: discount ? takenOff(discount, goods) : 0,
    currency: currencyOf(store, shop),
    test,
  }
  store.commit({ type: 'stored', collection: ORDERS, key: id, value: order })
  if (discount) countUse(store, discount)
  sendOrderWebhooks(context, order, ['orders/create', 'orders/updated'], mode)
  return order
}

export function cancelOrder(context: ShopifyContext, order: ShopOrder, mode?: WebhookMode): ShopOrder {
  const at = context.store.clock.now().toISOString()
  const value = { ...order, cancelledAt: at, updatedAt: at }
  context.store.commit({ type: 'stored', collection: ORDERS, key: order.id, value })
  sendOrderWebhooks(context, value, ['orders/cancelled', 'orders/updated'], mode)
  return value
}

/** Freezes the shop's usage counts, or updates them. */
export function setLag({ store }: ShopifyContext, shop: string, lags: boolean): void {
  store.commit({ type: 'stored', collection: LAGS, key: shop, value: lags || null })
  if (lags) return
  for (const discount of discountsOf(store, shop)) {
    if (discount.laggingCount === null) continue
    const value = { ...discount, laggingCount: null }
    store.commit({ type: 'stored', collection: DISCOUNTS, key: discountKey(discount), value })
  }
}

function countUse(store: Store, discount: ShopDiscount): void {
  const laggingCount =
    store.collections.get(LAGS, discount.shop) === true ? (discount.laggingCount ?? discount.used) : null
  const value = { ...discount, used: discount.used + 1, laggingCount }
  store.commit({ type: 'stored', collection: DISCOUNTS, key: discountKey(discount), value })
}

function refusalOf(store: Store, code: string, discount: ShopDiscount | null): string {
  if (!discount) return `Enter a valid discount code or gift card: ${code} is unknown`
  if (statusOf(store, discount) === 'SCHEDULED') return `${discount.code} discount code isn't valid yet`
  const isUsedUp = discount.usageLimit !== null && discount.used >= discount.usageLimit
  return isUsedUp
    ? `${discount.code} discount code isn't available to you right now: its usage limit is reached`
    : `${discount.code} discount code has expired`
}

function sendOrderWebhooks(
  { store, webhooks }: ShopifyContext,
  order: ShopOrder,
  topics: string[],
  mode?: WebhookMode,
): void {
  const time = (iso: string) => shopTime(store, order.shop, iso)
  const body = {
    id: Number(order.id),
    admin_graphql_api_id: orderGid(order),
    name: order.name,
    created_at: time(order.createdAt),
    updated_at: time(order.updatedAt),
    cancelled_at: order.cancelledAt === null ? null : time(order.cancelledAt),
    currency: order.currency,
    total_price: totalOf(order).toFixed(2),
    total_discounts: order.off.toFixed(2),
    discount_codes: order.codes.map(({ code, kind, isPercentage }) => ({
      code,
      amount: order.off.toFixed(2),
      type: kind === 'DiscountCodeFreeShipping' ? 'shipping' : isPercentage ? 'percentage' : 'fixed_amount',
    })),
    test: order.test,
  }
  for (const topic of topics) webhooks.send({ shop: order.shop, topic, body }, mode)
}
