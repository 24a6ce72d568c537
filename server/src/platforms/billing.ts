import type { Access } from './access.ts'
import type { PlatformProblem } from './platform-error.ts'

export type BillingKind = 'subscription' | 'pack'

/** A charge that the merchant is asked to approve. */
export interface BillingOrder {
  /** Shown to the merchant. */
  name: string
  /** Decimal, such as `20.99`. */
  price: string
  currency: string
  /** Where the merchant returns after approving. A merchant who declines never returns. */
  returnUrl: string
  /** A test charge: no money moves. */
  test: boolean
  /** For a subscription that replaces an earlier one. */
  replaces: 'at-once' | 'at-period-end'
}

/** The charge's state at the shop. accepted: approved, about to become active. */
export interface BillingState {
  kind: BillingKind
  externalId: string
  name: string
  status: 'pending' | 'accepted' | 'active' | 'declined' | 'expired' | 'frozen' | 'cancelled'
  test: boolean
  price: string | null
  currency: string | null
  createdAt: Date
  /** Subscriptions that are or were active. */
  currentPeriodEnd: Date | null
}

/** unknown: sent, but no response came. The shop may have created the charge. */
export type BillingOutcome =
  | { kind: 'made'; externalId: string; confirmationUrl: string }
  | { kind: 'refused'; problem: PlatformProblem; reason: string }
  | { kind: 'unknown'; reason: string }

export type CancelOutcome =
  | { kind: 'cancelled' }
  | { kind: 'refused'; problem: PlatformProblem; reason: string }
  | { kind: 'unknown'; reason: string }

/** Charges that a merchant pays us through the shop. Ids are the shop's numbers. */
export interface Billing {
  /** Sends one request and never retries: a second request would create a second charge. */
  createSubscription(access: Access, order: BillingOrder): Promise<BillingOutcome>
  createPurchase(access: Access, order: BillingOrder): Promise<BillingOutcome>
  /** Null if the shop doesn't know the charge. Throws `PlatformError`. */
  read(access: Access, kind: BillingKind, externalId: string): Promise<BillingState | null>
  /** The last 50 of each kind, newest first; throws `PlatformError`. */
  list(access: Access): Promise<BillingState[]>
  /** Cancels a subscription immediately, without a refund. Canceling it again is refused. */
  cancel(access: Access, externalId: string, how: { refund: boolean }): Promise<CancelOutcome>
}
