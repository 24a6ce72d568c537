import { plans, type PlanId } from './plans.ts'

/** Parts of the product that an administrator can switch on or off for one company, beyond or against its plan. */
export const features = ['scheduledReports', 'projects', 'customRoles', 'sso', 'imports', 'bulk'] as const
export type Feature = (typeof features)[number]

/** `plan`: as the plan says. */
export const featureStates = ['plan', 'on', 'off'] as const
export type FeatureState = (typeof featureStates)[number]

/** As a company keeps them; what is left out is by plan. */
export type FeatureOverrides = Partial<Record<Feature, boolean>>

/** What a company may use, and if not, why: its plan lacks it, or it is switched off. */
export const availabilities = ['available', 'plan', 'off'] as const
export type Availability = (typeof availabilities)[number]

/** In the plan itself; what no plan limits is in each. */
export const planHas = (plan: PlanId, feature: Feature): boolean =>
  feature === 'imports' || feature === 'bulk' || plans[plan][feature]

export function availabilityOf(feature: Feature, plan: PlanId, overrides: FeatureOverrides): Availability {
  const override = overrides[feature]
  if (override !== undefined) return override ? 'available' : 'off'
  return planHas(plan, feature) ? 'available' : 'plan'
}

export const stateOf = (feature: Feature, overrides: FeatureOverrides): FeatureState => {
  const override = overrides[feature]
  return override === undefined ? 'plan' : override ? 'on' : 'off'
}
