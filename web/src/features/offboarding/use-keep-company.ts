import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { session } from '../../lib/session.ts'
import { toast } from '../../ui/toast.ts'
import { useRenewCompany } from './queries.ts'

/** Cancels the deletion, from the banner or the settings. */
export function useKeepCompany() {
  const t = useTranslations('system')
  const renew = useRenewCompany()
  const [busy, setBusy] = useState(false)
  const keep = async (): Promise<void> => {
    setBusy(true)
    try {
      await api.offboarding.keepCompany()
      await Promise.all([renew(), session.check()])
      toast.success(t('kept'))
    } catch (error) {
      toast.error(t('keepFailed'), { description: CallError.from(error).message })
    } finally {
      setBusy(false)
    }
  }
  return { busy, keep: () => void keep() }
}
