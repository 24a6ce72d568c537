import { createContext } from 'react'

export interface PeriodChoice {
  /** Number of past days whose transactions are shown. */
  period: Period
  onPeriod: (period: Period) => void
}

export const periods = ['7', '30', '90'] as const

export type Period = (typeof periods)[number]

/** Passes the period to the lazy-loaded popup, which can’t receive it as a prop. */
export const PeriodContext = createContext<PeriodChoice | null>(null)
