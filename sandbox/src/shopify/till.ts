import type { World } from '../world/world.ts'
import type { ShopNews } from './news.ts'

/** Where a shop changes: the world, and whoever hears of it. */
export interface Till {
  world: World
  news: ShopNews
}
