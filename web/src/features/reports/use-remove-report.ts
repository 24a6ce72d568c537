import type { Report } from '@bizamply/contract/reports'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.ts'
import { reportsKey } from './report-queries.ts'

/** Deletes a report with its runs and files; `requested` is the report in the confirmation dialog. */
export function useRemoveReport() {
  const t = useTranslations('reports')
  const cache = useQueryClient()
  const [requested, ask] = useState<Report | null>(null)
  const [busy, setBusy] = useState(false)
  const remove = async (): Promise<void> => {
    if (!requested) return
    const { id: reportId, title } = requested
    setBusy(true)
    try {
      await api.reports.remove({ reportId })
      toast.success(t('removed', { title }))
    } catch (error) {
      toast.error(t('removeFailed', { title, reason: CallError.from(error).message }))
    }
    setBusy(false)
    ask(null)
    await cache.invalidateQueries({ queryKey: reportsKey })
  }
  return { requested, ask, busy, remove }
}
