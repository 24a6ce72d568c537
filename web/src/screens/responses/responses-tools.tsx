import type { RefObject } from 'react'
import { FiltersButton, type FiltersHandle } from '../../features/comments/filtering/filters-button.tsx'
import type { Choice, Filters } from '../../features/comments/filtering/filters.ts'
import { SearchIconButton } from '../../features/comments/filtering/search-icon-button.tsx'
import { useMedia } from '../../lib/media.ts'
import type { ResponsesSearch } from './responses-search.ts'
import { useSaveView } from './use-save-view.tsx'

export interface ResponsesToolsProps {
  search: ResponsesSearch
  filters: Filters
  searchRef: RefObject<HTMLInputElement | null>
  filtersRef: RefObject<FiltersHandle | null>
  mayShare: boolean
  onChange: (change: Partial<Choice>) => void
}

/** Search and filters as icons in the title row of a phone; wider screens have them in the toolbar. */
export function ResponsesTools({ search, filters, searchRef, filtersRef, mayShare, onChange }: ResponsesToolsProps) {
  const isPhone = useMedia('(max-width: 767px)')
  const { save, dialog } = useSaveView(search, mayShare)
  if (!isPhone) return null
  return (
    <>
      <SearchIconButton searchRef={searchRef} />
      <FiltersButton compact filters={filters} handle={filtersRef} onChange={onChange} onSaveView={save} />
      {dialog}
    </>
  )
}
