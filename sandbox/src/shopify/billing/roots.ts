import type { Store } from '../../store/store.ts'
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
export function billingRoots(store: Store, asker: Asker) {
  return {
    node: (given: { id: string }) => caughtUp(store, asker, () => chargeNode(store, asker, given)),
    currentAppInstallation: () => caughtUp(store, asker, () => presentInstallation(store, asker)),
    appSubscriptionCreate: (given: SubscriptionAsked) => createAppSubscription(store, asker, given),
    appPurchaseOneTimeCreate: (given: PurchaseAsked) => createAppPurchase(store, asker, given),
    appSubscriptionCancel: (given: { id: string; prorate?: boolean | null }) =>
      caughtUp(store, asker, () => cancelSubscription(store, asker, given)),
  }
}
