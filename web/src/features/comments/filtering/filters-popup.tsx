import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { AnchoredPopover } from '../../../ui/anchored-popover.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { useFacets } from './facets.ts'
import { filterCount, noFilters, type Choice, type Filters } from './filters.ts'
import { AssigneeFilter } from './assignee-filter.tsx'
import { DaysFilter } from './days-filter.tsx'
import { FacetFilters } from './facet-filters.tsx'
import { PlainFilters } from './plain-filters.tsx'

export interface FiltersPopupProps {
  anchor: RefObject<HTMLElement | null>
  filters: Filters
  onChange: (change: Partial<Choice>) => void
  onClose: () => void
}

/** Filters apply immediately and update the list behind the popup. */
export function FiltersPopup({ anchor, filters, onChange, onClose }: FiltersPopupProps) {
  const t = useTranslations('comments')
  const facets = useFacets(true)
  const clear = () => {
    const { platform: _, search: __, import: ___, ...rest } = noFilters
    onChange(rest)
  }
  return (
    <AnchoredPopover
      anchor={anchor}
      label={t('filters')}
      align="end"
      onClose={onClose}
      className="w-[min(560px,calc(100vw-16px))] max-h-[min(620px,var(--radix-popper-available-height))]"
    >
      <div className="grid gap-3 p-4">
        <PlainFilters filters={filters} triageStates={facets.data?.triageStates} onChange={onChange} />
        <DaysFilter filters={filters} onChange={onChange} />
        <AssigneeFilter filters={filters} onChange={onChange} />
        {facets.isError && (
          <ErrorPanel
            error={facets.error}
            say={(reason) => `${t('facetsFailed')} ${reason}`}
            onRetry={() => void facets.refetch()}
          />
        )}
        {facets.data && <FacetFilters filters={filters} facets={facets.data} onChange={onChange} />}
      </div>
      <footer className="sticky bottom-0 flex justify-between gap-2 border-t border-line bg-raised px-4 py-2.5">
        <Button size="sm" variant="ghost" aria-disabled={filterCount(filters) === 0} onClick={clear}>
          {t('clearFilters')}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t('showThem')}
        </Button>
      </footer>
    </AnchoredPopover>
  )
}
