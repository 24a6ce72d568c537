import type { TeamList, TeamMember } from '@bizamply/contract/team'
import { useTranslations } from 'use-intl'
import { roleIn } from './roles.ts'

type Who = Pick<TeamMember, 'role' | 'brands' | 'customRole'>

/** The name of a member's or an invitation's role, in a brand or in all brands. */
export function useRoleName({ customRoles }: Pick<TeamList, 'customRoles'>) {
  const t = useTranslations('team')
  const custom = ({ customRole }: Who) => customRoles.find(({ id }) => id === customRole)?.name
  return {
    in: (who: Who, brandId: string): string => {
      const role = roleIn(who, brandId)
      return (role === 'none' ? undefined : custom(who)) ?? t(`role.${role}`)
    },
    everywhere: (who: Who): string => custom(who) ?? t(`role.${who.role}`),
  }
}
