/** Plans and packs: the only table, used for enforcement and for the pricing cards. */
export const planIds = ['free', 'basic', 'premium', 'enterprise'] as const
export type PlanId = (typeof planIds)[number]

export const paidPlanIds = ['basic', 'premium'] as const
export type PaidPlanId = (typeof paidPlanIds)[number]

/** What an administrator can set: a contract and its end. */
export const contractPlanIds = ['enterprise', 'free'] as const satisfies readonly PlanId[]
export type ContractPlanId = (typeof contractPlanIds)[number]

export interface Plan {
  id: PlanId
  /** The name that Shopify shows the merchant. */
  name: string
  /** US cents per 30 days; null for contracts. */
  cents: number | null
  /** Credits per period; null for contracts. */
  credits: number | null
  /** Maximum that a company can have; null means no limit. */
  brands: number | null
  members: number | null
  scheduledReports: boolean
  projects: boolean
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

/** One-time price. */
export const packs: Readonly<Record<PackId, Pack>> = {
  'credits-1000': { id: 'credits-1000', name: '1,000 credits', credits: 1000, cents: 2099 },
  'credits-5000': { id: 'credits-5000', name: '5,000 credits', credits: 5000, cents: 7099 },
  'credits-10000': { id: 'credits-10000', name: '10,000 credits', credits: 10_000, cents: 12_999 },
}

/** Length of Shopify's EVERY_30_DAYS interval, in days. */
export const periodDays = 30
export const billingCurrency = 'USD'

/** `20.99`, as Shopify expects it. */
export const decimalOf = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

export const planAfter = (id: PlanId): PlanId | null => planIds[planIds.indexOf(id) + 1] ?? null

export const isUpgrade = (from: PlanId, to: PlanId): boolean => planIds.indexOf(to) > planIds.indexOf(from)

/**
 * Credits of an upgrade within a period: the new plan's, less what Shopify prorates for the rest of
 * the old period. `leftMs` is the time until it ends; rounded.
 */
export function upgradeCredits(from: PlanId, to: PlanId, leftMs: number): number {
  const left = Math.min(1, Math.max(0, leftMs / (periodDays * 86_400_000)))
  return Math.max(0, Math.round((plans[to].credits ?? 0) - (plans[from].credits ?? 0) * left))
}
