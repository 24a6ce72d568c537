import { Suspense, useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { useFetchedWhenIdle } from '../../../lib/fetch-early.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useMedia } from '../../../lib/media.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { Selection } from '../list/use-selection.ts'
import { FiltersButton, type FiltersHandle } from './filters-button.tsx'
import { filterCount, valuesOf, type Choice, type Filters } from './filters.ts'
import { PlatformChips } from './platform-chips.tsx'
import { SearchBox } from './search-box.tsx'
import { SearchIconButton } from './search-icon-button.tsx'
import { SortButton } from './sort-button.tsx'

const loadChips = () => import('./filter-chips.tsx')
const FilterChips = lazyPart(() => loadChips().then((it) => ({ default: it.FilterChips })))

export interface ToolbarProps {
  filters: Filters
  searchRef: RefObject<HTMLInputElement | null>
  filtersRef: RefObject<FiltersHandle | null>
  /** Undefined for read-only members. */
  selection: Selection | undefined
  onChange: (change: Partial<Choice>) => void
  onSaveView: () => void
}

/**
 * Search, order, and filters over the list, then the platforms or the active filters. In a narrow column the labels
 * collapse into icons. On a phone the icons are in the title row, and the search field is shown while it is used.
 */
export function Toolbar(props: ToolbarProps) {
  const isPhone = useMedia('(max-width: 767px)')
  const [isOpen, setOpen] = useState(false)
  const { filters, onChange } = props
  const isSearching = isOpen || filters.search !== undefined
  const isFiltered = filterCount(filters) > 0
  const hasChips = isFiltered || (isPhone && filters.sort !== undefined)
  useFetchedWhenIdle(loadChips)
  return (
    <div className={`@container ${!isPhone || isSearching || hasChips ? 'border-b border-line' : ''}`}>
      {isPhone ? (
        <div className={isSearching ? 'flex h-13 items-center px-4' : 'sr-only'}>
          <Search {...props} isSearching={isSearching} setOpen={setOpen} isPhone />
        </div>
      ) : (
        <MainRow {...props} isSearching={isSearching} setOpen={setOpen} />
      )}
      {hasChips ? (
        <div className="flex h-9 items-center pr-3 pl-3.5 coarse:h-12">
          <Suspense>
            <FilterChips filters={filters} showsOrder={isPhone} onChange={onChange} />
          </Suspense>
        </div>
      ) : (
        !isPhone && (
          <div className="scroll-fade-x flex h-9 items-center pr-6 pl-3.5 coarse:h-12 @max-[400px]:hidden">
            <PlatformChips filters={filters} onChange={onChange} />
          </div>
        )
      )}
    </div>
  )
}

interface RowProps extends ToolbarProps {
  isSearching: boolean
  setOpen: (open: boolean) => void
}

function MainRow(props: RowProps) {
  const { filters, searchRef, filtersRef, selection, isSearching, onChange, onSaveView } = props
  return (
    <div className="flex h-11 items-center gap-2.5 pr-3 pl-5 @max-[400px]:h-13 @max-[400px]:pl-4">
      {selection && <SelectAll selection={selection} />}
      {!isSearching && <PlatformsButton {...props} />}
      <Search {...props} />
      <div className="flex shrink-0 items-center gap-0.5">
        {!isSearching && (
          <span className="hidden @max-[400px]:inline-grid">
            <SearchIconButton searchRef={searchRef} />
          </span>
        )}
        <SortButton filters={filters} onChange={onChange} />
        <FiltersButton filters={filters} handle={filtersRef} onChange={onChange} onSaveView={onSaveView} />
      </div>
    </div>
  )
}

function Search({
  filters,
  searchRef,
  isSearching,
  isPhone = false,
  setOpen,
  onChange,
}: RowProps & { isPhone?: boolean }) {
  return (
    <SearchBox
      filters={filters}
      searchRef={searchRef}
      className={`min-w-0 flex-1 ${isSearching || isPhone ? '' : '@max-[400px]:sr-only'}`}
      onChange={onChange}
      onOpen={() => setOpen(true)}
      // On a phone, rows would move under the finger that left the field.
      onLeave={() => !isPhone && setOpen(false)}
      onClose={() => setOpen(false)}
    />
  )
}

function SelectAll({ selection }: { selection: Selection }) {
  const t = useTranslations('comments')
  const some = selection.ids.length > 0
  return (
    <Checkbox
      aria-label={t('selectAll')}
      disabled={!selection.isPossible}
      checked={selection.isWhole}
      indeterminate={some && !selection.isWhole}
      onCheckedChange={() => (some ? selection.clear() : selection.selectPage())}
    />
  )
}

/** Replaces the chips where there is no room for them. */
function PlatformsButton({ filters, filtersRef }: ToolbarProps) {
  const t = useTranslations('comments')
  const [first, ...more] = valuesOf(filters.platform)
  const label =
    first === undefined
      ? t('allPlatforms')
      : more.length > 0
        ? t('somePlatforms', { count: more.length + 1 })
        : t(`platform.${first as 'shopify'}`)
  return (
    <button
      type="button"
      className="hidden h-8 min-w-0 flex-1 truncate rounded-sm text-left text-xs text-ink-2 hover:text-ink coarse:h-10 @max-[400px]:block"
      onClick={() => filtersRef.current?.openFilters('platform')}
    >
      {label}
    </button>
  )
}
