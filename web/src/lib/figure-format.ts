import { useTranslations } from 'use-intl'
import { useFormat } from './format.ts'

export interface FigureChange {
  words: string
  tone: 'better' | 'worse' | 'plain'
}

/** Formats rates, durations, and changes for all screens. */
export function useFigureFormat() {
  const t = useTranslations('shared')
  const format = useFormat()
  const rounded = (value: number): string => format.number(Math.round(value * 10) / 10)
  const duration = (hours: number): string => {
    if (hours < 1) return t('minutesLong', { count: format.number(Math.round(hours * 60)) })
    if (hours < 24) return t('hoursLong', { count: rounded(hours) })
    return t('daysLong', { count: rounded(hours / 24) })
  }
  const points = (share: number): string => t('points', { count: rounded(share * 100) })
  const relative = (share: number): string => `${rounded(share * 100)}%`
  /** `goodIs`: which direction is better; 0 is neither. */
  const change = (by: number | null, words: (by: number) => string, goodIs: 1 | -1 | 0): FigureChange | null => {
    if (by === null) return null
    const size = words(Math.abs(by))
    // Rounding to zero removes the sign: "−0.0" would look like a decrease.
    const direction = /[1-9]/.test(size) ? Math.sign(by) : 0
    const sign = direction > 0 ? '+' : direction < 0 ? '−' : '±'
    const tone = direction * goodIs
    return { words: `${sign}${size}`, tone: tone > 0 ? 'better' : tone < 0 ? 'worse' : 'plain' }
  }
  /** Change of the share replied or drafted: better or worse only if the share replied moved the same way. */
  const handled = (by: number | null, sentBy: number | null): FigureChange | null => {
    const found = change(by, points, 1)
    const isSame = sentBy !== null && change(sentBy, points, 1)?.tone === found?.tone
    return found && !isSame ? { ...found, tone: 'plain' } : found
  }
  return {
    duration,
    /** One decimal at most, or two. */
    decimal: rounded,
    hundredths: (value: number): string => format.number(Math.round(value * 100) / 100),
    percent: (share: number): string => `${Math.round(share * 100)}%`,
    points,
    relative,
    change,
    handled,
    /**
     * Growth of a count in percent; if the earlier count is too small for a percentage, that count;
     * null if it was zero.
     */
    growth(now: number, before: number | null | undefined, goodIs: 1 | -1 | 0): FigureChange | null {
      if (!before) return null
      if (now > before * MOST_TIMES) return { words: t('countBefore', { count: before }), tone: 'plain' }
      return change(now / before - 1, relative, goodIs)
    },
  }
}

/** Beyond this factor, the earlier period isn't a meaningful baseline, as after an import or a launch. */
const MOST_TIMES = 10

export type FigureFormat = ReturnType<typeof useFigureFormat>

export const changeInk = { better: 'text-sent-ink', worse: 'text-danger-ink', plain: 'text-ink-3' } as const
