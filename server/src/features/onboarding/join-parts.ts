import type { AuthParts } from '../auth/index.ts'
import type { ShopDoor } from './shop-door.ts'

/** What the verbs of joining run on. */
export interface JoinParts extends AuthParts {
  shops: ShopDoor
}
