import type { TeamList, TeamMember } from '@bizamply/contract/team'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.ts'
import { teamKey } from './queries.ts'

export interface RemoveDialogProps {
  team: TeamList
  member: TeamMember
  onClose: () => void
}

/** Asks who takes over the member's assigned comments. */
export function RemoveDialog({ team, member, onClose }: RemoveDialogProps) {
  const t = useTranslations('team')
  const cache = useQueryClient()
  const [to, setTo] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const { name, userId } = member
  const successors = team.members.filter((one) => one.userId !== userId && one.role !== 'viewer')
  const remove = async () => {
    setBusy(true)
    setError(null)
    try {
      const { data } = await api.team.remove({ userId, handOverTo: to || null })
      toast.success(t(to ? 'removed' : 'removedUnassigned', { name, count: data.handedOver }))
      void cache.invalidateQueries({ queryKey: teamKey })
      onClose()
    } catch (thrown) {
      setError(CallError.from(thrown))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('removeTitle', { name, company: team.company })}
      description={t('removeText')}
      action={t('removeAction', { name })}
      busy={busy}
      busyLabel={t('removing')}
      onConfirm={() => void remove()}
    >
      <div className="grid gap-4">
        {error && <ErrorPanel error={error} />}
        <Field label={t('handOver')}>
          {(control) => (
            <Select {...control} value={to} onChange={(event) => setTo(event.target.value)}>
              <option value="">{t('noOne')}</option>
              {successors.map((one) => (
                <option key={one.userId} value={one.userId}>
                  {one.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </ConfirmDialog>
  )
}
