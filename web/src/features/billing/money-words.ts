import { billingCurrency, type PlanId, plans } from '@bizamply/contract/plans'
import { creditsFor, type Prices } from '@bizamply/contract/prices'
import { useFormatter } from 'use-intl'

/** Formats amounts in US cents for the user’s locale. */
export function useMoney() {
  const format = useFormatter()
  return {
    price: (cents: number): string =>
      format.number(cents / 100, { style: 'currency', currency: billingCurrency, currencyDisplay: 'narrowSymbol' }),
    /** Cents per credit, with two decimals. */
    perCredit: (cents: number, credits: number): string =>
      format.number(cents / credits, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    day: (instant: string | Date): string => format.dateTime(new Date(instant), { dateStyle: 'medium' }),
  }
}

/** How many replies a number of credits can generate and send. */
export const repliesOf = (credits: number, prices: Prices): number =>
  Math.floor(credits / (creditsFor(prices, 'generate') + creditsFor(prices, 'send')))

export const planName = (id: PlanId): string => plans[id].name
