import { useTranslations } from 'use-intl'
import { useFormat } from './format.ts'

export interface FigureChange {
  words: string
  tone: 'better' | 'worse' | 'plain'
}

/** Rates, times and changes as every screen writes them. */
export function useFigureFormat() {
  const t = useTranslations('shared')
  const format = useFormat()
  const rounded = (value: number): string => format.number(Math.round(value * 10) / 10)
  const duration = (hours: number): string => {
    if (hours < 1) return t('minutesLong', { count: format.number(Math.round(hours * 60)) })
    if (hours < 24) return t('hoursLong', { count: rounded(hours) })
    return t('daysLong', { count: rounded(hours / 24) })
  }
  return {
    duration,
    /** One decimal at most, or two. */
    decimal: rounded,
    hundredths: (value: number): string => format.number(Math.round(value * 100) / 100),
    percent: (share: number): string => `${Math.round(share * 100)}%`,
    points: (share: number): string => t('points', { count: rounded(share * 100) }),
    relative: (share: number): string => `${rounded(share * 100)}%`,
    /** `goodIs` says which direction is better; 0 is neither. */
    change(by: number | null, words: (by: number) => string, goodIs: 1 | -1 | 0): FigureChange | null {
      if (by === null) return null
      const sign = by > 0 ? '+' : by < 0 ? '−' : '±'
      const tone = Math.sign(by) * goodIs
      return { words: `${sign}${words(Math.abs(by))}`, tone: tone > 0 ? 'better' : tone < 0 ? 'worse' : 'plain' }
    },
  }
}

export type FigureFormat = ReturnType<typeof useFigureFormat>

export const changeInk = { better: 'text-sent-ink', worse: 'text-danger-ink', plain: 'text-ink-3' } as const
