import type { GivenRoles, TeamList, TeamMember } from '@bizamply/contract/team'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { toast } from '../../ui/toast.ts'
import { teamKey } from './queries.ts'
import { givenOf, withRoles } from './roles.ts'

const UNDO_MS = 8000

export interface Change {
  given: GivenRoles
  /** The change, in the toast's words. */
  message: string
  /** The change, in the row's words. */
  since: string
}

/** Changes roles immediately; for eight seconds they can be undone. */
export function useRoleChange() {
  const t = useTranslations('team')
  const cache = useQueryClient()
  const [recent, setRecent] = useState<Readonly<Record<string, string>>>({})
  const put = async ({ userId, name }: TeamMember, given: GivenRoles): Promise<boolean> => {
    await cache.cancelQueries({ queryKey: teamKey })
    const before = cache.getQueriesData<TeamList>({ queryKey: teamKey })
    cache.setQueriesData<TeamList>({ queryKey: teamKey }, (team) => team && withRoles(team, userId, given))
    try {
      await api.team.changeRole({ userId, ...given })
      return true
    } catch (error) {
      for (const [key, team] of before) cache.setQueryData(key, team)
      toast.error(t('changeFailed', { name, reason: CallError.from(error).message }))
      return false
    } finally {
      void cache.invalidateQueries({ queryKey: teamKey })
    }
  }
  const mark = (userId: string, since: string) => setRecent((all) => ({ ...all, [userId]: since }))
  const change = async (member: TeamMember, { given, message, since }: Change): Promise<void> => {
    if (!(await put(member, given))) return
    mark(member.userId, since)
    const undo = async () => {
      if (!(await put(member, givenOf(member)))) return
      mark(member.userId, '')
      toast.info(t('undone', { name: member.name }), { id: `role-${member.userId}` })
    }
    toast.success(message, {
      id: `role-${member.userId}`,
      duration: UNDO_MS,
      action: { label: t('undo'), onClick: () => void undo() },
    })
  }
  return { change, recent }
}

export type RoleChange = ReturnType<typeof useRoleChange>
