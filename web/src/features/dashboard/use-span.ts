import type { Overview } from '@bizamply/contract/dashboard'
import { presetOf } from '@bizamply/contract/ranges'
import { useTranslations } from 'use-intl'
import { useRangeWords } from '../../lib/range-words.ts'

/** The window within a sentence: "from the last 7 days". */
export function useSpan(): (data: Pick<Overview, 'window' | 'today'>) => string {
  const t = useTranslations('dashboardSections.from')
  const words = useRangeWords()
  return ({ window, today }) => {
    const preset = presetOf(window, today)
    return preset ? t(preset) : t('days', { days: words.days(window, today) })
  }
}
