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
  const relative = (share: number): string => `${rounded(share * 100)}%`
  /** `goodIs` says which direction is better; 0 is neither. */
  const change = (by: number | null, words: (by: number) => string, goodIs: 1 | -1 | 0): FigureChange | null => {
    if (by === null) return null
    const size = words(Math.abs(by))
    // What rounds to nothing has no direction: "−0.0" would say that it fell.
    const direction = /[1-9]/.test(size) ? Math.sign(by) : 0
    const sign = direction > 0 ? '+' : direction < 0 ? '−' : '±'
    const tone = direction * goodIs
    return { words: `${sign}${size}`, tone: tone > 0 ? 'better' : tone < 0 ? 'worse' : 'plain' }
  }
  return {
    duration,
    /** One decimal at most, or two. */
    decimal: rounded,
    hundredths: (value: number): string => format.number(Math.round(value * 100) / 100),
    percent: (share: number): string => `${Math.round(share * 100)}%`,
    points: (share: number): string => t('points', { count: rounded(share * 100) }),
    relative,
    change,
    /**
     * How a count grew, in percent. Where so few were before that a percentage says nothing, it is how many; null where
     * there were none.
     */
    growth(now: number, before: number | null | undefined, goodIs: 1 | -1 | 0): FigureChange | null {
      if (!before) return null
      if (now > before * MOST_TIMES) return { words: t('countBefore', { count: before }), tone: 'plain' }
      return change(now / before - 1, relative, goodIs)
    },
  }
}

/** Past this many times as many, the days before are no measure: an import, a launch. */
const MOST_TIMES = 10

export type FigureFormat = ReturnType<typeof useFigureFormat>

export const changeInk = { better: 'text-sent-ink', worse: 'text-danger-ink', plain: 'text-ink-3' } as const
