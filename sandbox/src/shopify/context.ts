import type { Store } from '../store/store.ts'
import type { ShopWebhooks } from './shop-webhooks.ts'

/** The store and the webhooks that a change of a shop triggers. */
export interface ShopifyContext {
  store: Store
  webhooks: ShopWebhooks
}
