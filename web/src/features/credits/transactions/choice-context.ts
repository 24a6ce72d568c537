import { createContext } from 'react'
import type { FilterShape } from './filter-box.tsx'

export interface ChoiceFilterProps {
  label: string
  value: string | undefined
  options: readonly { value: string; words: string }[]
  shape: FilterShape
  onChange: (value: string | undefined) => void
}

/** Passes the filter to the lazy-loaded popup, which can’t receive it as a prop. */
export const ChoiceContext = createContext<ChoiceFilterProps | null>(null)
