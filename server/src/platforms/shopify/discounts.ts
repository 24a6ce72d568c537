import { z } from 'zod'
import type { DiscountPage, Discounts, IncomingDiscount } from '../discounts.ts'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'
import type { Client } from './client.ts'
import { listOrders } from './orders.ts'
import { discountOf, fieldsUnder, node } from './read-discount.ts'
import { changeDiscount, makeDiscount, stopDiscount } from './write-discount.ts'

export const createDiscounts = (client: Client): Discounts => ({
  list: (access, cursor) => list(client, access, cursor),
  find: (access, code) => find(client, access, code),
  make: (access, order) => makeDiscount(client, access, order),
  change: (access, standing, change) => changeDiscount(client, access, standing, change),
  stop: (access, externalId) => stopDiscount(client, access, externalId),
  orders: (access, since, cursor) => listOrders(client, access, since, cursor),
})

async function list(client: Client, access: Access, cursor: string | null): Promise<DiscountPage> {
  const parsed = pages.safeParse(await client.query(access, listQuery, { cursor }))
  if (!parsed.success) throw new PlatformError('unavailable', 'Shopify returned no discounts')
  const { nodes, pageInfo } = parsed.data.discountNodes
  return {
    discounts: nodes.flatMap((one) => discountOf(one) ?? []),
    nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  }
}

async function find(client: Client, access: Access, code: string): Promise<IncomingDiscount | null> {
  const parsed = found.safeParse(await client.query(access, findQuery, { code }))
  if (!parsed.success) throw new PlatformError('unavailable', 'Shopify returned no discount')
  const one = parsed.data.codeDiscountNodeByCode
  return one ? discountOf(one) : null
}

const listQuery = `query Discounts($cursor: String) {
  discountNodes(first: 50, after: $cursor, sortKey: UPDATED_AT, reverse: true) {
    nodes { ${fieldsUnder('discount')} } pageInfo { hasNextPage endCursor } } }`

const findQuery = `query Discount($code: String!) { codeDiscountNodeByCode(code: $code) { ${fieldsUnder('codeDiscount')} } }`

const pages = z.object({
  discountNodes: z.object({
    nodes: z.array(node),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish().default(null) }),
  }),
})
const found = z.object({ codeDiscountNodeByCode: node.nullish() })
