import type { Invitation } from '@bizamply/contract/team'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { toast } from '../../ui/toast.ts'
import { teamKey } from './queries.ts'

/** Resends and revokes invitations. */
export function useInvitations() {
  const t = useTranslations('team')
  const cache = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)
  const run = async ({ id, email }: Invitation, act: () => Promise<unknown>, message: string): Promise<void> => {
    if (busy) return
    setBusy(id)
    try {
      await act()
      toast.success(message)
    } catch (error) {
      toast.error(t('invitationFailed', { email, reason: CallError.from(error).message }))
    }
    setBusy(null)
    void cache.invalidateQueries({ queryKey: teamKey })
  }
  return {
    busy,
    resend: (one: Invitation) =>
      run(one, () => api.team.resend({ invitationId: one.id }), t('resent', { email: one.email })),
    withdraw: (one: Invitation) =>
      run(one, () => api.team.revoke({ invitationId: one.id }), t('withdrawn', { email: one.email })),
  }
}
