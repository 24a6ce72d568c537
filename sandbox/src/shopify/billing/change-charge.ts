import type { WebhookMode } from '../../webhooks/webhook-sender.ts'
import type { Store } from '../../store/store.ts'
import { shopGid, shopTime } from '../shop-facts.ts'
import { chargeGid, CHARGES, type Charge } from './charge.ts'
import type { ShopifyContext } from '../context.ts'

/** Stores the change and sends a webhook when the status changed. */
export function changeCharge(
  context: ShopifyContext,
  charge: Charge,
  change: Partial<Charge>,
  mode?: WebhookMode,
): Charge {
  const { store } = context
  const next = { ...charge, updatedAt: store.clock.now().toISOString(), ...change }
  store.commit({ type: 'stored', collection: CHARGES, key: charge.id, value: next })
  if (next.status !== charge.status) sendChargeWebhook(context, next, mode)
  return next
}

/** Sends the charge's webhook; repeating the same state reuses its id unless another id is given. */
export function sendChargeWebhook(
  { store, webhooks }: ShopifyContext,
  charge: Charge,
  mode?: WebhookMode,
  id?: string,
): void {
  const topic = charge.kind === 'AppSubscription' ? 'app_subscriptions/update' : 'app_purchases_one_time/update'
  const own = `${charge.id}-${charge.status}-${Date.parse(charge.updatedAt)}`
  webhooks.send({ shop: charge.shop, topic, body: bodyOf(store, charge), id: id ?? own }, mode)
}

function bodyOf(store: Store, charge: Charge): object {
  const { kind, shop, name, status, price, interval } = charge
  const shown = {
    admin_graphql_api_id: chargeGid(charge),
    name,
    status,
    admin_graphql_api_shop_id: shopGid(store, shop),
    created_at: shopTime(store, shop, charge.createdAt),
    updated_at: shopTime(store, shop, charge.updatedAt),
  }
  if (kind === 'AppPurchaseOneTime') return { app_purchase_one_time: shown }
  const paid = { currency: price.currencyCode, capped_amount: null, price: Number(price.amount).toFixed(2) }
  return { app_subscription: { ...shown, ...paid, interval: interval.toLowerCase(), plan_handle: null } }
}
