import type { TeamList } from '@bizamply/contract/team'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { session } from '../../lib/session.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import type { Requested, TeamActions } from './use-team-actions.ts'

export interface TeamDialogsProps {
  team: TeamList
  actions: TeamActions
  requested: NonNullable<Requested>
}

/** Confirms making a member admin, removing a member, or leaving. */
export function TeamDialogs({ team, actions, requested }: TeamDialogsProps) {
  const { ask, setRole } = actions
  const t = useTranslations('team')
  const close = () => ask(null)
  if (requested.what === 'leave') return <LeaveDialog team={team} onClose={close} />
  const { member } = requested
  if (requested.what === 'remove') return <RemoveDialog {...{ team, member }} onClose={close} />
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && close()}
      tone="primary"
      title={t('askAdmin', { name: member.name })}
      description={t('askAdminText')}
      action={t('makeAdmin')}
      onConfirm={() => {
        close()
        void setRole(member, 'admin')
      }}
    />
  )
}

function LeaveDialog({ team, onClose }: { team: TeamList; onClose: () => void }) {
  const t = useTranslations('team')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const leave = async () => {
    setBusy(true)
    setError(null)
    try {
      await api.team.leave()
      session.end()
    } catch (thrown) {
      setError(CallError.from(thrown))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('leaveTitle', { company: team.company })}
      description={t('leaveText')}
      action={t('leave')}
      busy={busy}
      busyLabel={t('leaving')}
      onConfirm={() => void leave()}
    >
      {error && <ErrorPanel error={error} />}
    </ConfirmDialog>
  )
}
