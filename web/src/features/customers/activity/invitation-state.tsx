import type { CustomerDetails } from '@bizamply/contract/customer-details'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { api } from '../../../lib/call.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRefreshCustomers } from '../queries.ts'
import { useMoment } from './use-moment.ts'

/** The open invitation of a customer without members, and a button to resend it. */
export function InvitationState({ details: { _id, invitation } }: { details: CustomerDetails }) {
  const t = useTranslations('customerActivity')
  const moment = useMoment()
  const refresh = useRefreshCustomers()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  if (!invitation) return null
  const { email, sentAt, expiresAt } = invitation
  const isOver = Date.parse(expiresAt) <= moment.now.getTime()
  const resend = async () => {
    setBusy(true)
    setError(null)
    try {
      await api.customers.invite({ id: _id })
      toast.success(t('invitationSent', { email }))
      refresh()
    } catch (thrown) {
      setError(CallError.from(thrown))
    }
    setBusy(false)
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line px-4 py-2.5 text-sm">
        <Mail aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
        <p className="min-w-0 flex-1 basis-56 text-pretty wrap-anywhere text-ink-2">
          <span className="font-medium text-ink">{t('neverLoggedIn')}</span>{' '}
          {t(isOver ? 'invitationOver' : 'invited', {
            email,
            sent: moment.day(sentAt),
            expires: moment.day(expiresAt),
          })}
        </p>
        <Button size="sm" busy={busy} busyLabel={t('sending')} onClick={() => void resend()}>
          {t('resend')}
        </Button>
      </div>
      {error && <ErrorPanel error={error} say={(reason) => `${t('resendFailed')}. ${reason}`} />}
    </div>
  )
}
