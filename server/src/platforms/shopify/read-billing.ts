import { z } from 'zod'
import type { BillingKind, BillingState } from '../billing.ts'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'
import type { Client } from './client.ts'

const LISTED = 50

export async function readCharge(
  client: Client,
  access: Access,
  kind: BillingKind,
  externalId: string,
): Promise<BillingState | null> {
  const parsed = found.safeParse(await client.query(access, readQuery, { id: gidOf(kind, externalId) }))
  if (!parsed.success) throw new PlatformError('unavailable', 'Shopify returned no charge')
  return parsed.data.node ? stateOf(parsed.data.node) : null
}

export async function listCharges(client: Client, access: Access): Promise<BillingState[]> {
  const parsed = listed.safeParse(await client.query(access, listQuery, { first: LISTED }))
  if (!parsed.success) throw new PlatformError('unavailable', 'Shopify returned no charges')
  const { allSubscriptions, oneTimePurchases } = parsed.data.currentAppInstallation
  return [...allSubscriptions.nodes, ...oneTimePurchases.nodes].map(stateOf)
}

export const gidOf = (kind: BillingKind, externalId: string): string =>
  `gid://shopify/${kind === 'pack' ? 'AppPurchaseOneTime' : 'AppSubscription'}/${externalId}`

export const numberOf = (gid: string): string => gid.split('/').at(-1) ?? gid

function stateOf(charge: z.infer<typeof node>): BillingState {
  const isPack = charge.__typename === 'AppPurchaseOneTime'
  const line = charge.lineItems?.flatMap(({ plan }) => plan.pricingDetails.price ?? [])[0]
  const paid = isPack ? charge.price : line
  return {
    kind: isPack ? 'pack' : 'subscription',
    externalId: numberOf(charge.id),
    name: charge.name,
    status: lower[(isPack ? charge.purchaseStatus : charge.subscriptionStatus) ?? 'PENDING'],
    test: charge.test,
    price: paid ? String(paid.amount) : null,
    currency: paid?.currencyCode ?? null,
    createdAt: new Date(charge.createdAt),
    currentPeriodEnd: charge.currentPeriodEnd ? new Date(charge.currentPeriodEnd) : null,
  }
}

const lower = {
  PENDING: 'pending',
  ACCEPTED: 'accepted',
  ACTIVE: 'active',
  DECLINED: 'declined',
  EXPIRED: 'expired',
  FROZEN: 'frozen',
  CANCELLED: 'cancelled',
} as const

// Both types have a `status` of a different type, which clashes without aliases.
const subscriptionFields = `__typename id name subscriptionStatus: status test createdAt currentPeriodEnd
  lineItems { plan { pricingDetails { __typename ... on AppRecurringPricing { price { amount currencyCode } } } } }`
const purchaseFields = '__typename id name purchaseStatus: status test createdAt price { amount currencyCode }'

const readQuery = `query Charge($id: ID!) { node(id: $id) { __typename
  ... on AppSubscription { ${subscriptionFields} } ... on AppPurchaseOneTime { ${purchaseFields} } } }`

const listQuery = `query Charges($first: Int!) { currentAppInstallation {
  allSubscriptions(first: $first, sortKey: CREATED_AT, reverse: true) { nodes { ${subscriptionFields} } }
  oneTimePurchases(first: $first, sortKey: CREATED_AT, reverse: true) { nodes { ${purchaseFields} } } } }`

const status = z.enum(['PENDING', 'ACCEPTED', 'ACTIVE', 'DECLINED', 'EXPIRED', 'FROZEN', 'CANCELLED'])
const money = z.object({ amount: z.union([z.string(), z.number()]), currencyCode: z.string() })
const node = z.object({
  __typename: z.enum(['AppSubscription', 'AppPurchaseOneTime']),
  id: z.string(),
  name: z.string(),
  subscriptionStatus: status.optional(),
  purchaseStatus: status.optional(),
  test: z.boolean(),
  createdAt: z.string(),
  currentPeriodEnd: z.string().nullish(),
  price: money.optional(),
  lineItems: z
    .array(z.object({ plan: z.object({ pricingDetails: z.object({ price: money.optional() }) }) }))
    .optional(),
})
const found = z.object({ node: node.nullish() })
const listed = z.object({
  currentAppInstallation: z.object({
    allSubscriptions: z.object({ nodes: z.array(node) }),
    oneTimePurchases: z.object({ nodes: z.array(node) }),
  }),
})
