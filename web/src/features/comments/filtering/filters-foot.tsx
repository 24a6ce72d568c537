import { Bookmark } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import type { useFacets } from './facets.ts'
import { filterFields, isSet, without } from './filter-fields.ts'
import { clearedFilters, filterCount, type Choice, type Filters } from './filters.ts'

export interface FiltersFootProps {
  filters: Filters
  facets: ReturnType<typeof useFacets>
  onChange: (change: Partial<Choice>) => void
  onSaveView: () => void
  onClose: () => void
}

export function FiltersFoot(props: FiltersFootProps) {
  const t = useTranslations('filtering')
  const list = useTranslations('comments')
  const { filters, facets, onChange, onSaveView, onClose } = props
  const total = facets.data?.total
  const isEmpty = total === 0
  const isSetNone = filterCount(filters) === 0 && !filters.platform && !filters.import
  return (
    <footer className="shrink-0 border-t border-line">
      {isEmpty && <Culprit {...props} />}
      <div className="flex items-center gap-2 px-3 py-2.5 max-md:px-5">
        <Button
          variant="ghost"
          // With nothing to clear, it must not stand out from what can be used.
          className="not-data-busy:aria-disabled:bg-transparent"
          aria-disabled={isSetNone || undefined}
          onClick={() => onChange(clearedFilters())}
        >
          {t('clearFilters')}
        </Button>
        <Button variant="ghost" icon={<Bookmark aria-hidden="true" size={16} />} onClick={onSaveView}>
          <span className="max-[359px]:sr-only">{t('saveView')}</span>
        </Button>
        <Button
          variant="primary"
          className="ml-auto min-w-20 tabular-nums"
          aria-disabled={isEmpty || undefined}
          onClick={onClose}
        >
          {isEmpty ? list('nothingMatches') : total === undefined ? t('showAny') : t('show', { count: total })}
        </Button>
      </div>
    </footer>
  )
}

/** Names the filter to remove: the one without which most reviews match. */
function Culprit({ filters, facets, onChange }: FiltersFootProps) {
  const t = useTranslations('filtering')
  const [most] = filterFields
    .filter(({ key }) => isSet(filters, key))
    .map(({ key }) => ({ key, count: facets.data?.without[key === 'from' ? 'day' : key] ?? 0 }))
    .toSorted((a, b) => b.count - a.count)
  return (
    <div
      role="status"
      className="flex min-h-9 flex-wrap items-center gap-x-2 bg-pending-soft px-4 py-1 text-xs text-pending-ink"
    >
      {most && most.count > 0 ? (
        <>
          {t('emptyBecause', { filter: t(`filter.${most.key}`) })}
          <button
            type="button"
            className="min-h-6 font-medium underline underline-offset-2 coarse:min-h-10"
            onClick={() => onChange(without(most.key))}
          >
            {t('dropToSee', { filter: t(`filter.${most.key}`), count: most.count })}
          </button>
        </>
      ) : (
        t('emptyTogether')
      )}
    </div>
  )
}
