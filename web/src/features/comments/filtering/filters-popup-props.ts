import type { RefObject } from 'react'
import type { FilterField } from './filter-fields.ts'
import type { Choice, Filters } from './filters.ts'

export interface FiltersPopupProps {
  anchor: RefObject<HTMLElement | null>
  /** Gets the focus on close, if it's still there: the filters were opened by a key. */
  returnTo: RefObject<Element | null>
  filters: Filters
  /** The field to start with; by default the first one that is set. */
  field: FilterField | undefined
  onChange: (change: Partial<Choice>) => void
  onSaveView: () => void
  onClose: () => void
}
