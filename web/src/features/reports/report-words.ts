import type { Report } from '@bizamply/contract/reports'
import { useFormatter, useTranslations } from 'use-intl'

/** A report's schedule in words; times are in the brand's timezone. */
export function useReportWords(timezone: string) {
  const t = useTranslations('reports')
  const format = useFormatter()
  const hour = (of: number): string =>
    format.dateTime(new Date(Date.UTC(2026, 0, 1, of)), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return {
    when: ({ schedule, hour: at }: Pick<Report, 'schedule' | 'hour'>): string =>
      schedule ? t(`when.${schedule}`, { hour: hour(at) }) : t('when.none'),
    next: ({ nextRunAt }: Pick<Report, 'nextRunAt'>): string | null =>
      nextRunAt &&
      t('next', { time: format.dateTime(new Date(nextRunAt), { month: 'short', day: 'numeric', timeZone: timezone }) }),
  }
}

/** Formats bytes as a readable size. */
export function useFileSize(): (bytes: number) => string {
  const format = useFormatter()
  const unit = (value: number, name: 'kilobyte' | 'megabyte'): string =>
    format.number(value, { style: 'unit', unit: name, maximumFractionDigits: value < 10 ? 1 : 0 })
  return (bytes) => (bytes < 1_000_000 ? unit(Math.max(bytes / 1000, 0.1), 'kilobyte') : unit(bytes / 1e6, 'megabyte'))
}
