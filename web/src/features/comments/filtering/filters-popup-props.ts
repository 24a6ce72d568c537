import type { RefObject } from 'react'
import type { FilterField } from './filter-fields.ts'
import type { Choice, Filters } from './filters.ts'

export interface FiltersPopupProps {
  anchor: RefObject<HTMLElement | null>
  filters: Filters
  /** The field to start with; by default the first one that is set. */
  field: FilterField | undefined
  onChange: (change: Partial<Choice>) => void
  onSaveView: () => void
  onClose: () => void
}
