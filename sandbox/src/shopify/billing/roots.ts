import type { World } from '../../world/world.ts'
import type { Asker } from '../graphql.ts'
import {
  cancelSubscription,
  createAppPurchase,
  createAppSubscription,
  type PurchaseAsked,
  type SubscriptionAsked,
} from './create-charge.ts'
import { caughtUp, chargeNode, presentInstallation } from './present-charge.ts'

/** What may be asked and done about charges. */
export function billingRoots(world: World, asker: Asker) {
  return {
    node: (given: { id: string }) => caughtUp(world, asker, () => chargeNode(world, asker, given)),
    currentAppInstallation: () => caughtUp(world, asker, () => presentInstallation(world, asker)),
    appSubscriptionCreate: (given: SubscriptionAsked) => createAppSubscription(world, asker, given),
    appPurchaseOneTimeCreate: (given: PurchaseAsked) => createAppPurchase(world, asker, given),
    appSubscriptionCancel: (given: { id: string; prorate?: boolean | null }) =>
      caughtUp(world, asker, () => cancelSubscription(world, asker, given)),
  }
}
