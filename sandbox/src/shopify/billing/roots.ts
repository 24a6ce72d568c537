import type { Store } from '../../store/store.ts'
import type { ApiCaller } from '../api-caller.ts'
import {
  cancelSubscription,
  createAppPurchase,
  createAppSubscription,
  type PurchaseInput,
  type SubscriptionInput,
} from './create-charge.ts'
import { caughtUp, chargeNode, presentInstallation } from './present-charge.ts'

export function billingRoots(store: Store, caller: ApiCaller) {
  return {
    node: (given: { id: string }) => caughtUp(store, caller, () => chargeNode(store, caller, given)),
    currentAppInstallation: () => caughtUp(store, caller, () => presentInstallation(store, caller)),
    appSubscriptionCreate: (given: SubscriptionInput) => createAppSubscription(store, caller, given),
    appPurchaseOneTimeCreate: (given: PurchaseInput) => createAppPurchase(store, caller, given),
    appSubscriptionCancel: (given: { id: string; prorate?: boolean | null }) =>
      caughtUp(store, caller, () => cancelSubscription(store, caller, given)),
  }
}
