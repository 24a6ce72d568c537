import { personOrders, type PersonOrder } from '@bizamply/contract/person-matches'
import { ArrowDownWideNarrow, Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '../../ui/menu.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import type { PeopleFilters } from './queries.ts'

export interface PeopleToolbarProps {
  filters: PeopleFilters
  onAsk: (filters: PeopleFilters) => void
}

/** Search, filter and sort order, all kept in the URL. */
export function PeopleToolbar({ filters, onAsk }: PeopleToolbarProps) {
  const t = useTranslations('peoplePage')
  const only = filters.repeated === 'yes'
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-6">
      <div className="flex max-md:flex-1 max-[359px]:basis-full">
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
        <PeopleOrder value={filters.sort ?? 'last'} onChange={(sort) => onAsk({ ...filters, sort })} />
      </div>
    </div>
  )
}

function PeopleOrder({ value, onChange }: { value: PersonOrder; onChange: (order: PersonOrder | undefined) => void }) {
  const t = useTranslations('peoplePage')
  const choose = (chosen: string) => {
    const order = personOrders.find((one) => one === chosen)
    onChange(order === 'last' ? undefined : order)
  }
  return (
    <Menu>
      <MenuTrigger>
        <Button
          variant="ghost"
          className="px-2"
          aria-label={t('sortedBy', { order: t(`order.${value}`) })}
          icon={<ArrowDownWideNarrow aria-hidden="true" size={16} />}
        >
          <span className="max-sm:sr-only">{t(`order.${value}`)}</span>
        </Button>
      </MenuTrigger>
      <MenuContent align="end" aria-label={t('sort')}>
        <MenuRadioGroup value={value} onValueChange={choose}>
          {personOrders.map((order) => (
            <MenuRadioItem key={order} value={order}>
              <Check aria-hidden="true" size={16} className={order === value ? 'text-accent-ink' : 'invisible'} />
              {t(`order.${order}`)}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  )
}
