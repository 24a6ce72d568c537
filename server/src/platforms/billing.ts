import type { Access } from './access.ts'
import type { PlatformProblem } from './platform-error.ts'

export type BillingKind = 'subscription' | 'pack'

/** One confirmation that the shop's merchant is to be asked for. */
export interface BillingOrder {
  /** As the merchant reads it. */
  name: string
  /** Decimal, such as `20.99`. */
  price: string
  currency: string
  /** Where the merchant comes back to after a yes; a no never comes back. */
  returnUrl: string
  /** Nothing is really paid. */
  test: boolean
  /** When a subscription takes the place of the one before it. */
  replaces: 'at-once' | 'at-period-end'
}

/** What the shop says of a charge now. accepted: agreed to, about to be active. */
export interface BillingState {
  kind: BillingKind
  externalId: string
  name: string
  status: 'pending' | 'accepted' | 'active' | 'declined' | 'expired' | 'frozen' | 'cancelled'
  test: boolean
  price: string | null
  currency: string | null
  createdAt: Date
  /** Of subscriptions that are or were active. */
  currentPeriodEnd: Date | null
}

/** unknown: begun, never answered; the shop may have made it. */
export type BillingOutcome =
  | { kind: 'made'; externalId: string; confirmationUrl: string }
  | { kind: 'refused'; problem: PlatformProblem; reason: string }
  | { kind: 'unknown'; reason: string }

export type CancelOutcome =
  | { kind: 'cancelled' }
  | { kind: 'refused'; problem: PlatformProblem; reason: string }
  | { kind: 'unknown'; reason: string }

/** What a shop's merchant pays us for, through the shop. Ids are the shop's numbers. */
export interface Billing {
  /** One request and no second one: asking twice makes two. */
  createSubscription(access: Access, order: BillingOrder): Promise<BillingOutcome>
  createPurchase(access: Access, order: BillingOrder): Promise<BillingOutcome>
  /** Null for what this shop does not know; throws `PlatformError`. */
  read(access: Access, kind: BillingKind, externalId: string): Promise<BillingState | null>
  /** The last 50 of each kind, newest first; throws `PlatformError`. */
  list(access: Access): Promise<BillingState[]>
  /** Ends a subscription at once, giving nothing back; asking again for one that ended is refused. */
  cancel(access: Access, externalId: string, how: { refund: boolean }): Promise<CancelOutcome>
}
