import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { toast } from '../../../ui/toast.ts'

/** Reads the shop and its orders again; members with read access only get the stored data. */
export function useRefresh(mayWrite: boolean, refetch: () => Promise<unknown>) {
  const t = useTranslations('discountManager')
  const [busy, setBusy] = useState(false)
  const refresh = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    try {
      if (mayWrite) await api.discounts.refresh()
    } catch (error) {
      toast.error(t('refreshFailed', { reason: CallError.from(error).message }), { id: 'discounts-refresh' })
    }
    await refetch()
    setBusy(false)
  }
  return { busy, refresh: () => void refresh() }
}
