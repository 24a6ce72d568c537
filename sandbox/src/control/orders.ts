import { z } from 'zod'
import { json, type Answer, type Exchange } from '../server/exchange.ts'
import { findOrder, orderGid, ordersOf, totalOf, type ShopOrder } from '../shopify/orders/order.ts'
import { cancelOrder, placeOrder } from '../shopify/orders/place-order.ts'
import { WEBHOOK_MODES } from '../webhooks/webhook-sender.ts'
import { readInput, refuse } from './read-input.ts'
import type { ShopifyContext } from '../shopify/context.ts'

/** Newest first. */
export function listShopOrders({ store }: ShopifyContext, { query }: Exchange): Answer {
  const orders = ordersOf(store, query.get('shop') ?? '').toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  return json(200, { data: orders.slice(0, Number(query.get('limit') ?? 100)).map(shown), total: orders.length })
}

/** A shopper places an order, with or without a code; refuses what the checkout would refuse. */
export function buy(context: ShopifyContext, exchange: Exchange): Answer {
  const read = readInput(Purchase, exchange)
  if ('refusal' in read) return read.refusal
  const { shop, code, goods, test, webhook } = read.input
  if (!context.store.accounts.find('shopify', shop))
    return refuse(`There is no shop ${shop}`, [{ path: 'shop', message: 'unknown' }])
  const order = placeOrder(context, { shop, code: code?.trim() || null, goods, test }, webhook)
  if (typeof order === 'string') return json(422, { message: order, code: 'CODE_REFUSED' })
  return json(201, { data: shown(order) })
}

export function changeOrder(context: ShopifyContext, exchange: Exchange, id: string): Answer {
  const order = findOrder(context.store, id)
  if (!order) return json(404, { message: 'We couldn’t find this order', code: 'NOT_FOUND' })
  const read = readInput(Change, exchange)
  if ('refusal' in read) return read.refusal
  if (order.cancelledAt !== null) return json(409, { message: 'This order was already canceled', code: 'CONFLICT' })
  return json(200, { data: shown(cancelOrder(context, order, read.input.webhook)) })
}

const shown = (order: ShopOrder) => ({
  ...order,
  gid: orderGid(order),
  codes: order.codes.map(({ code }) => code),
  total: totalOf(order),
})

const Purchase = z.object({
  shop: z.string().min(1),
  code: z.string().nullish(),
  /** The price before shipping and discount. */
  goods: z.number().positive().default(49),
  test: z.boolean().default(false),
  webhook: z.enum(WEBHOOK_MODES).optional(),
})

const Change = z.object({ do: z.literal('cancel'), webhook: z.enum(WEBHOOK_MODES).optional() })
