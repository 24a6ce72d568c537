import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMembers } from '../../../lib/members.ts'
import { useProjectName } from '../../../lib/project-name.ts'
import { Button } from '../../../ui/button.tsx'
import { useFacets } from './facets.ts'
import { filterKeys, noFilters, valuesOf, type Choice, type FilterKey, type Filters } from './filters.ts'
import { useReadingWords } from '../reading/reading-words.ts'
import { useDaysText } from './days-text.ts'

export interface FilterChipsProps {
  filters: Filters
  onChange: (change: Partial<Choice>) => void
  /** The button that saves the filters as a view. */
  children: ReactNode
}

/** The active filters, each with a button to remove it. */
export function FilterChips({ filters, onChange, children }: FilterChipsProps) {
  const t = useTranslations('filtering')
  const list = useTranslations('comments')
  const wordsOf = useValueWords(filters)
  const set = filterKeys.filter((key) => filters[key] && !(key === 'to' && filters.from))
  const clear = () => {
    const { platform: _, search: __, import: ___, ...rest } = noFilters
    onChange(rest)
  }
  return (
    <div
      role="group"
      aria-label={t('filtersSet')}
      className="flex flex-wrap items-center gap-1.5 border-b border-line px-4 py-2 sm:px-6"
    >
      {set.map((key) => {
        const words = t('filterIs', { filter: t(`filter.${key}`), value: wordsOf(key) })
        return (
          <button
            key={key}
            type="button"
            aria-label={t('removeFilter', { filter: words })}
            onClick={() => onChange({ [key]: undefined, ...(key === 'from' ? { to: undefined } : {}) })}
            className={chip}
          >
            <span className="truncate">{words}</span>
            <X aria-hidden="true" size={12} className="shrink-0" />
          </button>
        )
      })}
      <Button size="xs" variant="ghost" onClick={clear}>
        {list('clearFilters')}
      </Button>
      {children}
    </div>
  )
}

const chip =
  'inline-flex h-6 max-w-72 items-center gap-1.5 rounded-full border border-accent-line bg-accent-soft px-2 text-xs font-medium ' +
  'text-accent-ink hover:border-accent coarse:h-9 coarse:px-3'

/** Formats the value of a filter. */
function useValueWords(filters: Filters): (key: FilterKey) => string {
  const t = useTranslations('filtering')
  const words = useReadingWords()
  const days = useDaysText()
  const members = useMembers(filters.assignee !== undefined).data
  const products = useFacets(filters.product !== undefined).data?.products
  const project = useProjectName(filters.project).data
  const topic = (value: string): string => {
    const [, manner, name = ''] = /^(good:|bad:)?(.*)$/.exec(value) ?? []
    if (!manner) return words.topic(name)
    return t(manner === 'good:' ? 'positiveTopic' : 'negativeTopic', { topic: words.topic(name) })
  }
  const one: Partial<Record<FilterKey, (value: string) => string>> = {
    rating: (value) => (value === 'none' ? t('noRating') : `${value} ★`),
    sentiment: (value) => words.sentiment(value as 'positive'),
    topic,
    product: (id) => products?.find((it) => it.id === id)?.title ?? t('oneProduct'),
    language: words.language,
    risk: words.risk,
    assignee: (value) =>
      value === 'me'
        ? t('me')
        : value === 'none'
          ? t('nobody')
          : (members?.find(({ id }) => id === value)?.name ?? '…'),
    hasPhone: (value) => t(value === 'yes' ? 'phoneKnown' : 'phoneUnknown'),
    hasQuestion: (value) => t(value === 'yes' ? 'asks' : 'asksNot'),
    triageState: (value) => t(`triageState.${value as 'snoozed'}`),
    wait: (value) => t(`wait.${value as '1-4'}`),
    delivery: (value) => t(`delivery.${value as 'failed'}`),
    project: () => project ?? t('oneProject'),
  }
  return (key) => {
    if (key === 'from' || key === 'to') return days({ from: filters.from, to: filters.to })
    return valuesOf(filters[key])
      .map(one[key] ?? String)
      .join(', ')
  }
}
