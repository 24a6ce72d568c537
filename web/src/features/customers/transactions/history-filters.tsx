import { useTranslations } from 'use-intl'
import { Select } from '../../../ui/select.tsx'
import { historyChoices, type HistoryFilter } from './filter.ts'

export interface HistoryFiltersProps {
  filter: HistoryFilter
  onChange: (filter: HistoryFilter) => void
}

/** Filters apply immediately. */
export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const t = useTranslations('customerTransactions')
  const words = useTranslations('transactions')
  const choices = [
    { name: 'type', options: historyChoices.type.map((value) => ({ value, text: words(`types.${value}`) })) },
    { name: 'status', options: historyChoices.status.map((value) => ({ value, text: words(`statuses.${value}`) })) },
    {
      name: 'platform',
      options: historyChoices.platform.map((value) => ({ value, text: words(`platforms.${value}`) })),
    },
  ] as const
  return (
    <div role="group" aria-label={t('filters')} className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
      {choices.map(({ name, options }) => (
        <Select
          key={name}
          className="max-sm:last:col-span-2 sm:w-44"
          aria-label={t(`filter.${name}`)}
          value={filter[name] ?? ''}
          onChange={(event) => onChange({ ...filter, [name]: event.target.value || undefined })}
        >
          <option value="">{t(`all.${name}`)}</option>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      ))}
    </div>
  )
}
