import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { without } from './filter-fields.ts'
import { clearedFilters, filterKeys, type Choice, type Filters } from './filters.ts'
import { useValueWords, type WordedKey } from './value-words.ts'

export interface FilterChipsProps {
  filters: Filters
  onChange: (change: Partial<Choice>) => void
}

const keys = ['platform', 'import', ...filterKeys] as const satisfies readonly WordedKey[]

/** The active filters, each with a button to remove it. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const t = useTranslations('filtering')
  const wordsOf = useValueWords(filters)
  const set = keys.filter((key) => filters[key] && !(key === 'to' && filters.from))
  return (
    <div className="flex min-w-0 flex-1 items-center gap-1">
      <div
        role="group"
        aria-label={t('filtersSet')}
        className="scroll-fade-x -my-1 flex min-w-0 items-center gap-1.5 py-1 pr-6"
      >
        {set.map((key) => {
          const [filter, value] = [t(`filter.${key}`), wordsOf(key)]
          return (
            <button
              key={key}
              type="button"
              aria-label={t('removeFilter', { filter: `${filter} ${value}` })}
              onClick={() => onChange(without(key))}
              className={chip}
            >
              <span className="shrink-0 text-ink-2">{filter}</span> <span className="truncate">{value}</span>
              <X aria-hidden="true" size={12} className="shrink-0" />
            </button>
          )
        })}
      </div>
      <Button
        size="xs"
        variant="ghost"
        aria-label={t('clearFilters')}
        className="shrink-0"
        onClick={() => onChange(clearedFilters())}
      >
        {t('clear')}
      </Button>
    </div>
  )
}

const chip =
  'inline-flex h-7 max-w-64 shrink-0 items-center gap-1.5 rounded-full border border-accent-line bg-accent-soft px-2.5 text-xs ' +
  'font-medium whitespace-nowrap text-accent-ink hover:border-accent coarse:h-9 coarse:px-3'
