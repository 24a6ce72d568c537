import type { ReportRun } from '@bizamply/contract/reports'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../lib/brand-context.tsx'
import { fileAddress } from './report-queries.ts'
import { useFileSize } from './report-words.ts'

/** Download links for the files of a run. */
export function ReportFiles({ title, run }: { title: string; run: ReportRun }) {
  const t = useTranslations('reports')
  const size = useFileSize()
  const { brand } = useBrand()
  return run.files.map(({ format, bytes, name }) => (
    <a
      key={format}
      href={fileAddress(run.id, format, brand.BrandId)}
      download={name}
      data-tooltip={size(bytes)}
      aria-label={t('downloadOf', { title, format: format.toUpperCase() })}
      className={link}
    >
      <Download aria-hidden="true" size={14} className="text-ink-3" />
      {format.toUpperCase()}
    </a>
  ))
}

const link =
  'inline-flex h-7 items-center gap-1.5 rounded-md border border-line-strong bg-surface px-2.5 text-xs font-medium text-ink shadow-1 ' +
  'hover:bg-surface-2 coarse:h-9 dark:bg-surface-3'
