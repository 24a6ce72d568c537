import { z } from 'zod'
import type { OutboundAnswer } from '../../outbound/receive-answer.ts'
import { OutboundError } from '../../outbound/outbound-error.ts'
import type { DiscountChange, DiscountField, DiscountOrder, DiscountOutcome, WritableType } from '../discounts.ts'
import { shortened } from '../read-json.ts'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'
import { dataOf, type Client } from './client.ts'
import { discountOf, fieldsUnder, node } from './read-discount.ts'

export function makeDiscount(client: Client, access: Access, order: DiscountOrder): Promise<DiscountOutcome> {
  const isShipping = order.type === 'free_shipping'
  const input = {
    code: order.code,
    appliesOncePerCustomer: true,
    context: { all: 'ALL' },
    ...terms(order),
    ...(isShipping ? { destination: { all: true } } : gets(order.type, order.amount, { items: { all: true } })),
  }
  const kind = isShipping ? 'FreeShipping' : 'Basic'
  return write(client, access, mutation(`discountCode${kind}Create`, [kind]), { input })
}

export function changeDiscount(
  client: Client,
  access: Access,
  standing: { externalId: string; type: WritableType },
  change: DiscountChange,
): Promise<DiscountOutcome> {
  const isShipping = standing.type === 'free_shipping'
  const kind = isShipping ? 'FreeShipping' : 'Basic'
  const worth = change.amount === undefined || isShipping ? {} : gets(standing.type, change.amount)
  const variables = { id: gidOf(standing.externalId), input: { ...terms(change), ...worth } }
  return write(client, access, mutation(`discountCode${kind}Update`, ['id', kind]), variables)
}

export const stopDiscount = (client: Client, access: Access, externalId: string): Promise<DiscountOutcome> =>
  write(client, access, mutation('discountCodeDeactivate', ['id']), { id: gidOf(externalId) })

const gidOf = (externalId: string): string => `gid://shopify/DiscountCodeNode/${externalId}`

const terms = ({ title, usageLimit, startsAt, endsAt }: Omit<DiscountChange, 'amount'>) => ({
  ...(title === undefined ? {} : { title }),
  ...(usageLimit === undefined ? {} : { usageLimit }),
  ...(startsAt === undefined ? {} : { startsAt: startsAt.toISOString() }),
  ...(endsAt === undefined ? {} : { endsAt: endsAt?.toISOString() ?? null }),
})

/** A percentage is sent as 0 to 1, an amount in the shop's currency. */
const gets = (type: WritableType, amount: number | null, more: object = {}) => ({
  customerGets: {
    ...more,
    value:
      type === 'percentage'
        ? { percentage: Math.round((amount ?? 0) * 100) / 10_000 }
        : { discountAmount: { amount: (amount ?? 0).toFixed(2), appliesOnEachItem: false } },
  },
})

const inputs = {
  id: { type: 'ID!', name: 'id', value: '$id' },
  Basic: { type: 'DiscountCodeBasicInput!', name: 'basicCodeDiscount', value: '$input' },
  FreeShipping: { type: 'DiscountCodeFreeShippingInput!', name: 'freeShippingCodeDiscount', value: '$input' },
} as const

function mutation(name: string, takes: (keyof typeof inputs)[]): string {
  const taken = takes.map((one) => inputs[one])
  const declared = taken.map(({ value, type }) => `${value}: ${type}`).join(', ')
  const given = taken.map((one) => `${one.name}: ${one.value}`).join(', ')
  return `mutation WriteCode(${declared}) { result: ${name}(${given}) {
    codeDiscountNode { ${fieldsUnder('codeDiscount')} } userErrors { code field message } } }`
}

async function write(client: Client, access: Access, query: string, variables: object): Promise<DiscountOutcome> {
  try {
    return judge(await client.mutate(access, query, { ...variables }))
  } catch (error) {
    if (error instanceof OutboundError && error.kind !== 'blocked') {
      const reason = error.message
      if (error.bodyBegan) return { kind: 'unknown', reason }
      return { kind: 'refused', problem: 'unavailable', field: null, reason }
    }
    if (!(error instanceof PlatformError) || error.problem === 'expired') throw error
    const { problem, message: reason } = error
    return problem === 'unavailable' ? { kind: 'unknown', reason } : { kind: 'refused', problem, field: null, reason }
  }
}

function judge(answer: OutboundAnswer): DiscountOutcome {
  const parsed = written.safeParse(dataOf(answer))
  if (!parsed.success) return { kind: 'unknown', reason: 'Shopify did not say what it did' }
  const { codeDiscountNode, userErrors } = parsed.data.result
  const [error] = userErrors
  if (error) return refusal(error)
  const discount = codeDiscountNode ? discountOf(codeDiscountNode) : null
  return discount ? { kind: 'done', discount } : { kind: 'unknown', reason: 'Shopify named no discount' }
}

function refusal({ code, field, message }: z.infer<typeof userError>): DiscountOutcome {
  const reason = shortened(message)
  if (code === 'TAKEN') return { kind: 'taken', reason }
  const path = field ?? []
  // Other refusals mention the id too, such as "Cannot update the code of a bulk discount."
  if (path.length === 1 && path[0] === 'id' && /does not exist/i.test(message)) return { kind: 'gone' }
  const named = path.flatMap((name) => fields[name] ?? [])
  return { kind: 'refused', problem: 'invalid', field: named[0] ?? null, reason }
}

/** Shopify's name of the requested type. */
const fields: Readonly<Record<string, DiscountField>> = {
  code: 'code',
  title: 'title',
  customerGets: 'amount',
  startsAt: 'startsAt',
  endsAt: 'endsAt',
  usageLimit: 'usageLimit',
}

const userError = z.object({ code: z.string().nullish(), field: z.array(z.string()).nullish(), message: z.string() })
const written = z.object({ result: z.object({ codeDiscountNode: node.nullish(), userErrors: z.array(userError) }) })
