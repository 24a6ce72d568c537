import { z } from 'zod'
import type { OutboundAnswer } from '../../outbound/receive-answer.ts'
import { OutboundError } from '../../outbound/outbound-error.ts'
import type { Billing, BillingOrder, BillingOutcome, CancelOutcome } from '../billing.ts'
import { readJson, shortened } from '../read-json.ts'
import { PlatformError, type PlatformProblem } from '../platform-error.ts'
import type { Access } from '../access.ts'
import { dataOf, problemOf, reasonOf, type Client } from './client.ts'
import { gidOf, listCharges, numberOf, readCharge } from './read-billing.ts'

export const createBilling = (client: Client): Billing => ({
  createSubscription: async (access, order) =>
    create(await ask(client, access, subscriptionMutation, subscriptionOf(order))),
  createPurchase: async (access, order) => create(await ask(client, access, purchaseMutation, purchaseOf(order))),
  read: (access, kind, externalId) => readCharge(client, access, kind, externalId),
  list: (access) => listCharges(client, access),
  cancel: async (access, externalId, { refund }) =>
    cancelled(await ask(client, access, cancelMutation, { id: gidOf('subscription', externalId), prorate: refund })),
})

const subscriptionOf = (order: BillingOrder) => ({
  name: order.name,
  returnUrl: order.returnUrl,
  test: order.test,
  replacementBehavior: order.replaces === 'at-once' ? 'STANDARD' : 'APPLY_ON_NEXT_BILLING_CYCLE',
  lineItems: [{ plan: { appRecurringPricingDetails: { price: priceOf(order), interval: 'EVERY_30_DAYS' } } }],
})

const purchaseOf = (order: BillingOrder) => ({
  name: order.name,
  returnUrl: order.returnUrl,
  test: order.test,
  price: priceOf(order),
})

const priceOf = ({ price, currency }: BillingOrder) => ({ amount: price, currencyCode: currency })

type Refusal = { kind: 'refused'; problem: PlatformProblem; reason: string } | { kind: 'unknown'; reason: string }
type Outcome = { kind: 'data'; data: unknown } | Refusal

/** Sends one request; its outcome, as far as the response shows. */
async function ask(client: Client, access: Access, mutation: string, variables: object): Promise<Outcome> {
  try {
    return judge(await client.mutate(access, mutation, { ...variables }))
  } catch (error) {
    if (error instanceof PlatformError) return refusal(error)
    if (!(error instanceof OutboundError)) throw error
    if (!error.bodyBegan) return { kind: 'refused', problem: 'unavailable', reason: error.message }
    return { kind: 'unknown', reason: error.message }
  }
}

function judge(answer: OutboundAnswer): Outcome {
  if (answer.status >= 500) return { kind: 'unknown', reason: `Shopify returned ${answer.status}` }
  if (answer.status >= 300) return { kind: 'refused', problem: problemOf(answer.status), reason: reasonOf(answer) }
  if (readJson(answer.text) === undefined) return { kind: 'unknown', reason: 'Shopify returned something unexpected' }
  return { kind: 'data', data: dataOf(answer) }
}

const refusal = ({ problem, message: reason }: PlatformError): Refusal =>
  problem === 'unavailable' ? { kind: 'unknown', reason } : { kind: 'refused', problem, reason }

function create(outcome: Outcome): BillingOutcome {
  if (outcome.kind !== 'data') return outcome
  const parsed = made.safeParse(outcome.data)
  const { appSubscriptionCreate: subscribed, appPurchaseOneTimeCreate: bought } = parsed.data ?? {}
  const payload = subscribed ?? bought
  if (!payload) return { kind: 'unknown', reason: 'Shopify did not say whether it made the charge' }
  const [error] = payload.userErrors
  if (error) return { kind: 'refused', problem: 'invalid', reason: shortened(error.message) }
  const id = subscribed?.appSubscription?.id ?? bought?.appPurchaseOneTime?.id
  const { confirmationUrl } = payload
  if (!id || !confirmationUrl || !confirmationUrl.startsWith('https://'))
    return { kind: 'unknown', reason: 'Shopify named no charge' }
  return { kind: 'made', externalId: numberOf(id), confirmationUrl }
}

function cancelled(outcome: Outcome): CancelOutcome {
  if (outcome.kind !== 'data') return outcome
  const parsed = ended.safeParse(outcome.data)
  if (!parsed.success) return { kind: 'unknown', reason: 'Shopify did not say whether it ended the subscription' }
  const [error] = parsed.data.appSubscriptionCancel.userErrors
  return error ? { kind: 'refused', problem: 'invalid', reason: shortened(error.message) } : { kind: 'cancelled' }
}

const subscriptionMutation = `mutation Subscribe($name: String!, $returnUrl: URL!, $test: Boolean,
  $lineItems: [AppSubscriptionLineItemInput!]!, $replacementBehavior: AppSubscriptionReplacementBehavior) {
  appSubscriptionCreate(name: $name, returnUrl: $returnUrl, test: $test, lineItems: $lineItems,
    replacementBehavior: $replacementBehavior) {
    appSubscription { id } confirmationUrl userErrors { field message } } }`

const purchaseMutation = `mutation Purchase($name: String!, $returnUrl: URL!, $test: Boolean, $price: MoneyInput!) {
  appPurchaseOneTimeCreate(name: $name, returnUrl: $returnUrl, test: $test, price: $price) {
    appPurchaseOneTime { id } confirmationUrl userErrors { field message } } }`

const cancelMutation = `mutation Cancel($id: ID!, $prorate: Boolean) { appSubscriptionCancel(id: $id, prorate: $prorate) {
  appSubscription { id status } userErrors { field message } } }`

const userErrors = z.array(z.object({ message: z.string() }))
const id = z.object({ id: z.string() }).nullish()
const confirmationUrl = z.string().nullish()
const made = z.object({
  appSubscriptionCreate: z.object({ appSubscription: id, confirmationUrl, userErrors }).nullish(),
  appPurchaseOneTimeCreate: z.object({ appPurchaseOneTime: id, confirmationUrl, userErrors }).nullish(),
})
const ended = z.object({ appSubscriptionCancel: z.object({ userErrors }) })
