import { presetOf, type Range } from '@bizamply/contract/ranges'
import { useFormatter, useTranslations } from 'use-intl'

/** Label of a window: its preset and its days. */
export function useRangeWords() {
  const t = useTranslations('dashboard')
  const format = useFormatter()
  const days = ({ from, to }: Range, today: string): string => {
    const year = from.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
    const options = { month: 'short', day: 'numeric', timeZone: 'UTC', ...year } as const
    if (from === to) return format.dateTime(noon(from), options)
    return format.dateTimeRange(noon(from), noon(to), options)
  }
  return {
    days,
    name: (range: Range, today: string): string | null => {
      const preset = presetOf(range, today)
      return preset && t(`preset.${preset}`)
    },
  }
}

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`)
