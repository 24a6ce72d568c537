import { ListFilter } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { fetchEarly } from '../../lib/fetch-early.ts'
import { Button } from '../../ui/button.tsx'
import { filterCount } from './filters.ts'
import type { FilterButtonProps } from './filter-popup.tsx'

const load = () => import('./filter-popup.tsx')
const FilterPopup = lazyPart(() => load().then((it) => ({ default: it.FilterPopup })))

export function FilterButton({ filters, archived, onAsk }: FilterButtonProps) {
  const t = useTranslations('projects')
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const count = filterCount(filters)
  return (
    <>
      <Button
        ref={anchor}
        variant="ghost"
        className="px-2"
        aria-haspopup="dialog"
        aria-expanded={open}
        icon={<ListFilter aria-hidden="true" size={16} className={count > 0 ? 'text-accent-ink' : ''} />}
        onPointerEnter={() => fetchEarly(load)}
        onClick={() => setOpen(!open)}
      >
        <span className="max-lg:sr-only">{t('filter')}</span>
        {count > 0 && <span className="ml-1.5 text-accent-ink tabular-nums">{count}</span>}
      </Button>
      <Suspense>
        {open && (
          <FilterPopup
            anchor={anchor}
            filters={filters}
            archived={archived}
            onAsk={onAsk}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
