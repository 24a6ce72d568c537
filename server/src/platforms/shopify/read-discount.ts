import { z } from 'zod'
import type { IncomingDiscount } from '../discounts.ts'

/** The fields read of each discount. Percentages are 0 to 1, usage counts lag. */
export const fieldsUnder = (name: 'discount' | 'codeDiscount'): string => `id discount: ${name} { __typename
  ... on DiscountCodeBasic { ${ofCode}
    customerGets { value { __typename ... on DiscountPercentage { percentage }
      ... on DiscountAmount { amount { amount currencyCode } } } } }
  ... on DiscountCodeBxgy { ${ofCode} }
  ... on DiscountCodeFreeShipping { ${ofCode} }
  ... on DiscountCodeApp { ${ofCode} }${name === 'discount' ? automatic : ''} }`

const ofCode = 'title status startsAt endsAt updatedAt usageLimit asyncUsageCount codes(first: 1) { nodes { code } }'
const automatic = ['Basic', 'FreeShipping', 'Bxgy', 'App']
  .map((kind) => ` ... on DiscountAutomatic${kind} { title status startsAt endsAt asyncUsageCount }`)
  .join('')

const time = z.string().nullish()

export const node = z.object({
  id: z.string(),
  discount: z.object({
    __typename: z.string(),
    title: z.string().nullish(),
    status: z.enum(['ACTIVE', 'EXPIRED', 'SCHEDULED']).nullish(),
    startsAt: time,
    endsAt: time,
    updatedAt: time,
    usageLimit: z.number().int().nullish(),
    asyncUsageCount: z.number().int().nullish(),
    codes: z.object({ nodes: z.array(z.object({ code: z.string() })) }).nullish(),
    customerGets: z
      .object({
        value: z.object({
          percentage: z.number().nullish(),
          amount: z.object({ amount: z.union([z.string(), z.number()]), currencyCode: z.string() }).nullish(),
        }),
      })
      .nullish(),
  }),
})

/** Null for an unknown kind. */
export function discountOf({ id, discount }: z.infer<typeof node>): IncomingDiscount | null {
  const { title, status, codes, customerGets, usageLimit } = discount
  if (!title || !status) return null
  const value = customerGets?.value
  return {
    externalId: id.split('/').at(-1) ?? id,
    code: codes?.nodes[0]?.code ?? null,
    title,
    ...worth(discount.__typename, value?.percentage ?? null, value?.amount ?? null),
    status: status.toLowerCase() as IncomingDiscount['status'],
    startsAt: dateOf(discount.startsAt),
    endsAt: dateOf(discount.endsAt),
    usageLimit: usageLimit ?? null,
    timesUsed: discount.asyncUsageCount ?? 0,
    changedAt: dateOf(discount.updatedAt),
  }
}

function worth(
  kind: string,
  percentage: number | null,
  amount: { amount: string | number; currencyCode: string } | null,
): Pick<IncomingDiscount, 'type' | 'amount' | 'currency'> {
  if (percentage !== null) return { type: 'percentage', amount: Math.round(percentage * 10_000) / 100, currency: null }
  if (amount) return { type: 'fixed_amount', amount: Number(amount.amount), currency: amount.currencyCode }
  if (kind.endsWith('FreeShipping')) return { type: 'free_shipping', amount: null, currency: null }
  return { type: kind.endsWith('Bxgy') ? 'buy_x_get_y' : 'other', amount: null, currency: null }
}

const dateOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null)
