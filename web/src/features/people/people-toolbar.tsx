import { personOrders } from '@bizamply/contract/person-matches'
import { useTranslations } from 'use-intl'
import { Chip } from '../../ui/chip.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SortMenu } from '../../ui/sort-menu.tsx'
import type { PeopleFilters } from './queries.ts'

export interface PeopleToolbarProps {
  filters: PeopleFilters
  onAsk: (filters: PeopleFilters) => void
}

/** Search, filter and sort order, all kept in the URL. */
export function PeopleToolbar({ filters, onAsk }: PeopleToolbarProps) {
  const t = useTranslations('peoplePage')
  const only = filters.repeated === 'yes'
  const order = filters.sort ?? 'last'
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-6">
      <div className="flex max-md:flex-1 max-sm:basis-full md:w-64">
        <SearchField
          value={filters.search ?? ''}
          label={t('search')}
          short={t('searchShort')}
          clear={t('clearSearch')}
          onChange={(search) => onAsk({ ...filters, search: search || undefined })}
        />
      </div>
      {/* Without other chips next to it, only a border shows that it can be pressed. */}
      <Chip
        pressed={only}
        className={only ? '' : 'border-line-strong!'}
        onClick={() => onAsk({ ...filters, repeated: only ? undefined : 'yes' })}
      >
        {t('repeatedOnly')}
      </Chip>
      <div className="ml-auto">
        <SortMenu
          orders={personOrders}
          value={order}
          nameOf={(one) => t(`order.${one}`)}
          label={t('sort')}
          sortedBy={t('sortedBy', { order: t(`order.${order}`) })}
          onChange={(sort) => onAsk({ ...filters, sort: sort === 'last' ? undefined : sort })}
        />
      </div>
    </div>
  )
}
