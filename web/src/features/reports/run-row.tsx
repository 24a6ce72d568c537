import type { ReportRun } from '@bizamply/contract/reports'
import { Download } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { useBrandClock } from '../../lib/brand-clock.ts'
import { useBrand } from '../../lib/brand-context.tsx'
import { useFormat, useTicking } from '../../lib/format.ts'
import { useRangeWords } from '../../lib/range-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { look } from '../../ui/button.tsx'
import { fileAddress } from './report-queries.ts'
import { useFileSize } from './report-words.ts'

const tones = { running: 'pending', done: 'sent', failed: 'danger' } as const

/** A run: its days, who started it and when, the result, and the files. */
export function RunRow({ run }: { run: ReportRun }) {
  const t = useTranslations('reports')
  const list = useFormatter()
  const format = useFormat()
  const now = useTicking()
  const range = useRangeWords()
  const clock = useBrandClock(useBrand().brand.timezone)
  return (
    <li className="grid gap-1.5 px-4 py-3 sm:px-5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 text-sm font-medium text-ink tabular-nums">
          {range.days(run, now.toISOString().slice(0, 10))}
        </h3>
        <Badge tone={tones[run.state]}>{t(`state.${run.state}`)}</Badge>
      </div>
      <p className="text-xs text-ink-3">
        <time dateTime={run.startedAt} data-tooltip={clock.fullInZone(run.startedAt)}>
          {format.age(run.startedAt, now)}
        </time>
        {', '}
        <bdi>{run.by === null ? t('bySchedule') : t('by', { name: run.by })}</bdi>
      </p>
      {run.state === 'failed' && <p className="text-xs text-danger-ink">{run.why ?? t('unknownWhy')}</p>}
      {run.mailedTo.length > 0 && (
        <p className="text-xs wrap-anywhere text-ink-2">{t('mailedTo', { names: list.list(run.mailedTo) })}</p>
      )}
      <RunFiles run={run} />
    </li>
  )
}

function RunFiles({ run: { id, files } }: { run: ReportRun }) {
  const t = useTranslations('reports')
  const size = useFileSize()
  const { brand } = useBrand()
  if (files.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2 pt-0.5">
      {files.map((file) => (
        <a
          key={file.format}
          href={fileAddress(id, file.format, brand.BrandId)}
          download={file.name}
          className={look({ variant: 'neutral', size: 'sm' })}
        >
          <span className="flex items-center gap-1.5 tabular-nums">
            <Download aria-hidden="true" size={14} className="text-ink-3" />
            {t('file', { format: file.format.toUpperCase(), size: size(file.bytes) })}
          </span>
        </a>
      ))}
    </div>
  )
}
