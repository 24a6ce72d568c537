import { randomBytes } from 'node:crypto'
import type { ApiCaller } from '../api-caller.ts'
import { decimalOf } from '../shop-facts.ts'
import type { Store } from '../../store/store.ts'
import { changeCharge } from './change-charge.ts'
import { CHARGES, findCharge, UNDECIDED, type Charge, type ChargeKind, type Replacement } from './charge.ts'
import { presentCharge } from './present-charge.ts'

interface Money {
  amount: string | number
  currencyCode: string
}

interface ChargeInput {
  name: string
  returnUrl: string
  test?: boolean | null
}

export interface SubscriptionInput extends ChargeInput {
  lineItems: { plan: { appRecurringPricingDetails?: { price: Money; interval?: Charge['interval'] | null } | null } }[]
  trialDays?: number | null
  replacementBehavior?: Replacement | null
}

export interface PurchaseInput extends ChargeInput {
  price: Money
}

export function createAppSubscription(store: Store, caller: ApiCaller, input: SubscriptionInput) {
  const paid = input.lineItems.find(({ plan }) => plan.appRecurringPricingDetails)?.plan.appRecurringPricingDetails
  const error = paid ? problemOf(input, paid.price) : userError('lineItems', "Line items can't be blank")
  if (!paid || error) return { appSubscription: null, confirmationUrl: null, userErrors: [error] }
  if ((input.trialDays ?? 0) < 0)
    return {
      appSubscription: null,
      confirmationUrl: null,
      userErrors: [userError('trialDays', 'Trial days is invalid')],
    }
  const charge = put(store, caller, input, {
    kind: 'AppSubscription',
    price: paid.price,
    interval: paid.interval ?? 'EVERY_30_DAYS',
    trialDays: input.trialDays ?? 0,
    replacement: input.replacementBehavior ?? 'STANDARD',
  })
  return { appSubscription: presentCharge(charge), confirmationUrl: confirmationUrl(charge), userErrors: [] }
}

export function createAppPurchase(store: Store, caller: ApiCaller, input: PurchaseInput) {
  const error = problemOf(input, input.price)
  if (error) return { appPurchaseOneTime: null, confirmationUrl: null, userErrors: [error] }
  const { price } = input
  const never = { interval: 'EVERY_30_DAYS', trialDays: 0, replacement: 'STANDARD' } as const
  const charge = put(store, caller, input, { kind: 'AppPurchaseOneTime', price, ...never })
  return { appPurchaseOneTime: presentCharge(charge), confirmationUrl: confirmationUrl(charge), userErrors: [] }
}

/** Only an active subscription can be canceled; it ends immediately. */
export function cancelSubscription(store: Store, caller: ApiCaller, given: { id: string; prorate?: boolean | null }) {
  const [, id = ''] = /^gid:\/\/shopify\/AppSubscription\/(\d+)$/.exec(given.id) ?? []
  const charge = findCharge(store, id)
  const refused = (message: string) => ({ appSubscription: null, userErrors: [userError('id', message)] })
  if (!charge || charge.shop !== caller.shop || charge.kind !== 'AppSubscription')
    return refused("Couldn't find RecurringApplicationCharge")
  if (charge.status !== 'ACTIVE' && charge.status !== 'FROZEN')
    return refused(`Cannot transition status via :cancel from :${charge.status.toLowerCase()}`)
  const change = { status: 'CANCELLED', prorated: given.prorate ?? false, endsAt: null } as const
  const ended = changeCharge({ store, webhooks: caller.webhooks }, charge, change)
  record(store, caller, ended, 'cancel')
  return { appSubscription: presentCharge(ended), userErrors: [] }
}

export function confirmationUrl({ shop, kind, id, signature }: Charge): string {
  const [family, verb] =
    kind === 'AppSubscription'
      ? ['RecurringApplicationCharge', 'confirm_recurring_application_charge']
      : ['ApplicationCharge', 'confirm_application_charge']
  return `https://${shop}/admin/charges/${APP_ID}/${id}/${family}/${verb}?signature=${signature}`
}

function put(
  store: Store,
  caller: ApiCaller,
  input: ChargeInput,
  rest: Pick<Charge, 'kind' | 'interval' | 'trialDays' | 'replacement'> & { kind: ChargeKind; price: Money },
): Charge {
  const at = store.clock.now().toISOString()
  const { amount, currencyCode } = rest.price
  const charge: Charge = {
    ...UNDECIDED,
    ...rest,
    id: store.nextId(),
    shop: caller.shop,
    name: input.name,
    returnUrl: input.returnUrl,
    test: input.test ?? false,
    price: { amount: decimalOf(Number(amount)), currencyCode },
    signature: randomBytes(20).toString('hex'),
    createdAt: at,
    updatedAt: at,
  }
  store.commit({ type: 'stored', collection: CHARGES, key: charge.id, value: charge })
  record(store, caller, charge, 'charge')
  return charge
}

function record(store: Store, { call, shop }: ApiCaller, { id, name, price }: Charge, kind: string): void {
  const at = store.clock.now().toISOString()
  const text = `${name}: ${price.amount} ${price.currencyCode}`
  store.commit({ type: 'recorded', entry: { at, platform: 'shopify', kind, target: shop, text, key: id, call } })
}

// Unconfirmed: the range of prices and the wording. The schema says only that these errors are userErrors.
function problemOf({ name, returnUrl }: ChargeInput, { amount }: Money) {
  if (name.trim() === '') return userError('name', "Name can't be blank")
  if (!/^https?:\/\//.test(returnUrl) || !URL.canParse(returnUrl))
    return userError('returnUrl', 'Return url is invalid')
  const isEnough = Number(amount) >= 0.5 && Number(amount) <= 10_000
  return isEnough ? null : userError('price', 'Price must be between 0.5 and 10000')
}

const userError = (field: string, message: string) => ({ field: [field], message })
const APP_ID = '61824501'
