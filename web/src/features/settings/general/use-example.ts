import { addDays } from '@bizamply/contract/ranges'
import { useTranslations } from 'use-intl'
import type { PreviewData } from './use-preview.ts'

const HOUR = 3_600_000
const at = (now: Date, hours: number): string => new Date(now.getTime() + hours * HOUR).toISOString()

/** Sample data for the preview of a brand without data, labeled as such. */
export function useExample(now: Date): PreviewData {
  const t = useTranslations('general')
  const today = now.toISOString().slice(0, 10)
  return {
    comment: { author: t('example.author'), product: t('example.product'), rating: '2', at: at(now, -5) },
    entry: { what: t('example.entry'), key: 'spent', credits: 2, at: at(now, -4) },
    discount: {
      title: t('example.discount'),
      type: 'percentage',
      amount: 20,
      currency: null,
      starts_at: at(now, 6 * 24),
      ends_at: at(now, 9 * 24),
    },
    week: { from: addDays(today, -6), to: today, reviews: 1806 },
  }
}
