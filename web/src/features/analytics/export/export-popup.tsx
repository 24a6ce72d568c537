import {
  exportFormats,
  exportSubjects,
  type ExportFormat,
  type ExportSubject,
} from '@bizamply/contract/analytics-rules'
import { Braces, FileSpreadsheet, FileText } from 'lucide-react'
import { Fragment, use } from 'react'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../../lib/brand-context.tsx'
import { CallError } from '../../../lib/call-error.ts'
import { useFormat } from '../../../lib/format.ts'
import { retryTime } from '../../../lib/retry-time.ts'
import { AnchoredMenu } from '../../../ui/anchored-menu.tsx'
import type { MenuPopupProps } from '../../../ui/menu-button.tsx'
import { MenuLabel, MenuLink, MenuSeparator } from '../../../ui/menu.tsx'
import { toast } from '../../../ui/toast.ts'
import { exportFile } from '../../../lib/export-file.ts'
import { ExportContext } from './export-context.ts'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import type { Range } from '@bizamply/contract/ranges'

const icons = { csv: FileText, json: Braces, xlsx: FileSpreadsheet }

/** Each entry is a real link, so it can be copied or opened in a new tab. */
export function ExportPopup(props: MenuPopupProps) {
  const t = useTranslations('analyticsProducts')
  const format = useFormat()
  const range = use(ExportContext)
  const { BrandId: brandId } = useBrand().brand
  if (!range) return null
  const titles: Record<ExportSubject, string> = { products: t('exportProducts'), comments: t('exportComments') }
  const begin = (address: string) => {
    toast.info(t('exportBegun'), { id: 'export', description: t('exportBegunText') })
    exportFile(address, (thrown) => {
      const error = CallError.from(thrown)
      const until = retryTime(error)
      const description = until ? t('exportAgain', { time: format.time(until) }) : error.message
      toast.error(t('exportFailed'), { id: 'export', description })
    })
  }
  const entry = (what: ExportSubject, format: ExportFormat) => {
    const Icon = icons[format]
    const address = exportAddress({ what, format, range, brandId })
    return (
      <MenuLink
        key={format}
        href={address}
        download=""
        icon={<Icon aria-hidden="true" size={16} />}
        onClick={(event) => {
          event.preventDefault()
          props.onClose()
          begin(address)
        }}
      >
        {t(`exportAs.${format}`)}
      </MenuLink>
    )
  }
  return (
    <AnchoredMenu {...props} label={t('export')} align="end" className="min-w-56">
      {exportSubjects.map((what, n) => (
        <Fragment key={what}>
          {n > 0 && <MenuSeparator />}
          <div role="group" aria-label={titles[what]}>
            <MenuLabel>{titles[what]}</MenuLabel>
            {exportFormats.map((format) => entry(what, format))}
          </div>
        </Fragment>
      ))}
    </AnchoredMenu>
  )
}

interface ExportInput {
  what: ExportSubject
  format: ExportFormat
  range: Range
  brandId: string
}

/** Exports the same reviews that the figures count: every status, except hidden reviews. */
function exportAddress({ what, format, range, brandId }: ExportInput): string {
  const input = new URLSearchParams({ what, format, from: range.from, to: range.to, brand: brandId })
  if (what === 'comments') input.set('triageState', 'shown')
  return `${plainRoutes.analyticsExport.path}?${input}`
}
