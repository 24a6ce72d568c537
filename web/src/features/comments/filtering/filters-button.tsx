import { ListFilter } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { Button } from '../../../ui/button.tsx'
import { filterCount, type Choice, type Filters } from './filters.ts'
import { fetchEarly } from '../../../lib/fetch-early.ts'

const load = () => import('./filters-popup.tsx')
const FiltersPopup = lazyPart(() => load().then((it) => ({ default: it.FiltersPopup })))

export interface FiltersButtonProps {
  filters: Filters
  onChange: (change: Partial<Choice>) => void
}

export function FiltersButton({ filters, onChange }: FiltersButtonProps) {
  const t = useTranslations('comments')
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
        <span className="max-lg:sr-only">{t('filters')}</span>
        {count > 0 && <span className="ml-1.5 text-accent-ink tabular-nums">{count}</span>}
      </Button>
      <Suspense>
        {open && <FiltersPopup anchor={anchor} filters={filters} onChange={onChange} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
