import type { CustomRole } from '@bizamply/contract/custom-roles'
import type { TeamList, TeamMember } from '@bizamply/contract/team'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useUser } from '../../lib/session.ts'
import { useRoleChange } from './use-role-change.ts'

/** The action that waits for confirmation. */
export type Requested = { what: 'promote' | 'remove'; member: TeamMember } | { what: 'leave' } | null

/** The actions for each member. */
export function useTeamActions(team: TeamList) {
  const t = useTranslations('team')
  const user = useUser()
  const { change, recent } = useRoleChange()
  const [requested, ask] = useState<Requested>(null)
  const admins = team.members.filter(({ role }) => role === 'admin')
  const setRole = (member: TeamMember, role: TeamMember['role']) => {
    const words = { name: member.name, role: t(`role.${role}`) }
    return change(member, { given: { role }, message: t('changed', words), since: t('since', words) })
  }
  const setCustomRole = (member: TeamMember, role: CustomRole) => {
    const words = { name: member.name, role: role.name }
    return change(member, { given: { customRole: role.id }, message: t('changed', words), since: t('since', words) })
  }
  return {
    requested,
    ask,
    setRole,
    of: (member: TeamMember) => ({
      member,
      change,
      since: recent[member.userId] ?? '',
      isOwn: member.userId === user.id,
      isLastAdmin: member.role === 'admin' && admins.length === 1,
      onPromote: (one: TeamMember) => ask({ what: 'promote', member: one }),
      onWholeCompany: (one: TeamMember, role: 'editor' | 'viewer') => void setRole(one, role),
      customRoles: team.customRoles,
      onCustomRole: (one: TeamMember, role: CustomRole) => void setCustomRole(one, role),
      onRemove: (one: TeamMember) => ask({ what: 'remove', member: one }),
      onLeave: () => ask({ what: 'leave' }),
    }),
  }
}

export type TeamActions = ReturnType<typeof useTeamActions>
