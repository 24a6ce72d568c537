import { z } from 'zod'
import type { OutsideAnswer } from '../../outside/send-request.ts'
import { OutsideError } from '../../outside/outside-error.ts'
import type { DiscountOrder, DiscountOutcome, DiscountPage, Discounts, IncomingDiscount } from '../discounts.ts'
import { readJson, shortened } from '../read-json.ts'
import { PlatformError, type Access } from '../service.ts'
import { dataOf, problemOf, type Client } from './client.ts'
import { discountOf, fieldsUnder, node } from './read-discount.ts'

export const createDiscounts = (client: Client): Discounts => ({
  list: (access, cursor) => list(client, access, cursor),
  find: (access, code) => find(client, access, code),
  make: (access, order) => make(client, access, order),
})

async function list(client: Client, access: Access, cursor: string | null): Promise<DiscountPage> {
  const parsed = pages.safeParse(await client.query(access, listQuery, { cursor }))
  if (!parsed.success) throw new PlatformError('unavailable', 'Shopify answered no discounts')
  const { nodes, pageInfo } = parsed.data.discountNodes
  return {
    discounts: nodes.flatMap((one) => discountOf(one) ?? []),
    nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  }
}

async function find(client: Client, access: Access, code: string): Promise<IncomingDiscount | null> {
  const parsed = found.safeParse(await client.query(access, findQuery, { code }))
  if (!parsed.success) throw new PlatformError('unavailable', 'Shopify answered no discount')
  const one = parsed.data.codeDiscountNodeByCode
  return one ? discountOf(one) : null
}

async function make(client: Client, access: Access, order: DiscountOrder): Promise<DiscountOutcome> {
  const basicCodeDiscount = {
    title: order.title,
    code: order.code,
    startsAt: order.startsAt.toISOString(),
    endsAt: order.endsAt?.toISOString() ?? null,
    usageLimit: order.usageLimit,
    appliesOncePerCustomer: true,
    context: { all: 'ALL' },
    customerGets: { items: { all: true }, value: { percentage: order.percent / 100 } },
  }
  try {
    return judge(await client.mutate(access, makeMutation, { basicCodeDiscount }), order)
  } catch (error) {
    if (error instanceof PlatformError) return refusal(error)
    if (error instanceof OutsideError) return { kind: 'unknown', reason: error.message }
    throw error
  }
}

function judge(answer: OutsideAnswer, order: DiscountOrder): DiscountOutcome {
  if (answer.status >= 500) return { kind: 'unknown', reason: `Shopify answered ${answer.status}` }
  if (answer.status >= 300) {
    return { kind: 'refused', problem: problemOf(answer.status), reason: `Shopify answered ${answer.status}` }
  }
  if (readJson(answer.text) === undefined) return { kind: 'unknown', reason: 'Shopify answered something else' }
  const parsed = made.safeParse(dataOf(answer))
  if (!parsed.success) return { kind: 'unknown', reason: 'Shopify did not say whether it made the code' }
  const { codeDiscountNode, userErrors } = parsed.data.discountCodeBasicCreate
  const [error] = userErrors
  if (error?.code === 'TAKEN') return { kind: 'taken' }
  if (error) return { kind: 'refused', problem: 'invalid', reason: shortened(error.message) }
  if (!codeDiscountNode) return { kind: 'unknown', reason: 'Shopify named no discount' }
  return { kind: 'made', discount: asMade(codeDiscountNode.id, order) }
}

const asMade = (id: string, order: DiscountOrder): IncomingDiscount => ({
  externalId: id.split('/').at(-1) ?? id,
  code: order.code,
  title: order.title,
  type: 'percentage',
  amount: order.percent,
  currency: null,
  status: 'active',
  startsAt: order.startsAt,
  endsAt: order.endsAt,
  usageLimit: order.usageLimit,
  timesUsed: 0,
})

const refusal = ({ problem, message }: PlatformError): DiscountOutcome =>
  problem === 'unavailable' ? { kind: 'unknown', reason: message } : { kind: 'refused', problem, reason: message }

const listQuery = `query Discounts($cursor: String) {
  discountNodes(first: 50, after: $cursor, sortKey: UPDATED_AT, reverse: true) {
    nodes { ${fieldsUnder('discount')} } pageInfo { hasNextPage endCursor } } }`

const findQuery = `query Discount($code: String!) { codeDiscountNodeByCode(code: $code) { ${fieldsUnder('codeDiscount')} } }`

const makeMutation = `mutation MakeCode($basicCodeDiscount: DiscountCodeBasicInput!) {
  discountCodeBasicCreate(basicCodeDiscount: $basicCodeDiscount) {
    codeDiscountNode { id } userErrors { code field message } } }`

const pages = z.object({
  discountNodes: z.object({
    nodes: z.array(node),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish().default(null) }),
  }),
})
const found = z.object({ codeDiscountNodeByCode: node.nullish() })
const made = z.object({
  discountCodeBasicCreate: z.object({
    codeDiscountNode: z.object({ id: z.string() }).nullish(),
    userErrors: z.array(z.object({ code: z.string().nullish(), message: z.string() })),
  }),
})
