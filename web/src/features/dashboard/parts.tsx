import type { Overview } from '@bizamply/contract/dashboard'
import { waits } from '@bizamply/contract/metrics'
import { useTranslations } from 'use-intl'
import { useFigureFormat } from '../../lib/figure-format.ts'
import { useFormat } from '../../lib/format.ts'
import { listOf, type ListOf } from '../../lib/list-of.ts'
import type { DoughnutPart } from '../../ui/charts/doughnut.tsx'
import { PlatformMark } from '../../ui/platform-mark.tsx'
import type { Card } from './cards.ts'

export interface LinkedPart extends DoughnutPart {
  list: ListOf
  /** More about the part, if there is room. */
  detail?: string
}

type Part = Omit<LinkedPart, 'color'> & { color?: string }

/** Each status has the same color on every screen. */
const stateColors = { sent: 'var(--chart-2)', draft: 'var(--chart-5)', pending: 'var(--chart-3)' } as const

const colors = [1, 2, 3, 4, 5].map((n) => `var(--chart-${n})`)
const other = 'var(--chart-6)'

/** The parts of the selected figure: platforms, statuses, star ratings or response times. */
export function useParts(): (card: Card, data: Overview) => LinkedPart[] {
  const t = useTranslations('dashboard')
  const names = useTranslations('comments')
  const figure = useFigureFormat()
  const format = useFormat()
  const detailOf = ({ responseRate, rating }: Overview['platforms'][number]) => {
    const share = figure.percent(responseRate ?? 0)
    return rating === null
      ? t('platformUnrated', { share })
      : t('platformDetail', { share, rating: format.tenths(rating) })
  }
  const colored = (parts: Part[]): LinkedPart[] =>
    parts.map((part, n) => ({ ...part, color: part.color ?? colors[n] ?? other }))
  const byCard: Record<Card, (data: Overview) => Part[]> = {
    reviews: ({ platforms, window }) =>
      platforms.map((figures) => ({
        key: figures.platform,
        label: names(`platform.${figures.platform}`),
        value: figures.received,
        detail: detailOf(figures),
        mark: <PlatformMark platform={figures.platform} size={14} />,
        list: listOf(window, { platform: figures.platform }),
      })),
    rate: ({ now, window }) =>
      (['sent', 'draft', 'pending'] as const).map((status) => ({
        key: status,
        label: t(`status.${status}`),
        value: now[status],
        color: stateColors[status],
        list: listOf(window, { status: status === 'pending' ? undefined : status }),
      })),
    rating: ({ now, window }) =>
      [5, 4, 3, 2, 1].map((rating) => ({
        key: String(rating),
        label: t('stars', { count: rating }),
        value: now.stars[rating - 1] ?? 0,
        list: listOf(window, { rating }),
      })),
    time: ({ now, window }) =>
      waits.map((wait, n) => ({
        key: wait,
        label: t(`wait.${wait}`),
        value: now.waits[n] ?? 0,
        list: listOf(window, { status: 'sent', wait }),
      })),
  }
  return (card, data) => colored(byCard[card](data))
}
