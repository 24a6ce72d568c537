import type { Report, ReportInput } from '@bizamply/contract/reports'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.ts'
import { reportsKey } from './report-queries.ts'
import { fieldOfPath, type ReportField } from './report-rules.ts'

export type FieldWords = Partial<Record<ReportField, string>>

/** Hands a report to the server; `store` answers null once it is kept, else what the server says of single fields. */
export function useStoreReport(report: Report | null, onSaved: () => void) {
  const t = useTranslations('reportDialog')
  const cache = useQueryClient()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<{ words: string; requestId: string | undefined } | null>(null)
  const store = async (given: ReportInput): Promise<FieldWords | null> => {
    setSaving(true)
    setFailure(null)
    try {
      await (report ? api.reports.update({ ...given, reportId: report.id }) : api.reports.create(given))
      toast.success(t('saved'))
      void cache.invalidateQueries({ queryKey: reportsKey })
      onSaved()
      return null
    } catch (thrown) {
      const error = CallError.from(thrown)
      const named = wordsOf(error)
      const reason = error.status === 0 ? t('unreachable') : error.message
      if (Object.keys(named).length === 0) setFailure({ words: t('failed', { reason }), requestId: error.requestId })
      setSaving(false)
      return named
    }
  }
  return { saving, failure, store }
}

/** Where the server names fields of the dialog and nothing else, what it says of each. */
function wordsOf({ errors }: CallError): FieldWords {
  const found = errors.map(({ path, message }) => [fieldOfPath(path), message] as const)
  return found.every(([field]) => field) ? Object.fromEntries(found.toReversed()) : {}
}
