import { entryStatuses, entryTypes, transactionPlatforms } from '@bizamply/contract/transaction-filter'
import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { isFiltered, noFilters, type TransactionFilters } from './transaction-filters.ts'
import { ChoiceFilter } from './choice-filter.tsx'
import { DaysFilter } from './days-filter.tsx'
import { FiltersButton } from './filters-button.tsx'
import { SearchField as Field } from '../../../ui/search-field.tsx'

export interface ToolbarProps {
  filters: TransactionFilters
  /** Today in the brand’s timezone. */
  today: string
  /** Undefined while loading. */
  count: number | undefined
  narrow: boolean
  onChange: (change: TransactionFilters) => void
}

/** Search and filters, which apply immediately. */
export function Toolbar(props: ToolbarProps) {
  const t = useTranslations('transactions')
  const { filters, narrow, count, onChange } = props
  const search = (
    <SearchField value={filters.search ?? ''} onChange={(words) => onChange({ search: words || undefined })} />
  )
  const clear = isFiltered(filters) && (
    <Button variant="ghost" onClick={() => onChange(noFilters)}>
      {t('clear')}
    </Button>
  )
  if (narrow)
    return (
      <div className="border-b border-line pt-3 pb-3">
        <div className="flex items-center gap-2 px-4 sm:px-6">
          {search}
          <FiltersButton filters={filters} count={count} onChange={onChange} />
        </div>
        <div role="group" aria-label={t('filters')} className="scroll-fade-x mt-2 flex gap-2 px-4 py-0.5 sm:px-6">
          <Filters {...props} />
          {clear}
          <span aria-hidden="true" className="w-4 shrink-0" />
        </div>
      </div>
    )
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-6 py-4 pb-3">
      {search}
      <Filters {...props} />
      {clear}
      {count !== undefined && count > 0 && (
        <span role="status" className="ml-auto text-xs text-ink-3 tabular-nums">
          {t('results', { count })}
        </span>
      )}
    </div>
  )
}

function Filters({ filters, today, narrow, onChange }: ToolbarProps) {
  const t = useTranslations('transactions')
  const { type, platform, status, comment } = filters
  const hasDays = Boolean(filters.span ?? filters.from)
  const shape = narrow ? 'pill' : 'box'
  return (
    <>
      {comment && (
        <button type="button" className={oneComment} onClick={() => onChange({ comment: undefined })}>
          <span className="sr-only">{t('remove', { filter: '' })}</span>
          {t('oneComment')}
          <X aria-hidden="true" size={14} />
        </button>
      )}
      {(!narrow || hasDays) && <DaysFilter filters={filters} today={today} shape={shape} onChange={onChange} />}
      <ChoiceFilter
        shape={shape}
        label={t('type')}
        value={type}
        options={entryTypes.map((value) => ({ value, words: t(`types.${value}`) }))}
        onChange={(next) => onChange({ type: entryTypes.find((one) => one === next) })}
      />
      <ChoiceFilter
        shape={shape}
        label={t('platform')}
        value={platform}
        options={transactionPlatforms.map((value) => ({ value, words: t(`platforms.${value}`) }))}
        onChange={(next) => onChange({ platform: transactionPlatforms.find((one) => one === next) })}
      />
      <ChoiceFilter
        shape={shape}
        label={t('status')}
        value={status}
        options={entryStatuses.map((value) => ({ value, words: t(`statuses.${value}`) }))}
        onChange={(next) => onChange({ status: entryStatuses.find((one) => one === next) })}
      />
    </>
  )
}

const oneComment =
  'inline-flex h-8 shrink-0 items-center gap-2 rounded-sm border border-accent-line bg-accent-soft px-2.5 text-sm font-medium ' +
  'text-accent-ink hover:border-accent max-md:rounded-full coarse:h-10'

function SearchField(props: { value: string; onChange: (value: string) => void }) {
  const t = useTranslations('transactions')
  return <Field {...props} label={t('search')} short={t('searchShort')} clear={t('clearSearch')} />
}
