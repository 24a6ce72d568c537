import type { Report, ReportInput } from '@bizamply/contract/reports'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { currentBrand } from '../../lib/current-brand.ts'
import { withKey } from '../../lib/idempotency-keys.ts'
import { toast } from '../../ui/toast.ts'
import { reportsKey } from './report-queries.ts'
import { fieldOfPath, type ReportField } from './report-rules.ts'

const create = (given: ReportInput) =>
  withKey(`report ${currentBrand.get()} ${JSON.stringify(given)}`, (context) => api.reports.create(given, { context }))

export interface FieldWords {
  field: ReportField
  message: string
}

/** Saves a report; `store` returns the server's errors by field. */
export function useStoreReport(report: Report | null, onSaved: () => void) {
  const t = useTranslations('reportDialog')
  const cache = useQueryClient()
  const [failure, setFailure] = useState<{ words: string; requestId: string | undefined } | null>(null)
  const store = async (given: ReportInput): Promise<FieldWords[]> => {
    setFailure(null)
    try {
      await (report ? api.reports.update({ ...given, reportId: report.id }) : create(given))
      toast.success(t('saved'))
      void cache.invalidateQueries({ queryKey: reportsKey })
      onSaved()
      return []
    } catch (thrown) {
      const error = CallError.from(thrown)
      const named = wordsOf(error)
      const reason = error.status === 0 ? t('unreachable') : error.message
      if (named.length === 0) setFailure({ words: t('failed', { reason }), requestId: error.requestId })
      return named
    }
  }
  return { failure, store }
}

/** The first error of each field; empty if the server also reports errors outside of the dialog's fields. */
function wordsOf({ errors }: CallError): FieldWords[] {
  const found = errors.map(({ path, message }) => ({ field: fieldOfPath(path), message }))
  const known = found.flatMap(({ field, message }) => (field ? [{ field, message }] : []))
  if (known.length < found.length) return []
  return known.filter(({ field }, n) => known.findIndex((one) => one.field === field) === n)
}
