import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../lib/brand-context.tsx'
import { CallError } from '../../lib/call-error.ts'
import { exportFile } from '../../lib/export-file.ts'
import { look } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { exportAddress, type AuditFilters } from './audit-filters.ts'

/** Downloads all entries that match the filters. */
export function ExportLog({ filters }: { filters: AuditFilters }) {
  const t = useTranslations('audit')
  const { brand } = useBrand()
  const address = exportAddress(filters, brand.BrandId)
  const begin = () => {
    toast.info(t('exportBegun'), { id: 'export' })
    exportFile(address, (thrown) =>
      toast.error(t('exportFailed'), { id: 'export', description: CallError.from(thrown).message }),
    )
  }
  return (
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
        {t('export')}
      </span>
    </a>
  )
}
