import { Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { FilterButton } from '../../../ui/filter-button.tsx'
import { filterCount, type Choice, type Filters } from './filters.ts'

const load = () => import('./filters-popup.tsx')
const FiltersPopup = lazyPart(() => load().then((it) => ({ default: it.FiltersPopup })))

export interface FiltersButtonProps {
  filters: Filters
  onChange: (change: Partial<Choice>) => void
}

export function FiltersButton(props: FiltersButtonProps) {
  const t = useTranslations('comments')
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <FilterButton
        ref={anchor}
        label={t('filters')}
        count={filterCount(props.filters)}
        open={open}
        load={load}
        onClick={() => setOpen(!open)}
      />
      <Suspense>{open && <FiltersPopup {...props} anchor={anchor} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
