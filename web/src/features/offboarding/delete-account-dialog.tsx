import type { AccountOffboarding } from '@bizamply/contract/offboarding'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { session } from '../../lib/session.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { toast } from '../../ui/toast.ts'
import { useDay, useDayIn } from './use-day.ts'
import { WhatHappens } from './what-happens.tsx'

export function DeleteAccountDialog({
  offboarding,
  onClose,
}: {
  offboarding: AccountOffboarding
  onClose: () => void
}) {
  const t = useTranslations('offboarding')
  const day = useDay()
  const due = useDayIn(offboarding.graceDays)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<CallError | null>(null)
  const send = async (): Promise<void> => {
    setBusy(true)
    setFailed(null)
    try {
      const { data } = await api.offboarding.deleteAccount()
      // First, because the session's toasts end with it.
      session.end()
      toast.success(t('accountGone', { day: day(data.dueAt) }), { description: t('accountGoneText') })
    } catch (error) {
      setFailed(CallError.from(error))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t('accountAsk')}
      description={null}
      action={t('accountAction')}
      busy={busy}
      busyLabel={t('accountDeleting')}
      onConfirm={() => void send()}
    >
      <div className="grid gap-4">
        <WhatHappens
          lines={[
            t('accountWhat.now'),
            t('accountWhat.day', { day: due }),
            t('accountWhat.words'),
            t('accountWhat.undo'),
            t('accountWhat.backups', { days: offboarding.backupDays }),
          ]}
        />
        {failed && <ErrorPanel error={failed} say={() => failed.message || t('accountFailed')} />}
      </div>
    </ConfirmDialog>
  )
}
