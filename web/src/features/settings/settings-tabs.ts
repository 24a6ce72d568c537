import type { User } from '@bizamply/contract/auth'
import { mayInCompany } from '../../lib/brand-context.tsx'

const own = ['general', 'appearance', 'notifications', 'security', 'advanced'] as const
const ofCompany = ['team', 'credits', 'audit', 'company'] as const

type OwnTab = (typeof own)[number]
type CompanyTab = (typeof ofCompany)[number]
export type SettingsTab = OwnTab | CompanyTab

/** The tabs of Settings that a user may see, in order. */
export function settingsTabsFor(user: User | null): { own: readonly OwnTab[]; ofCompany: readonly CompanyTab[] } {
  const sees = (tab: CompanyTab): boolean => {
    if (tab === 'audit') return user !== null && mayInCompany(user)('audit.read')
    if (tab === 'company') return user?.memberRole === 'admin'
    // A product administrator has no company.
    return user !== null && user.memberRole !== null
  }
  return { own, ofCompany: ofCompany.filter(sees) }
}
