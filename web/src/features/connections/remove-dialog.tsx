import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { currentBrand } from '../../lib/current-brand.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { toast } from '../../ui/toast.ts'
import type { Service } from './service-list.ts'

export interface RemoveDialogProps {
  service: Service
  onRemoved: () => void
  onClose: () => void
}

/** Confirms the removal of a service, and explains its effects. */
export function RemoveDialog({ service, onRemoved, onClose }: RemoveDialogProps) {
  const t = useTranslations('connectionsPage')
  const connect = useTranslations('connect')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const name = connect(`names.${service}`)
  const remove = async () => {
    const brandId = currentBrand.get()
    if (!brandId) return setFailure(t('noBrandChosen'))
    setBusy(true)
    setFailure(null)
    try {
      await api.connections.remove({ params: { platform: service }, query: { brandId } })
      toast.success(t('removal.done', { service: name }))
      onRemoved()
      onClose()
    } catch (thrown) {
      const error = CallError.from(thrown)
      setFailure(error.code === 'UNKNOWN_ERROR' ? t('removal.failed') : error.message)
    }
    setBusy(false)
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('removal.title', { service: name })}
      description={t('removal.question', { platform: name })}
      action={t('removal.action', { service: name })}
      busy={busy}
      busyLabel={t('removal.busy')}
      onConfirm={() => void remove()}
    >
      <ul className="grid gap-1.5 text-sm text-ink-2">
        <li>{t('removal.stays')}</li>
        <li>{t('removal.stops', { service: name })}</li>
      </ul>
      {failure && <ErrorPanel message={failure} className="mt-3" />}
    </ConfirmDialog>
  )
}
