import type { Store } from '../../store/store.ts'

export type ChargeKind = 'AppSubscription' | 'AppPurchaseOneTime'
export type ChargeStatus = 'PENDING' | 'ACTIVE' | 'DECLINED' | 'EXPIRED' | 'FROZEN' | 'CANCELLED'
export type Replacement = 'STANDARD' | 'APPLY_IMMEDIATELY' | 'APPLY_ON_NEXT_BILLING_CYCLE'

/** A subscription or a one-time purchase that the app requests from a shop. */
export interface Charge {
  /** Digits only, unique across all shops. */
  id: string
  kind: ChargeKind
  shop: string
  name: string
  returnUrl: string
  test: boolean
  status: ChargeStatus
  price: { amount: string; currencyCode: string }
  interval: 'EVERY_30_DAYS' | 'ANNUAL'
  trialDays: number
  replacement: Replacement
  /** The confirmation page needs it. */
  signature: string
  createdAt: string
  updatedAt: string
  approvedAt: string | null
  currentPeriodEnd: string | null
  /** Approved, but deferred until the previous subscription ends. */
  beginsAt: string | null
  /** When it's replaced by a deferred subscription. */
  endsAt: string | null
  /** Its payment fails: an approval leaves it PENDING. */
  stuck: boolean
  /** Whether the app canceled with a refund of unused time; null while not canceled. */
  prorated: boolean | null
}

export const CHARGES = 'shopify-charges'
/** By shop: how it treats a deferred subscription. */
export const DEFERRALS = 'shopify-deferrals'

/** Newest first. */
export function chargesOf(store: Store, shop: string, kind?: ChargeKind): Charge[] {
  const own = allCharges(store).filter((charge) => charge.shop === shop)
  return (kind ? own.filter((charge) => charge.kind === kind) : own).toSorted(
    (a, b) => b.createdAt.localeCompare(a.createdAt) || Number(b.id) - Number(a.id),
  )
}

export function allCharges(store: Store): Charge[] {
  return store.collections.all(CHARGES).map(([, value]) => value as Charge)
}

export function findCharge(store: Store, id: string): Charge | null {
  return store.collections.get(CHARGES, id) as Charge | null
}

export const chargeGid = ({ kind, id }: Pick<Charge, 'kind' | 'id'>): string => `gid://shopify/${kind}/${id}`

export function later(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * 86_400_000).toISOString()
}

export const daysOf = ({ interval }: Charge): number => (interval === 'ANNUAL' ? 365 : 30)

/** The initial state of a charge. */
export const UNDECIDED = {
  status: 'PENDING',
  approvedAt: null,
  currentPeriodEnd: null,
  beginsAt: null,
  endsAt: null,
  stuck: false,
  prorated: null,
} as const satisfies Partial<Charge>
