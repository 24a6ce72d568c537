import type { Report, ReportRun } from '@bizamply/contract/reports'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.ts'
import { fileAddress, reportsKey } from './report-queries.ts'

/** Runs a report, and shows a toast when runs that were started here are ready. */
export function useRunReport(reports: readonly Report[]): (report: Report, mail: boolean) => Promise<void> {
  const t = useTranslations('reports')
  const cache = useQueryClient()
  const { brand } = useBrand()
  const begun = useRef(new Set<string>())
  const run = async (report: Report, mail: boolean): Promise<void> => {
    const { id: reportId, title } = report
    try {
      const { data } = await api.reports.run({ reportId, mail })
      begun.current.add(data.id)
      const description = t('runMails', { count: report.recipients.length })
      toast.info(t('runStarted', { title }), { id: data.id, ...(mail ? { description } : {}) })
    } catch (error) {
      toast.error(t('runFailed', { title, reason: CallError.from(error).message }))
    }
    await cache.invalidateQueries({ queryKey: reportsKey })
  }
  const opening = (ended: ReportRun) => {
    if (!ended.files.some(({ format }) => format === 'pdf')) return {}
    const address = fileAddress(ended.id, 'pdf', brand.BrandId)
    return { action: { label: t('openPdf'), onClick: () => void window.open(address, '_blank', 'noopener') } }
  }
  useEffect(() => {
    for (const report of reports) {
      const ended = report.lastRun
      if (!ended || ended.state === 'running' || !begun.current.delete(ended.id)) continue
      if (ended.state === 'failed') {
        const reason = ended.why ?? t('unknownWhy')
        toast.error(t('runFailed', { title: report.title, reason }), {
          id: ended.id,
          action: { label: t('again'), onClick: () => void run(report, report.recipients.length > 0) },
        })
      } else toast.success(t('runDone', { title: report.title }), { id: ended.id, ...opening(ended) })
    }
  })
  return run
}
