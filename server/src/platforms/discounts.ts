import type { Access, PlatformProblem } from './service.ts'

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
  timesUsed: number
}

export interface DiscountPage {
  discounts: IncomingDiscount[]
  nextCursor: string | null
}

/** A code to be made: `percent` is 1 to 100; `endsAt` null is without end. */
export interface DiscountOrder {
  code: string
  title: string
  percent: number
  usageLimit: number
  startsAt: Date
  endsAt: Date | null
}

/** taken: the shop has this code already. unknown: begun, never answered; look for the code before asking again. */
export type DiscountOutcome =
  | { kind: 'made'; discount: IncomingDiscount }
  | { kind: 'taken' }
  | { kind: 'refused'; problem: PlatformProblem; reason: string }
  | { kind: 'unknown'; reason: string }

/** Codes of a shop. A code is unique in its shop: asking twice for the same one never makes two. */
export interface Discounts {
  /** 50 of them, the ones that changed last first; throws `PlatformError`. */
  list(access: Access, cursor: string | null): Promise<DiscountPage>
  /** Null when the shop has no such code; throws `PlatformError`. */
  find(access: Access, code: string): Promise<IncomingDiscount | null>
  /** One request and no second one. */
  make(access: Access, order: DiscountOrder): Promise<DiscountOutcome>
}
