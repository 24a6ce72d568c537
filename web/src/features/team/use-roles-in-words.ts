import type { TeamList, TeamMember } from '@bizamply/contract/team'
import { useTranslations } from 'use-intl'
import { roleIn } from './roles.ts'
import { useRoleName } from './use-role-name.ts'

/** Up to this many brands are listed by name. */
const NAMED = 4

/** A member's roles in a line. */
export function useRolesInWords({ brands, customRoles }: Pick<TeamList, 'brands' | 'customRoles'>) {
  const t = useTranslations('team')
  const name = useRoleName({ customRoles })
  return (who: Pick<TeamMember, 'role' | 'brands' | 'customRole'>): string => {
    const [first] = brands
    const roles = brands.map(({ brandId }) => roleIn(who, brandId))
    if (brands.length === 1 && first) return name.in(who, first.brandId)
    if (who.brands === null) return t('everyBrand', { role: name.everywhere(who) })
    if (brands.length <= NAMED) {
      return brands.map((brand) => t('inBrand', { brand: brand.name, role: name.in(who, brand.brandId) })).join(' · ')
    }
    return t('someBrands', { count: roles.filter((role) => role !== 'none').length, all: brands.length })
  }
}
