import { PlatformError, type PlatformProblem } from './platform-error.ts'
import type { Access } from './access.ts'

/** A discount as its shop tells it. */
export interface IncomingDiscount {
  externalId: string
  /** Null for one that applies by itself. */
  code: string | null
  title: string
  type: 'percentage' | 'fixed_amount' | 'free_shipping' | 'buy_x_get_y' | 'other'
  /** Percent, or an amount of `currency`; null where the shop names none. */
  amount: number | null
  currency: string | null
  status: 'active' | 'scheduled' | 'expired'
  startsAt: Date | null
  endsAt: Date | null
  usageLimit: number | null
  /** The shop counts it a little late. */
  timesUsed: number
  /** Of its terms; uses alone don't move it. */
  changedAt: Date | null
}

export interface DiscountPage {
  discounts: IncomingDiscount[]
  nextCursor: string | null
}

/** Of these types a code can be made and changed. */
export type WritableType = 'percentage' | 'fixed_amount' | 'free_shipping'

/** A code to be made: `amount` is percent (1 to 100) or of the shop's currency; null is without limit, without end. */
export interface DiscountOrder {
  code: string
  title: string
  type: WritableType
  amount: number | null
  usageLimit: number | null
  startsAt: Date
  endsAt: Date | null
}

/** What is left out stays. */
export interface DiscountChange {
  title?: string
  amount?: number
  usageLimit?: number | null
  startsAt?: Date
  endsAt?: Date | null
}

export type DiscountField = 'code' | keyof DiscountChange

/**
 * taken: the shop has this code already. gone: it does not have this discount. unknown: begun, never answered; look at
 * the code before asking again.
 */
export type DiscountOutcome =
  | { kind: 'done'; discount: IncomingDiscount }
  | { kind: 'taken'; reason: string }
  | { kind: 'gone' }
  | { kind: 'refused'; problem: PlatformProblem; field: DiscountField | null; reason: string }
  | { kind: 'unknown'; reason: string }

/** An order as far as codes go; nothing of who ordered. */
export interface IncomingOrder {
  externalId: string
  codes: string[]
  /** What all discounts of it took off, and what was paid, in the shop's currency. */
  savings: number
  total: number
  currency: string
  orderedAt: Date
  changedAt: Date
  /** False for one that was cancelled or only tried out. */
  counts: boolean
}

export interface OrderPage {
  orders: IncomingOrder[]
  nextCursor: string | null
}

/** Our app waits for the platform's approval to read orders; the merchant can't change that by reconnecting. */
export class OrdersNotApproved extends PlatformError {
  constructor(message: string) {
    super('reduced', message)
    this.name = 'OrdersNotApproved'
  }
}

/** Codes of a shop. A code is unique in its shop: asking twice for the same one never makes two. */
export interface Discounts {
  /** 50 of them, the ones that changed last first; throws `PlatformError`. */
  list(access: Access, cursor: string | null): Promise<DiscountPage>
  /** Null when the shop has no such code; throws `PlatformError`. */
  find(access: Access, code: string): Promise<IncomingDiscount | null>
  /** One request and no second one; throws `PlatformError` only for a token that expired, before anything was done. */
  make(access: Access, order: DiscountOrder): Promise<DiscountOutcome>
  /** The same for one that stands; its type can't change. */
  change(
    access: Access,
    standing: { externalId: string; type: WritableType },
    change: DiscountChange,
  ): Promise<DiscountOutcome>
  /** It ends now. */
  stop(access: Access, externalId: string): Promise<DiscountOutcome>
  /** 50 orders that changed at `since` or later, the earliest change first; throws `PlatformError`, also `OrdersNotApproved`. */
  orders(access: Access, since: Date, cursor: string | null): Promise<OrderPage>
}
