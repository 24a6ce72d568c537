import { Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { FilterButton } from '../../../ui/filter-button.tsx'
import { filterCount } from './filters.ts'
import type { ProjectFilterProps } from './filter-popup.tsx'

const load = () => import('./filter-popup.tsx')
const FilterPopup = lazyPart(() => load().then((it) => ({ default: it.FilterPopup })))

export function ProjectFilterButton(props: ProjectFilterProps) {
  const t = useTranslations('projects')
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <FilterButton
        ref={anchor}
        label={t('filter')}
        count={filterCount(props.filters)}
        open={open}
        load={load}
        onClick={() => setOpen(!open)}
      />
      <Suspense>{open && <FilterPopup {...props} anchor={anchor} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
