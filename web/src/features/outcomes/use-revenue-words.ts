import type { Outcomes } from '@bizamply/contract/outcomes'
import { useFormatter, useTranslations } from 'use-intl'

/** The total of orders placed with codes from the shop, by currency; null if it is unknown or no code was used. */
export function useRevenueSums(): (outcomes: Outcomes) => string | null {
  const format = useFormatter()
  return ({ codes: { revenue, used } }) => {
    if (!revenue || !used) return null
    const sums = revenue.map(({ currency, amount }) => format.number(amount, { style: 'currency', currency }))
    return format.list(sums)
  }
}

/** That total as a sentence. */
export function useRevenueWords(): (outcomes: Outcomes) => string | null {
  const t = useTranslations('outcomes')
  const sumsOf = useRevenueSums()
  return (outcomes) => {
    if (outcomes.codes.revenue === null) return t('noRevenue')
    const sums = sumsOf(outcomes)
    return sums && t('revenue', { sums })
  }
}
