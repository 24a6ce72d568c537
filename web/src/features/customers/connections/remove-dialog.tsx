import type { ServiceKey } from '@bizamply/contract/service-facts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { api } from '../../../lib/call.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRefreshCustomers } from '../queries.ts'

export interface Removed {
  platform: ServiceKey
  name: string
  /** If undefined, removes the connections of all brands. */
  brandId?: string
  /** Set if several brands have connected the service. */
  brandName?: string
}

export interface RemoveDialogProps {
  customerId: string
  removed: Removed
  onClose: () => void
}

export function RemoveDialog({ customerId, removed, onClose }: RemoveDialogProps) {
  const t = useTranslations('customerConnections')
  const refresh = useRefreshCustomers()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const { platform, name, brandId, brandName } = removed
  const remove = async () => {
    setBusy(true)
    setError(null)
    try {
      await api.customers.removeConnection({ id: customerId, platform, ...(brandId ? { brandId } : {}) })
      toast.success(t('removed', { platform: name }))
      // Close first, so that focus returns to the button, which the refreshed list no longer has.
      onClose()
      refresh()
    } catch (thrown) {
      setError(CallError.from(thrown))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={brandName ? t('titleOfBrand', { platform: name, brand: brandName }) : t('removeOf', { platform: name })}
      description={t('question', { platform: name })}
      action={t('remove')}
      busy={busy}
      busyLabel={t('removing')}
      onConfirm={() => void remove()}
    >
      <p className="text-sm text-pretty text-ink-2">{t('note.removing')}</p>
      {error && <ErrorPanel className="mt-3" error={error} say={(reason) => `${t('failed')}. ${reason}`} />}
    </ConfirmDialog>
  )
}
