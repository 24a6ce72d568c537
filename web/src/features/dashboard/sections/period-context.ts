import { createContext } from 'react'

export interface PeriodChoice {
  /** How many days back the transactions go. */
  period: Period
  onPeriod: (period: Period) => void
}

export const periods = ['7', '30', '90'] as const

export type Period = (typeof periods)[number]

/** The popup loads by itself and takes no other way. */
export const PeriodContext = createContext<PeriodChoice | null>(null)
