import { discountTypes, type DiscountType } from '@bizamply/contract/discount-rules'
import { Check, ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '../../../ui/menu.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { shownStatuses, type DiscountFilters, type ShownStatus } from './discount-filters.ts'
import { SEARCH_LENGTH } from './search-length.ts'

export interface ToolbarProps {
  filters: DiscountFilters
  counts: Record<ShownStatus, number> | undefined
  all: number | undefined
  onChange: (change: DiscountFilters) => void
}

export function Toolbar({ filters, counts, all, onChange }: ToolbarProps) {
  const t = useTranslations('discountManager')
  const chips = (
    <div
      role="group"
      aria-label={t('byStatus')}
      className="order-3 flex min-w-0 gap-1 py-0.5 max-lg:scroll-fade-x max-md:-mx-4 max-md:basis-[calc(100%+2rem)] max-md:px-4 md:order-2"
    >
      <StatusChip
        pressed={!filters.status}
        words={t('all')}
        count={all}
        onPress={() => onChange({ status: undefined })}
      />
      {shownStatuses
        .filter((one) => one !== 'paused' || filters.status === one || (counts?.paused ?? 0) > 0)
        .map((one) => (
          <StatusChip
            key={one}
            pressed={filters.status === one}
            words={t(`statuses.${one}`)}
            count={counts?.[one]}
            onPress={() => onChange({ status: filters.status === one ? undefined : one })}
          />
        ))}
      <span aria-hidden="true" className="w-6 shrink-0 lg:hidden" />
    </div>
  )
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-4 pb-3 sm:px-6 md:flex-nowrap">
      <SearchField
        value={filters.search ?? ''}
        label={t('search')}
        short={t('search')}
        clear={t('clearSearch')}
        maxLength={SEARCH_LENGTH}
        pauseMs={150}
        onChange={(words) => onChange({ search: words || undefined })}
      />
      <div className="order-2 md:order-3 md:ml-auto">
        <TypeMenu value={filters.type} onChange={(type) => onChange({ type })} />
      </div>
      {chips}
    </div>
  )
}

interface StatusChipProps {
  pressed: boolean
  words: string
  count: number | undefined
  onPress: () => void
}

function StatusChip({ pressed, words, count, onPress }: StatusChipProps) {
  const format = useFormat()
  return (
    <Chip pressed={pressed} onClick={onPress}>
      {words}{' '}
      {count !== undefined && (
        <span className={`font-normal tabular-nums ${pressed ? '' : 'text-ink-3'}`}>{format.number(count)}</span>
      )}
    </Chip>
  )
}

interface TypeMenuProps {
  value: DiscountType | undefined
  onChange: (value: DiscountType | undefined) => void
}

function TypeMenu({ value, onChange }: TypeMenuProps) {
  const t = useTranslations('discountManager')
  const options = [{ key: '', words: t('all') }, ...discountTypes.map((key) => ({ key, words: t(`types.${key}`) }))]
  return (
    <Menu>
      <MenuTrigger>
        <button type="button" className={`${face} ${value ? isSet : isOff}`}>
          <span className={value ? '' : 'font-normal text-ink-3'}>{t('type')}</span>{' '}
          <span className="truncate">{value ? t(`types.${value}`) : t('all')}</span>
          <ChevronDown aria-hidden="true" size={14} className={`-mr-0.5 ${value ? '' : 'text-ink-3'}`} />
        </button>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuRadioGroup
          value={value ?? ''}
          onValueChange={(next) => onChange(discountTypes.find((one) => one === next))}
        >
          {options.map(({ key, words }) => (
            <MenuRadioItem key={key} value={key}>
              <Check aria-hidden="true" size={16} className={key === (value ?? '') ? 'text-accent-ink' : 'invisible'} />
              {words}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  )
}

const face =
  'inline-flex h-8 max-w-44 shrink-0 items-center gap-2 rounded-sm border px-2.5 text-sm font-medium whitespace-nowrap ' +
  'transition-colors duration-100 coarse:h-10'
const isSet = 'border-accent-line bg-accent-soft text-accent-ink hover:border-accent'
const isOff =
  'border-line-strong bg-surface text-ink shadow-1 hover:bg-surface-2 dark:bg-surface-2 dark:hover:bg-surface-3'
