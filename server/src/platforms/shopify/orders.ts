import { z } from 'zod'
import { OrdersNotApproved, type IncomingOrder, type OrderPage } from '../discounts.ts'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'
import type { Client } from './client.ts'

/** Shops return 60 days of orders, older ones only to apps with an extra permission. */
export async function listOrders(
  client: Client,
  access: Access,
  since: Date,
  cursor: string | null,
): Promise<OrderPage> {
  const changed = `updated_at:>='${since.toISOString()}'`
  const parsed = shape.safeParse(await client.query(access, query, { changed, cursor }).catch(notApproved))
  if (!parsed.success) throw new PlatformError('unavailable', 'Shopify returned no orders')
  const { nodes, pageInfo } = parsed.data.orders
  return { orders: nodes.map(orderOf), nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null }
}

// The code is the same as for a scope that was not granted, which reconnecting would fix.
function notApproved(error: unknown): never {
  if (error instanceof PlatformError && error.problem === 'reduced' && /not approved/i.test(error.message))
    throw new OrdersNotApproved(error.message)
  throw error
}

const orderOf = (node: z.infer<typeof order>): IncomingOrder => ({
  externalId: node.id.split('/').at(-1) ?? node.id,
  codes: [...new Set(node.discountCodes)],
  savings: Number(node.totalDiscountsSet?.shopMoney.amount ?? 0),
  total: Number(node.totalPriceSet.shopMoney.amount),
  currency: node.totalPriceSet.shopMoney.currencyCode,
  orderedAt: new Date(node.createdAt),
  changedAt: new Date(node.updatedAt),
  counts: !node.cancelledAt && !node.test,
})

const query = `query Orders($changed: String!, $cursor: String) {
  orders(first: 50, after: $cursor, query: $changed, sortKey: UPDATED_AT) {
    nodes { id createdAt updatedAt cancelledAt test discountCodes
      totalDiscountsSet { shopMoney { amount currencyCode } } totalPriceSet { shopMoney { amount currencyCode } } }
    pageInfo { hasNextPage endCursor } } }`

const money = z.object({
  shopMoney: z.object({ amount: z.union([z.string(), z.number()]), currencyCode: z.string() }),
})
const order = z.object({
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  cancelledAt: z.string().nullish(),
  test: z.boolean(),
  discountCodes: z.array(z.string()),
  totalDiscountsSet: money.nullish(),
  totalPriceSet: money,
})
const shape = z.object({
  orders: z.object({
    nodes: z.array(order),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish().default(null) }),
  }),
})
