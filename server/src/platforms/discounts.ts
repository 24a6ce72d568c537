import { PlatformError, type PlatformProblem } from './platform-error.ts'
import type { Access } from './access.ts'

/** A discount as the shop returns it. */
export interface IncomingDiscount {
  externalId: string
  /** Null for automatic discounts. */
  code: string | null
  title: string
  type: 'percentage' | 'fixed_amount' | 'free_shipping' | 'buy_x_get_y' | 'other'
  /** Percent, or an amount in `currency`. Null if the shop returns none. */
  amount: number | null
  currency: string | null
  status: 'active' | 'scheduled' | 'expired'
  startsAt: Date | null
  endsAt: Date | null
  usageLimit: number | null
  /** The shop updates this with a delay. */
  timesUsed: number
  /** When its terms last changed. Uses don't change it. */
  changedAt: Date | null
}

export interface DiscountPage {
  discounts: IncomingDiscount[]
  nextCursor: string | null
}

/** Codes can be created and changed for these types only. */
export type WritableType = 'percentage' | 'fixed_amount' | 'free_shipping'

/** A code to create. `amount` is a percentage (1 to 100) or in the shop's currency; null means no limit or no end. */
export interface DiscountOrder {
  code: string
  title: string
  type: WritableType
  amount: number | null
  usageLimit: number | null
  startsAt: Date
  endsAt: Date | null
}

/** Fields left out don't change. */
export interface DiscountChange {
  title?: string
  amount?: number
  usageLimit?: number | null
  startsAt?: Date
  endsAt?: Date | null
}

export type DiscountField = 'code' | keyof DiscountChange

/**
 * taken: the shop already has this code. gone: the discount doesn't exist. unknown: sent, but no
 * response came; look up the code before retrying.
 */
export type DiscountOutcome =
  | { kind: 'done'; discount: IncomingDiscount }
  | { kind: 'taken'; reason: string }
  | { kind: 'gone' }
  | { kind: 'refused'; problem: PlatformProblem; field: DiscountField | null; reason: string }
  | { kind: 'unknown'; reason: string }

/** What we read of an order: its discount codes, never the customer. */
export interface IncomingOrder {
  externalId: string
  codes: string[]
  /** The order's total discount and what was paid, in the shop's currency. */
  savings: number
  total: number
  currency: string
  orderedAt: Date
  changedAt: Date
  /** False for canceled and test orders. */
  counts: boolean
}

export interface OrderPage {
  orders: IncomingOrder[]
  nextCursor: string | null
}

/** The platform hasn't approved our app to read orders yet. Reconnecting doesn't help. */
export class OrdersNotApproved extends PlatformError {
  constructor(message: string) {
    super('reduced', message)
    this.name = 'OrdersNotApproved'
  }
}

/** A shop's discount codes. A code is unique in its shop, so a repeated request never creates a second one. */
export interface Discounts {
  /** 50 discounts, most recently changed first. Throws `PlatformError`. */
  list(access: Access, cursor: string | null): Promise<DiscountPage>
  /** Null if the shop has no such code. Throws `PlatformError`. */
  find(access: Access, code: string): Promise<IncomingDiscount | null>
  /** Sends one request and never retries. Throws `PlatformError` only for an expired token, before anything changed. */
  make(access: Access, order: DiscountOrder): Promise<DiscountOutcome>
  /** The same for an existing code. Its type can't change. */
  change(
    access: Access,
    standing: { externalId: string; type: WritableType },
    change: DiscountChange,
  ): Promise<DiscountOutcome>
  /** Ends the code now. */
  stop(access: Access, externalId: string): Promise<DiscountOutcome>
  /** 50 orders that changed at `since` or later, oldest change first. Throws `PlatformError` or `OrdersNotApproved`. */
  orders(access: Access, since: Date, cursor: string | null): Promise<OrderPage>
}
