import { GraphQLError } from 'graphql'
import type { Store } from '../../store/store.ts'
import type { ApiCaller } from '../api-caller.ts'
import { pageOf, type PageAsk } from '../page-of.ts'
import { catchUp } from './catch-up.ts'
import { chargeGid, chargesOf, findCharge, type Charge, type ChargeKind } from './charge.ts'

type Ask = PageAsk & { reverse?: boolean | null }

/** Null for an unknown charge, or a charge of another shop. */
export function chargeNode(store: Store, caller: ApiCaller, { id: gid }: { id: string }) {
  const [, kind, id = ''] = /^gid:\/\/shopify\/([A-Za-z]+)\/(\d+)/.exec(gid) ?? []
  if (kind === undefined) throw new GraphQLError(`Invalid global id '${gid}'`)
  const charge = findCharge(store, id)
  return charge?.shop === caller.shop && charge.kind === kind ? presentCharge(charge) : null
}

export function presentInstallation(store: Store, caller: ApiCaller) {
  const page = (kind: ChargeKind, ask: Ask) => {
    // Oldest first unless reversed, as Shopify sorts by CREATED_AT.
    const newest = chargesOf(store, caller.shop, kind)
    const { nodes, pageInfo } = pageOf(ask.reverse ? newest : newest.toReversed(), ask, ({ id }) => id)
    return { nodes: nodes.map(presentCharge), pageInfo }
  }
  return {
    id: 'gid://shopify/AppInstallation/5101',
    accessScopes: (caller.token.state === 'reduced' ? [] : caller.token.scopes).map((handle) => ({ handle })),
    activeSubscriptions: () =>
      chargesOf(store, caller.shop, 'AppSubscription')
        .filter(({ status }) => status === 'ACTIVE')
        .map(presentCharge),
    allSubscriptions: (ask: Ask) => page('AppSubscription', ask),
    oneTimePurchases: (ask: Ask) => page('AppPurchaseOneTime', ask),
  }
}

/** Runs before every billing response, so that nothing shows its state before the clock moved. */
export function caughtUp<T>(store: Store, { webhooks }: ApiCaller, answer: () => T): T {
  catchUp({ store, webhooks })
  return answer()
}

export function presentCharge(charge: Charge) {
  const { kind, name, status, test, createdAt, price, returnUrl } = charge
  const shown = { __typename: kind, id: chargeGid(charge), name, status, test, createdAt, price }
  if (kind === 'AppPurchaseOneTime') return shown
  const pricingDetails = { __typename: 'AppRecurringPricing', price, interval: charge.interval }
  const lineItem = { id: `gid://shopify/AppSubscriptionLineItem/${charge.id}?v=1&index=0`, plan: { pricingDetails } }
  const { trialDays } = charge
  // Documented as null once the subscription has ended.
  const currentPeriodEnd = status === 'ACTIVE' || status === 'FROZEN' ? charge.currentPeriodEnd : null
  return { ...shown, returnUrl, currentPeriodEnd, trialDays, lineItems: [lineItem] }
}
