import { CalendarDays } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { fetchEarly } from '../../../lib/fetch-early.ts'
import { noDays, rangeOfFilters, type TransactionFilters } from './transaction-filters.ts'
import { FilterBox, filterFace, type FilterShape } from './filter-box.tsx'
import { useDayWords } from './words.ts'

const load = () => import('./days-popup.tsx')
const DaysPopup = lazyPart(() => load().then((it) => ({ default: it.DaysPopup })))

export interface DaysFilterProps {
  filters: TransactionFilters
  /** Today in the brand’s timezone. */
  today: string
  onChange: (change: TransactionFilters) => void
  shape: FilterShape
}

/** Filters by days in the brand’s timezone: a span relative to today, or a fixed day. */
export function DaysFilter({ filters, today, shape, onChange }: DaysFilterProps) {
  const t = useTranslations('transactions')
  const days = useDaysWords(today)
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const chosen = days(filters)
  return (
    <FilterBox set={chosen && t('daysAre', { days: chosen })} onClear={() => onChange(noDays)} shape={shape}>
      <button
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}
        className={filterFace[shape]}
        onPointerEnter={() => fetchEarly(load)}
        onClick={() => setOpen(!open)}
      >
        {shape !== 'pill' && (
          <CalendarDays
            aria-hidden="true"
            size={16}
            className={`shrink-0 ${chosen && shape === 'box' ? '' : 'text-ink-3'}`}
          />
        )}
        <span className="truncate">{chosen ?? t('anyDay')}</span>
      </button>
      <Suspense>
        {open && (
          <DaysPopup
            anchor={anchor}
            filters={filters}
            today={today}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </FilterBox>
  )
}

/** Formats the filter: the name of its span, otherwise its days. */
function useDaysWords(today: string): (filters: TransactionFilters) => string | null {
  const t = useTranslations('transactions')
  const words = useDayWords()
  return (filters) => {
    if (filters.span) return t(`span.${filters.span}`)
    const range = rangeOfFilters(filters, today)
    return range && words(range, today)
  }
}
