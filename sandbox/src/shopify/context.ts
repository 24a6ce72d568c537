import type { Store } from '../store/store.ts'
import type { ShopWebhooks } from './shop-webhooks.ts'

/** The store, and the webhooks for changes of a shop. */
export interface ShopifyContext {
  store: Store
  webhooks: ShopWebhooks
}
