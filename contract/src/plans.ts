/** Plans and packs: the one table that the server enforces and the cards are drawn from. */
export const planIds = ['free', 'basic', 'premium', 'enterprise'] as const
export type PlanId = (typeof planIds)[number]

export const paidPlanIds = ['basic', 'premium'] as const
export type PaidPlanId = (typeof paidPlanIds)[number]

/** What an administrator can set: a contract, and its end. */
export const contractPlanIds = ['enterprise', 'free'] as const satisfies readonly PlanId[]
export type ContractPlanId = (typeof contractPlanIds)[number]

export interface Plan {
  id: PlanId
  /** As Shopify shows it to the merchant. */
  name: string
  /** US cents for 30 days; null is by contract. */
  cents: number | null
  /** Credits for each period; null is by contract. */
  credits: number | null
  /** Most that a company may have; null is any number. */
  brands: number | null
  members: number | null
  scheduledReports: boolean
  projects: boolean
  apiKeys: boolean
  customRoles: boolean
  /** Single sign-on. */
  sso: boolean
}

export const plans: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: 'free',
    name: 'Free',
    cents: 0,
    credits: 0,
    brands: 1,
    members: 2,
    scheduledReports: false,
    projects: false,
    apiKeys: false,
    customRoles: false,
    sso: false,
  },
  basic: {
    id: 'basic',
    name: 'Basic',
    cents: 2099,
    credits: 1000,
    brands: 1,
    members: 3,
    scheduledReports: false,
    projects: false,
    apiKeys: false,
    customRoles: false,
    sso: false,
  },
  premium: {
    id: 'premium',
    name: 'Premium',
    cents: 7099,
    credits: 5000,
    brands: 5,
    members: 15,
    scheduledReports: true,
    projects: true,
    apiKeys: false,
    customRoles: false,
    sso: false,
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    cents: null,
    credits: null,
    brands: null,
    members: null,
    scheduledReports: true,
    projects: true,
    apiKeys: true,
    customRoles: true,
    sso: true,
  },
}

export const packIds = ['credits-1000', 'credits-5000', 'credits-10000'] as const
export type PackId = (typeof packIds)[number]

export interface Pack {
  id: PackId
  name: string
  credits: number
  cents: number
}

/** Paid once. */
export const packs: Readonly<Record<PackId, Pack>> = {
  'credits-1000': { id: 'credits-1000', name: '1,000 credits', credits: 1000, cents: 2099 },
  'credits-5000': { id: 'credits-5000', name: '5,000 credits', credits: 5000, cents: 7099 },
  'credits-10000': { id: 'credits-10000', name: '10,000 credits', credits: 10_000, cents: 12_999 },
}

/** The length of a period of Shopify's EVERY_30_DAYS, in days. */
export const periodDays = 30
export const billingCurrency = 'USD'

/** `20.99`, as Shopify takes it. */
export const decimalOf = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

export const planAfter = (id: PlanId): PlanId | null => planIds[planIds.indexOf(id) + 1] ?? null

export const isUpgrade = (from: PlanId, to: PlanId): boolean => planIds.indexOf(to) > planIds.indexOf(from)

/**
 * Credits that an upgrade inside a period brings: the new plan's, less what the old plan's period that is left would
 * have paid for, as the platform takes it off the price. `leftMs` is the time to the old period's end; rounded.
 */
export function upgradeCredits(from: PlanId, to: PlanId, leftMs: number): number {
  const left = Math.min(1, Math.max(0, leftMs / (periodDays * 86_400_000)))
  return Math.max(0, Math.round((plans[to].credits ?? 0) - (plans[from].credits ?? 0) * left))
}
