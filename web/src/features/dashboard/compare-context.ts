import { createContext } from 'react'
import type { Comparison, Range } from '@bizamply/contract/ranges'

export interface CompareChoice {
  range: Range
  earlier: Range | null
  compare: Comparison
  today: string
  onCompare: (compare: Comparison) => void
}

/** Passes the comparison to the lazy-loaded popup, which can’t receive it as a prop. */
export const CompareContext = createContext<CompareChoice | null>(null)
