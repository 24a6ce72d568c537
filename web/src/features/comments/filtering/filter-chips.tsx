import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { without } from './filter-fields.ts'
import { clearedFilters, filterKeys, type Choice, type Filters } from './filters.ts'
import { useValueWords, type WordedKey } from './value-words.ts'

export interface FilterChipsProps {
  filters: Filters
  /** Where no other control shows the order. */
  showsOrder?: boolean
  onChange: (change: Partial<Choice>) => void
}

const keys = ['platform', 'import', ...filterKeys] as const satisfies readonly WordedKey[]

/** The active filters, each with a button to remove it. */
export function FilterChips({ filters, showsOrder = false, onChange }: FilterChipsProps) {
  const t = useTranslations('filtering')
  const comments = useTranslations('comments')
  const wordsOf = useValueWords(filters)
  const set = keys.filter((key) => filters[key] && !(key === 'to' && filters.from))
  const order = showsOrder && filters.sort ? comments(`order.${filters.sort}`) : null
  const chip = (key: string, name: string, value: string, change: Partial<Choice>) => (
    <button
      key={key}
      type="button"
      aria-label={t('removeFilter', { filter: `${name} ${value}` })}
      onClick={() => onChange(change)}
      className={chipStyle}
    >
      <span className="shrink-0 text-ink-2">{name}</span> <span className="truncate">{value}</span>
      <X aria-hidden="true" size={12} className="shrink-0" />
    </button>
  )
  return (
    <div className="flex min-w-0 flex-1 items-center gap-1">
      <div
        role="group"
        aria-label={t('filtersSet')}
        className="scroll-fade-x -my-1 flex min-w-0 items-center gap-1.5 py-1 pr-6"
      >
        {order && chip('sort', comments('sort'), order, { sort: undefined })}
        {set.map((key) => chip(key, t(`filter.${key}`), wordsOf(key), without(key)))}
      </div>
      <Button
        size="xs"
        variant="ghost"
        aria-label={t('clearFilters')}
        className="shrink-0"
        onClick={() => onChange({ ...clearedFilters(), ...(order && { sort: undefined }) })}
      >
        {t('clear')}
      </Button>
    </div>
  )
}

const chipStyle =
  'inline-flex h-7 max-w-64 shrink-0 items-center gap-1.5 rounded-full border border-accent-line bg-accent-soft px-2.5 text-xs ' +
  'font-medium whitespace-nowrap text-accent-ink hover:border-accent coarse:h-9 coarse:px-3'
