import type { Alert, Watch } from '@bizamply/contract/alerts'
import { useFormatter, useTranslations } from 'use-intl'
import { useFigureFormat } from '../../lib/figure-format.ts'
import { useFormat } from '../../lib/format.ts'

/** The subject of a row: an alert, or a change that is close to becoming an alert. */
export type Change = Alert | Watch['rising'][number]

/** Texts that describe a change. */
export function useAlertWords() {
  const t = useTranslations('alerts')
  const topics = useTranslations('reading.topic')
  const format = useFormat()
  const dates = useFormatter()
  const figures = useFigureFormat()
  const value = (change: Pick<Change, 'kind'>, of: number | null): string => {
    if (of === null) return change.kind === 'rating' ? t('noValue') : t('nothingThatWeek')
    return change.kind === 'rating' ? format.tenths(of) : figures.percent(of)
  }
  return {
    value,
    headline: ({ kind, topic, direction, now }: Change): string => {
      if (kind === 'topic' && topic) return t('moreAbout', { topic: topics(topic).toLowerCase() })
      if (now.value === null) return t('ratingChanged')
      return t(direction === 'down' ? 'ratingFell' : 'ratingRose', { value: format.tenths(now.value) })
    },
    range: ({ from, to }: { from: string; to: string }): string =>
      dates.dateTimeRange(noon(from), noon(to), { month: 'short', day: 'numeric', timeZone: 'UTC' }),
    spark: (alert: Alert): string =>
      t('spark', { values: alert.weeks.map((week) => value(alert, week.value)).join(', ') }),
  }
}

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`)
