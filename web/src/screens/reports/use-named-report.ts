import type { Report } from '@bizamply/contract/reports'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useOneReport } from '../../features/reports/report-queries.ts'
import { toast } from '../../ui/toast.ts'
import type { ReportsSearch } from './reports-search.ts'

export interface NamedReport extends Pick<ReportsSearch, 'edit' | 'history'> {
  rows: readonly Report[]
  onGone: () => void
}

/**
 * The report in the URL, to edit or for its history; if it no longer exists, shows a message and
 * clears the URL.
 */
export function useNamedReport({ edit, history, rows, onGone }: NamedReport): Report | undefined {
  const t = useTranslations('reports')
  const { report, isGone } = useOneReport(edit === 'new' ? undefined : (edit ?? history), rows)
  const leave = useEffectEvent(() => {
    toast.error(t('gone'))
    onGone()
  })
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])
  return report
}
