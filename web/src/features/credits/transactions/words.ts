import type { Transaction } from '@bizamply/contract/credits'
import type { Range } from '@bizamply/contract/ranges'
import { transactionPlatforms } from '@bizamply/contract/transaction-filter'
import { useFormatter, useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { amountInks } from '../../../lib/transaction-tones.ts'
import { creditsOf } from '../../../lib/transaction-words.ts'

/** The last eight characters of an ID, in capitals. */
export const shortId = (id: string): string => id.slice(-8).toUpperCase()

/** Texts for an entry, shared by all parts of the screen. */
export function useTransactionWords() {
  const t = useTranslations('transactions')
  const format = useFormat()
  return {
    /** Signed, with a minus sign as wide as the plus sign. */
    amount: (entry: Transaction): string => {
      const { key, count } = creditsOf(entry)
      const sign = { spent: '−', added: '+', none: '' }[key]
      return `${sign}${format.number(count)}`
    },
    /** How many credits the amount is, for its unit. */
    count: (entry: Transaction): number => creditsOf(entry).count,
    ink: (entry: Transaction): string => amountInks[creditsOf(entry).key],
    brand: ({ BrandName }: Transaction): string => BrandName ?? t('unknownBrand'),
    brandId: ({ BrandId }: Transaction): string => (BrandId ? shortId(BrandId) : t('notAvailable')),
    platform: (platform: string): string => {
      const known = transactionPlatforms.find((one) => one === platform)
      return known ? t(`platforms.${known}`) : platform
    },
    /** The action that the entry paid for, otherwise its type. */
    action: ({ type, status, metadata }: Transaction): string => {
      const action = (['generate', 'send'] as const).find((one) => one === metadata['action'])
      return action ? t(`action.${action}.${status}`) : t(`types.${type}`)
    },
  }
}

/** Formats days, with the year only if it isn’t this year. */
export function useDayWords(): (range: Range, today: string) => string {
  const format = useFormatter()
  const noon = (day: string): Date => new Date(`${day}T12:00:00Z`)
  return ({ from, to }, today) => {
    const year = from.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
    const options = { month: 'short', day: 'numeric', timeZone: 'UTC', ...year } as const
    return from === to ? format.dateTime(noon(from), options) : format.dateTimeRange(noon(from), noon(to), options)
  }
}
