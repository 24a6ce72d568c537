import type { ProjectDue } from '@bizamply/contract/project-rules'
import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useMembers } from '../../../lib/members.ts'
import { Button } from '../../../ui/button.tsx'
import { filterKeys, withoutFilters, type FilterKey } from './filters.ts'
import { useProductNames, type ProjectFilters } from '../project-queries.ts'

export interface FilterChipsProps {
  filters: ProjectFilters
  onAsk: (filters: ProjectFilters) => void
}

/** The active filters, each with a button to remove it. */
export function FilterChips({ filters, onAsk }: FilterChipsProps) {
  const t = useTranslations('projects')
  const valueOf = useValueWords(filters)
  return (
    <div role="group" aria-label={t('filtersSet')} className="flex flex-wrap items-center gap-1.5 px-4 pb-3 sm:px-6">
      {filterKeys
        .filter((key) => filters[key])
        .map((key) => {
          const words = key === 'archived' ? t('archived') : t('filterIs', { filter: t(key), value: valueOf(key) })
          return (
            <button
              key={key}
              type="button"
              aria-label={t('removeFilter', { filter: words })}
              onClick={() => onAsk({ ...filters, [key]: undefined })}
              className="inline-flex h-6 max-w-72 items-center gap-1.5 rounded-full border border-accent-line bg-accent-soft px-2 text-xs font-medium text-accent-ink hover:border-accent coarse:h-9 coarse:px-3"
            >
              <span className="truncate">{words}</span>
              <X aria-hidden="true" size={12} className="shrink-0" />
            </button>
          )
        })}
      <Button size="xs" variant="ghost" onClick={() => onAsk(withoutFilters(filters))}>
        {t('clear')}
      </Button>
    </div>
  )
}

function useValueWords({ owner, product, topic, due }: ProjectFilters): (key: FilterKey) => string {
  const t = useTranslations('projects')
  const names = useTranslations('reading.topic')
  const members = useMembers(owner !== undefined && owner !== 'me' && owner !== 'none').data
  const products = useProductNames(product !== undefined).data
  const words: Record<Exclude<FilterKey, 'archived'>, () => string> = {
    owner: () =>
      owner === 'me'
        ? t('me')
        : owner === 'none'
          ? t('noOwnerFilter')
          : (members?.find(({ id }) => id === owner)?.name ?? '…'),
    product: () => products?.find(({ id }) => id === product)?.title ?? t('oneProduct'),
    topic: () => (topic ? names(topic) : ''),
    due: () => t(`dues.${due as ProjectDue}`),
  }
  return (key) => (key === 'archived' ? '' : words[key]())
}
