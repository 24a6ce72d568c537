import { createContext } from 'react'
import type { Comparison, Range } from '@bizamply/contract/ranges'

export interface CompareChoice {
  range: Range
  earlier: Range | null
  compare: Comparison
  today: string
  onCompare: (compare: Comparison) => void
}

/** The popup loads by itself and takes no other way. */
export const CompareContext = createContext<CompareChoice | null>(null)
