import type { CustomRole } from '@bizamply/contract/custom-roles'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { api } from '../../../lib/call.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { toast } from '../../../ui/toast.ts'
import { teamKey } from '../queries.ts'

/** Only an unused role can be deleted; the server says how many members have it. */
export function RemoveRoleDialog({ role, onClose }: { role: CustomRole; onClose: () => void }) {
  const t = useTranslations('team.custom')
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const remove = async () => {
    setBusy(true)
    setError(null)
    try {
      await api.customRoles.remove({ roleId: role.id })
      toast.success(t('removed', { role: role.name }))
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
      title={t('removeTitle', { role: role.name })}
      description={t('removeText')}
      action={t('removeAction')}
      busy={busy}
      busyLabel={t('removing')}
      onConfirm={() => void remove()}
    >
      {error && <ErrorPanel error={error} />}
    </ConfirmDialog>
  )
}
