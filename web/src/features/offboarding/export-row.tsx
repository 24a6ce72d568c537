import type { CompanyExport } from '@bizamply/contract/offboarding'
import { Download } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { exportFile } from '../../lib/export-file.ts'
import { useFormat, useTicking } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Meter } from '../../ui/meter.tsx'
import { toast } from '../../ui/toast.ts'

/** An archive: in progress, ready to download, or expired. */
export function ExportRow({ made }: { made: CompanyExport }) {
  const t = useTranslations('offboarding')
  const format = useFormat()
  const now = useTicking()
  const age = format.age(made.requestedAt, now)
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-1 border-line py-2 text-sm not-last:border-b">
      <span className="min-w-0 flex-1 basis-48 text-ink">
        {made.requestedBy ? t('askedBy', { age, name: made.requestedBy }) : t('asked', { age })}
      </span>
      <State made={made} />
    </li>
  )
}

function State({ made }: { made: CompanyExport }) {
  const t = useTranslations('offboarding')
  const format = useFormat()
  const bytes = useBytes()
  if (made.state === 'running') return <Progress made={made} />
  if (made.state === 'failed') return <span className="text-danger-ink">{t('broken')}</span>
  if (made.state === 'expired') return <span className="text-ink-3">{t('expired')}</span>
  const failed = (error: unknown) => {
    toast.error(t('downloadFailed'), { description: CallError.from(error).message })
  }
  return (
    <>
      {made.expiresAt && (
        <span className="text-xs text-ink-3 tabular-nums">{t('until', { time: format.full(made.expiresAt) })}</span>
      )}
      <Button
        size="sm"
        icon={<Download aria-hidden="true" size={14} />}
        onClick={() => exportFile(`/api/company/exports/${made.id}/file`, failed)}
      >
        {t('download')} {made.bytes !== null && bytes(made.bytes)}
      </Button>
    </>
  )
}

function Progress({ made: { done, total } }: { made: CompanyExport }) {
  const t = useTranslations('offboarding')
  return (
    <span role="status" className="flex items-center gap-3 text-xs text-ink-3 tabular-nums">
      {total === null ? t('preparing') : t('part', { done, total })}
      <span className="w-32">
        <Meter percent={total === null ? 0 : (100 * done) / total} label={t('progress')} least={2} />
      </span>
    </span>
  )
}

function useBytes(): (bytes: number) => string {
  const format = useFormatter()
  return (bytes) => {
    const [unit, size] = bytes < 1_000_000 ? (['kilobyte', 1000] as const) : (['megabyte', 1_000_000] as const)
    return format.number(Math.max(1, Math.round(bytes / size)), { style: 'unit', unit, unitDisplay: 'short' })
  }
}
