import type { QueuedJob } from '@bizamply/contract/operations'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { toast } from '../../ui/toast.ts'
import { useRefreshOperations } from './queries.ts'

export function DiscardDialog({ job: { id, queue }, onClose }: { job: QueuedJob; onClose: () => void }) {
  const t = useTranslations('operations')
  const refresh = useRefreshOperations()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const discard = async () => {
    setBusy(true)
    setError(null)
    try {
      await api.operations.discardJob({ queue, id })
      toast.success(t('discarded'))
      refresh()
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
      title={t('askDiscard')}
      description={t('askDiscardText')}
      action={t('discard')}
      busy={busy}
      busyLabel={t('discarding')}
      onConfirm={() => void discard()}
    >
      {error && <ErrorPanel error={error} say={(reason) => `${t('discardFailed')}. ${reason}`} />}
    </ConfirmDialog>
  )
}
