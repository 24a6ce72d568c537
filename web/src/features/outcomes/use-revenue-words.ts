import type { Outcomes } from '@bizamply/contract/outcomes'
import { useFormatter, useTranslations } from 'use-intl'

/** The total of orders placed with codes from the shop; null if no code was used. */
export function useRevenueWords(): (outcomes: Outcomes) => string | null {
  const t = useTranslations('outcomes')
  const format = useFormatter()
  return ({ codes: { revenue, used } }) => {
    if (revenue === null) return t('noRevenue')
    if (!used) return null
    const sums = revenue.map(({ currency, amount }) => format.number(amount, { style: 'currency', currency }))
    return t('revenue', { sums: format.list(sums) })
  }
}
