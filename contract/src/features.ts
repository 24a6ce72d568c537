import { plans, type PlanId } from './plans.ts'

/** Features that an administrator can turn on or off for one company, regardless of its plan. */
export const features = ['scheduledReports', 'projects', 'customRoles', 'sso', 'imports', 'bulk'] as const
export type Feature = (typeof features)[number]

/** `plan`: follows the plan. */
export const featureStates = ['plan', 'on', 'off'] as const
export type FeatureState = (typeof featureStates)[number]

/** A company's stored overrides; omitted features follow the plan. */
export type FeatureOverrides = Partial<Record<Feature, boolean>>

/**
 * Whether a company can use a feature, and if not, why: the plan doesn't include it, or it is
 * turned off.
 */
export const availabilities = ['available', 'plan', 'off'] as const
export type Availability = (typeof availabilities)[number]

/** Included in the plan; features that no plan limits are in every plan. */
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
