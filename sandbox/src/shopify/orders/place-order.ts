import type { WebhookMode } from '../../webhooks/webhook-sender.ts'
import type { World } from '../../world/world.ts'
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

/** By shop: true while its counts of use lag behind. */
export const LAGS = 'shopify-usage-lags'

/** A shopper pays; a string says why the checkout refused the code. */
export function placeOrder(
  context: ShopifyContext,
  { shop, code, goods, test }: { shop: string; code: string | null; goods: number; test: boolean },
  mode?: WebhookMode,
): ShopOrder | string {
  const { world } = context
  const discount = code === null ? null : discountWith(world, shop, code)
  if (code !== null && (!discount || statusOf(world, discount) !== 'ACTIVE')) return refusalOf(world, code, discount)
  const at = world.clock.now().toISOString()
  const id = world.nextId()
  const order: ShopOrder = {
    id,
    shop,
    name: nameOf(ordersOf(world, shop).length),
    createdAt: at,
    updatedAt: at,
    cancelledAt: null,
    codes: discount ? [usedCode(discount)] : [],
    before: goods + SHIPPING,
    off: discount ? takenOff(discount, goods) : 0,
    currency: currencyOf(world, shop),
    test,
  }
  world.commit({ type: 'stored', collection: ORDERS, key: id, value: order })
  if (discount) countUse(world, discount)
  sendOrderWebhooks(context, order, ['orders/create', 'orders/updated'], mode)
  return order
}

export function cancelOrder(context: ShopifyContext, order: ShopOrder, mode?: WebhookMode): ShopOrder {
  const at = context.world.clock.now().toISOString()
  const value = { ...order, cancelledAt: at, updatedAt: at }
  context.world.commit({ type: 'stored', collection: ORDERS, key: order.id, value })
  sendOrderWebhooks(context, value, ['orders/cancelled', 'orders/updated'], mode)
  return value
}

/** From now on the shop's counts stand still, or tell again what is true. */
export function setLag({ world }: ShopifyContext, shop: string, lags: boolean): void {
  world.commit({ type: 'stored', collection: LAGS, key: shop, value: lags || null })
  if (lags) return
  for (const discount of discountsOf(world, shop)) {
    if (discount.told === null) continue
    const value = { ...discount, told: null }
    world.commit({ type: 'stored', collection: DISCOUNTS, key: discountKey(discount), value })
  }
}

function countUse(world: World, discount: ShopDiscount): void {
  const told = world.collections.get(LAGS, discount.shop) === true ? (discount.told ?? discount.used) : null
  const value = { ...discount, used: discount.used + 1, told }
  world.commit({ type: 'stored', collection: DISCOUNTS, key: discountKey(discount), value })
}

function refusalOf(world: World, code: string, discount: ShopDiscount | null): string {
  if (!discount) return `Enter a valid discount code or gift card: ${code} is unknown`
  if (statusOf(world, discount) === 'SCHEDULED') return `${discount.code} discount code isn't valid yet`
  const isUsedUp = discount.usageLimit !== null && discount.used >= discount.usageLimit
  return isUsedUp
    ? `${discount.code} discount code isn't available to you right now: its usage limit is reached`
    : `${discount.code} discount code has expired`
}

function sendOrderWebhooks({ world, webhooks }: ShopifyContext, order: ShopOrder, topics: string[], mode?: WebhookMode): void {
  const time = (iso: string) => shopTime(world, order.shop, iso)
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
