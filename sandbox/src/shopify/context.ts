import type { World } from '../world/world.ts'
import type { ShopWebhooks } from './shop-webhooks.ts'

/** Where a shop changes: the world, and whoever hears of it. */
export interface ShopifyContext {
  world: World
  webhooks: ShopWebhooks
}
