import type { Discount } from '@bizamply/contract/discounts'
import { useFormatter, useTranslations } from 'use-intl'
import { ageOf, useFormat } from '../../../lib/format.ts'

/** Formats the terms, dates and amounts of discounts for this screen. */
export function useDiscountWords() {
  const t = useTranslations('discountManager')
  const format = useFormatter()
  const { age } = useFormat()
  const money = (amount: number, currency: string): string =>
    format.number(amount, {
      style: 'currency',
      currency,
      ...(amount >= WHOLE_FROM ? { maximumFractionDigits: 0 } : {}),
    })
  return {
    money,
    /** What it takes off; null if the shop gives no amount. */
    amount: ({ type, amount, currency }: Discount): string | null => {
      if (type === 'free_shipping') return t('shipping')
      if (amount === null) return null
      if (type === 'percentage') return format.number(amount / 100, { style: 'percent', maximumFractionDigits: 2 })
      return currency ? format.number(amount, { style: 'currency', currency }) : format.number(amount)
    },
    day: (at: string): string => format.dateTime(new Date(at), { dateStyle: 'medium' }),
    moment: (at: string): string => format.dateTime(new Date(at), { dateStyle: 'full', timeStyle: 'short' }),
    percent: (rate: number): string => format.number(rate / 100, { style: 'percent', maximumFractionDigits: 1 }),
    sums: (sums: readonly { currency: string; amount: number }[]): string =>
      format.list(
        sums.map(({ amount, currency }) => money(amount, currency)),
        { type: 'unit', style: 'short' },
      ),
    read: (at: string, now: Date): string =>
      ageOf(new Date(at), now)?.step === 'justNow' ? t('readNow') : t('read', { age: age(at, now) }),
  }
}

const WHOLE_FROM = 1000

/** Share of the usage limit, 0 to 1; null without a limit. */
export const shareUsed = ({ times_used, usage_limit }: Discount): number | null =>
  usage_limit === null ? null : Math.min(1, times_used / usage_limit)
