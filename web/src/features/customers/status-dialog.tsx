import type { Customer } from '@bizamply/contract/customer-details'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { toast } from '../../ui/toast.ts'
import { nameOf } from './name-of.ts'
import { useRefreshCustomers } from './queries.ts'

export interface StatusDialogProps {
  what: 'ban' | 'activate' | 'deactivate'
  customer: Customer
  onClose: () => void
}

/** Asks for confirmation before a customer is banned, deactivated or activated. */
export function StatusDialog({ what, customer, onClose }: StatusDialogProps) {
  const t = useTranslations('customers')
  const refresh = useRefreshCustomers()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const confirm = async () => {
    setBusy(true)
    setError(null)
    try {
      await api.customers[what]({ id: customer._id })
      toast.success(t(`did.${what}`))
      refresh()
      onClose()
    } catch (thrown) {
      setError(CallError.from(thrown))
      setBusy(false)
    }
  }
  const email = customer.Email ?? nameOf(customer)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone={what === 'activate' ? 'primary' : 'danger'}
      title={t(`ask.${what}`, { name: nameOf(customer) })}
      description={t(`askText.${what}`, { email })}
      action={t(what)}
      busy={busy}
      busyLabel={t('working')}
      onConfirm={() => void confirm()}
    >
      {error && <ErrorPanel error={error} say={(reason) => `${t(`failed.${what}`)}. ${reason}`} />}
    </ConfirmDialog>
  )
}
