import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import type { FiguresData } from './queries.ts'

export interface Figure {
  name: 'totalReviews' | 'responseRate' | 'responseTime' | 'avgRating'
  /** Null: no data yet. */
  value: string | null
  /** Against the window before; null where there is nothing to compare with. */
  change: { words: string; tone: 'better' | 'worse' | 'plain' } | null
}

/** The four figures in words (spec 3 section 9). */
export function useFigureWords(): (data: FiguresData) => Figure[] {
  const t = useTranslations('comments')
  const format = useFormat()
  const duration = (hours: number): string => {
    if (hours < 1) return t('minutes', { count: format.number(Math.round(hours * 60)) })
    if (hours < 24) return t('hours', { count: format.number(oneDecimal(hours)) })
    return t('days', { count: format.number(oneDecimal(hours / 24)) })
  }
  const signed = (value: number, words: string): string => `${value > 0 ? '+' : value < 0 ? '−' : '±'}${words}`
  const change = (now: number | null, before: number | null, words: (by: number) => string, goodIs: 1 | -1 | 0) => {
    if (now === null || before === null) return null
    const by = now - before
    const tone = Math.sign(by) * goodIs
    return { words: signed(by, words(Math.abs(by))), tone: tone > 0 ? 'better' : tone < 0 ? 'worse' : 'plain' } as const
  }
  return ({ now, before }) => [
    {
      name: 'totalReviews',
      value: now.total === 0 ? null : format.number(now.total),
      change:
        before.total === 0
          ? null
          : change(now.total, before.total, (by) => `${format.number(oneDecimal((by / before.total) * 100))}%`, 0),
    },
    {
      name: 'responseRate',
      value: now.handledRate === null ? null : percent(now.handledRate),
      change: change(
        now.handledRate,
        before.handledRate,
        (by) => t('points', { count: format.number(oneDecimal(by * 100)) }),
        1,
      ),
    },
    {
      name: 'responseTime',
      value: now.responseHours === null ? null : duration(now.responseHours),
      change: change(now.responseHours, before.responseHours, duration, -1),
    },
    {
      name: 'avgRating',
      value: now.rating === null ? null : now.rating.toFixed(1),
      change: change(now.rating, before.rating, (by) => by.toFixed(1), 1),
    },
  ]
}

export const percent = (share: number): string => `${Math.round(share * 100)}%`
const oneDecimal = (value: number): number => Math.round(value * 10) / 10
