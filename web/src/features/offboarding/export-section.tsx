import type { CompanyExport, CompanyOffboarding } from '@bizamply/contract/offboarding'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { CompanyRow } from './company-row.tsx'
import { ExportRow } from './export-row.tsx'
import { useRenewCompany } from './queries.ts'

/** Requests an archive of everything, and lists recent ones. */
export function ExportSection({ offboarding }: { offboarding: CompanyOffboarding }) {
  const t = useTranslations('offboarding')
  const renew = useRenewCompany()
  const [busy, setBusy] = useState(false)
  const { company, exports, exportsLeft } = offboarding
  const runs = exports.some(({ state }) => state === 'running')
  const ask = async (): Promise<void> => {
    setBusy(true)
    try {
      await api.offboarding.exportCompany()
      await renew()
    } catch (error) {
      toast.error(t('exportFailed'), { description: CallError.from(error).message })
    } finally {
      setBusy(false)
    }
  }
  const isOff = runs || exportsLeft === 0
  return (
    <section aria-labelledby="export" className="border-t border-line py-4">
      <CompanyRow
        id="export"
        title={t('exportTitle')}
        text={t('exportText', { company })}
        action={
          <Button
            busy={busy}
            busyLabel={t('exporting')}
            aria-disabled={isOff || undefined}
            aria-describedby={exports.length > 0 ? 'exports-left' : undefined}
            onClick={() => void ask()}
          >
            {t('export')}
          </Button>
        }
      >
        {exports.length > 0 && (
          <p id="exports-left" className="mt-1 text-xs text-ink-3">
            {t('exportsLeft', { count: exportsLeft })}
          </p>
        )}
      </CompanyRow>
      {exports.length > 0 && (
        <ul aria-labelledby="export" className="mt-3 border-y border-line">
          {exports.map((one: CompanyExport) => (
            <ExportRow key={one.id} made={one} />
          ))}
        </ul>
      )}
    </section>
  )
}
