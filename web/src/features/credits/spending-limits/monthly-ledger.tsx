import { addMonths } from '@bizamply/contract/ranges'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useBrand } from '../../../lib/brand-context.tsx'
import { CallError } from '../../../lib/call-error.ts'
import { exportFile } from '../../../lib/export-file.ts'
import { useTicking } from '../../../lib/format.ts'
import { look } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toast.ts'

const MONTHS = 12

/** Downloads a month’s ledger with each day’s opening balance, and credits added and used. Days close in UTC. */
export function MonthlyLedger() {
  const t = useTranslations('spendingLimits')
  const format = useFormatter()
  const { brand } = useBrand()
  const first = `${useTicking().toISOString().slice(0, 7)}-01`
  const months = Array.from({ length: MONTHS }, (_, n) => addMonths(first, -n).slice(0, 7))
  const [month, setMonth] = useState(months[1] ?? '')
  const address = `${plainRoutes.closingReport.path}?${new URLSearchParams({ month, brand: brand.BrandId })}`
  const begin = () =>
    exportFile(address, (thrown) =>
      toast.error(t('ledgerFailed'), { id: 'export', description: CallError.from(thrown).message }),
    )
  return (
    <section aria-labelledby="month-ledger" className="border-t border-line pt-5 pb-4">
      <h3 id="month-ledger" className="text-sm font-semibold text-ink">
        {t('ledger')}
      </h3>
      <p className="text-xs text-pretty text-ink-3">{t('ledgerText')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Select
          aria-label={t('month')}
          className="w-48"
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        >
          {months.map((one) => (
            <option key={one} value={one}>
              {format.dateTime(new Date(`${one}-15T12:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' })}
            </option>
          ))}
        </Select>
        <a
          href={address}
          download=""
          className={look({ variant: 'neutral', size: 'md' })}
          onClick={(event) => {
            event.preventDefault()
            begin()
          }}
        >
          <span className="inline-flex items-center gap-2">
            <Download aria-hidden="true" size={16} className="text-ink-3" />
            {t('ledgerDownload')}
          </span>
        </a>
      </div>
    </section>
  )
}
