// Owns plans, subscriptions and charges: what a shop is asked to pay, its outcome, and the credits it grants. Doesn't
// own the credits' ledger (credits) or the limited resources: features that create brands, members or reports check
// their limits here.
export { billingJob, enqueueBilling } from './check-billing.ts'
export { changePlan } from './change-plan.ts'
export { cancelSubscription } from './cancel-subscription.ts'
export { listCharges } from './list-charges.ts'
export { recordBilling } from './record-billing.ts'
export {
  availability,
  changeFeatures,
  readEntitlements,
  refuseFeature,
  refuseWithout,
  type Entitlements,
} from './company-features.ts'
export { noSeat, readSeats, refuseBeyond, type Seats } from './plan-limits.ts'
export { readAccountType, readDetails, readOverview, readSubscriptionId } from './read-overview.ts'
export { readStatus } from './read-status.ts'
export { readOrdered } from './read-ordered.ts'
export { settleCharge } from './settle-charge.ts'
export { startCharge } from './start-charge.ts'
