import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../../lib/brand-context.tsx'
import { CallError } from '../../../lib/call-error.ts'
import { exportFile } from '../../../lib/export-file.ts'
import { useFormat } from '../../../lib/format.ts'
import { retryTime } from '../../../lib/retry-time.ts'
import { look } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { exportAddress, type TransactionFilters } from './transaction-filters.ts'

/** Exports all entries that match the filters. A real link, so it can be copied or opened in a new tab. */
export function ExportButton({ filters, today }: { filters: TransactionFilters; today: string }) {
  const t = useTranslations('transactions')
  const format = useFormat()
  const { brand } = useBrand()
  const address = exportAddress(filters, today, brand.BrandId)
  const begin = () => {
    toast.info(t('exportBegun'), { id: 'export', description: t('exportBegunText') })
    exportFile(address, (thrown) => {
      const error = CallError.from(thrown)
      const until = retryTime(error)
      const description = until ? t('exportAgain', { time: format.time(until) }) : error.message
      toast.error(t('exportFailed'), { id: 'export', description })
    })
  }
  return (
    <a
      href={address}
      download=""
      data-tooltip={t('exportHint')}
      className={`${look({ variant: 'neutral', size: 'md' })} max-md:px-2`}
      onClick={(event) => {
        event.preventDefault()
        begin()
      }}
    >
      <span className="inline-flex items-center gap-2">
        <Download aria-hidden="true" size={16} className="text-ink-3" />
        <span className="max-md:sr-only">{t('export')}</span>
      </span>
    </a>
  )
}
