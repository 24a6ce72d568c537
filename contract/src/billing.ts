import { z } from 'zod'
import { audited, call, response } from './call.ts'
import { balance, creditForecast } from './credits.ts'
import { cursor, page, pageLimit } from './paging.ts'
import { packIds, paidPlanIds, planIds } from './plans.ts'

/**
 * making: stored, but Shopify didn't confirm the charge yet. pending: waits for the merchant's
 * approval. unknown: Shopify may have created it. frozen: a subscription whose payment failed, may
 * resume.
 */
export const chargeStates = [
  'making',
  'pending',
  'active',
  'declined',
  'expired',
  'cancelled',
  'frozen',
  'failed',
  'unknown',
] as const
export type ChargeState = (typeof chargeStates)[number]

export const charge = z.object({
  id: z.string(),
  kind: z.enum(['subscription', 'pack']),
  /** Id of a plan or a pack. */
  item: z.string(),
  name: z.string(),
  state: z.enum(chargeStates),
  credits: z.number().int(),
  cents: z.number().int(),
  currency: z.string(),
  /** Shopify's id, as in `charge_id`; null until Shopify creates the charge. */
  chargeId: z.string().nullable(),
  /** Where the merchant approves the charge; null when no approval is pending. */
  confirmationUrl: z.string().nullable(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
})
export type Charge = z.infer<typeof charge>

export const subscription = z.object({
  plan: z.enum(planIds),
  /**
   * frozen: a payment failed; the plan stays without new credits. ending: paid until
   * `currentPeriodEnd`, then `nextPlan`.
   */
  state: z.enum(['active', 'frozen', 'ending']),
  since: z.string(),
  currentPeriodEnd: z.string(),
  /** The plan after this period, if it changes. */
  nextPlan: z.enum(planIds).nullable(),
})
export type Subscription = z.infer<typeof subscription>

export const billingOverview = z.object({
  plan: z.enum(planIds),
  /** Null on the free plan and for contracts. */
  subscription: subscription.nullable(),
  balance,
  forecast: creditForecast,
  /** Domain of the shop that is billed; null if none of the company's brands has one. */
  shop: z.string().nullable(),
  /** Whether the user may buy: the permission `billing.manage`. */
  mayBuy: z.boolean(),
  /** Charges that await the merchant's approval. */
  open: z.array(charge),
  /** Current usage of each plan limit. */
  counted: z.object({ brands: z.number().int(), members: z.number().int(), scheduledReports: z.number().int() }),
})
export type BillingOverview = z.infer<typeof billingOverview>

/** Sent by older callers and ignored: the server knows the shop, its token, and all prices. */
const ignored = {
  shopifyStore: z.string().max(300).optional(),
  shopifyAccessToken: z.string().max(2000).optional(),
  shopifySessionId: z.string().max(300).optional(),
  currencyCode: z.string().max(10).optional(),
  returnUrl: z.string().max(2000).optional(),
  BrandId: z.string().max(100).optional(),
}

const confirmation = z.object({ confirmationUrl: z.string() })

/**
 * Plans, packs, and their Shopify charges. The server sets prices; a browser names only a plan or a
 * pack.
 */
export const billing = {
  overview: call
    .meta({ who: 'member', scope: 'company' })
    .route({ method: 'GET', path: '/api/billing', summary: 'Get plan, period, balance, usage pace and open charges' })
    .output(response(billingOverview)),
  charges: call
    .route({ method: 'GET', path: '/api/billing/charges', summary: 'List the company’s charges, newest first' })
    .input(z.object({ limit: pageLimit, cursor }))
    .output(z.object({ success: z.literal(true), data: z.array(charge), pagination: page })),
  subscribe: call
    .meta({
      who: 'member',
      permission: 'billing.manage',
      scope: 'company',
      idempotent: true,
      rate: 'purchasePerCompany',
      stepUp: true,
    })
    .meta(audited('billing.requested'))
    .route({
      method: 'POST',
      path: '/api/subscriptions/create',
      summary: 'Request a plan change in Shopify. A downgrade starts when the period ends',
    })
    .input(
      z
        .object({
          plan: z.enum(paidPlanIds).optional(),
          subscriptionName: z.string().max(100).optional(),
          subscriptionPrice: z.union([z.string().max(20), z.number()]).optional(),
          subscriptionInterval: z.string().max(30).optional(),
          ...ignored,
        })
        .refine((given) => given.plan !== undefined || given.subscriptionName !== undefined, {
          path: ['plan'],
          message: 'Choose one of: basic, premium',
        }),
    )
    .output(z.object({ success: z.literal(true), data: charge, appSubscriptionCreate: confirmation })),
  purchase: call
    .meta({
      who: 'member',
      permission: 'billing.manage',
      scope: 'company',
      idempotent: true,
      rate: 'purchasePerCompany',
    })
    .meta(audited('billing.requested'))
    .route({
      method: 'POST',
      path: '/api/subscriptions/credit/purchase',
      summary: 'Request a credit pack purchase in Shopify',
    })
    .input(
      z
        .object({
          pack: z.enum(packIds).optional(),
          purchaseName: z.string().max(100).optional(),
          spendAmount: z.union([z.string().max(20), z.number()]).optional(),
          ...ignored,
        })
        .refine((given) => given.pack !== undefined || given.purchaseName !== undefined, {
          path: ['pack'],
          message: 'Choose one of: credits-1000, credits-5000, credits-10000',
        }),
    )
    .output(
      z.object({
        success: z.literal(true),
        data: charge,
        confirmationUrl: z.string(),
        appPurchaseOneTimeCreate: confirmation,
      }),
    ),
  status: call
    .route({
      method: 'GET',
      path: '/api/subscriptions/status/{charge_id}',
      summary: 'Get the status of a charge from Shopify, by Shopify’s ID or ours',
    })
    .input(z.object({ charge_id: z.string().regex(/^(\d{1,20}|[0-9a-f-]{36})$/, 'Invalid charge ID') }))
    .output(z.object({ success: z.literal(true), status: z.enum(chargeStates), data: charge })),
  details: call
    .route({
      method: 'GET',
      path: '/api/subscriptions/details',
      summary: 'Get the subscription. Its fields are also at the top level of the response',
    })
    .output(
      z.object({
        success: z.literal(true),
        name: z.string(),
        currentPeriodEnd: z.string().nullable(),
        data: z.object({
          name: z.string(),
          currentPeriodEnd: z.string().nullable(),
          subscription: subscription.nullable(),
        }),
      }),
    ),
  cancel: call
    .meta({ who: 'member', permission: 'billing.manage', scope: 'company', stepUp: true })
    .meta(audited('billing.cancelled'))
    .route({
      method: 'POST',
      path: '/api/subscriptions/delete',
      summary: 'Cancel the subscription. The plan stays until the paid period ends',
    })
    .output(response(subscription)),
}
