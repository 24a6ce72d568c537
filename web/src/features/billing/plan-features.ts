import { plans, type PlanId } from '@bizamply/contract/plans'
import { useTranslations } from 'use-intl'

export const shownPlans = ['basic', 'premium', 'enterprise'] as const
export type ShownPlan = (typeof shownPlans)[number]

export interface PlanFeature {
  words: string
  has: boolean
}

/**
 * Features of a plan, from the table that the server enforces. Features of every plan are listed with the smallest
 * plan.
 */
export function usePlanFeatures(): (id: ShownPlan) => PlanFeature[] {
  const t = useTranslations('billing')
  return (id) => {
    const { brands, members, scheduledReports, projects, customRoles, sso } = plans[id]
    const room =
      brands === null || members === null
        ? t('features.anyBrands')
        : t('features.brandsAndMembers', { brands, members })
    const before = shownPlans[shownPlans.indexOf(id) - 1]
    const rest = before
      ? [t('features.everythingIn', { plan: plans[before].name })]
      : [
          t('features.platforms'),
          t('features.languages'),
          t('features.templates'),
          t('features.bulk'),
          t('features.reports'),
        ]
    const has = (words: string): PlanFeature => ({ words, has: true })
    const changes = scheduledReports !== (before ? plans[before].scheduledReports : null)
    return [
      has(room),
      ...rest.map(has),
      ...(changes ? [{ words: t('features.scheduledReports'), has: scheduledReports }] : []),
      ...(projects !== (before ? plans[before].projects : null)
        ? [{ words: t('features.projects'), has: projects }]
        : []),
      ...(customRoles ? [has(t('features.customRoles'))] : []),
      ...(sso ? [has(t('features.sso'))] : []),
    ]
  }
}

/** Whether a company has more brands or members than a plan allows. */
export const lacksRoom = (id: PlanId, have: { brands: number; members: number }) => ({
  brands: (plans[id].brands ?? Infinity) < have.brands,
  members: (plans[id].members ?? Infinity) < have.members,
})
