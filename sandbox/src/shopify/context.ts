import type { Store } from '../store/store.ts'
import type { ShopWebhooks } from './shop-webhooks.ts'

/** Where a shop changes: the world, and whoever hears of it. */
export interface ShopifyContext {
  store: Store
  webhooks: ShopWebhooks
}
