import { createContext } from 'react'
import type { FilterShape } from './filter-box.tsx'

export interface ChoiceFilterProps {
  label: string
  value: string | undefined
  options: readonly { value: string; words: string }[]
  shape: FilterShape
  onChange: (value: string | undefined) => void
}

/** The filter whose value is chosen; the popup loads by itself and takes no other way. */
export const ChoiceContext = createContext<ChoiceFilterProps | null>(null)
