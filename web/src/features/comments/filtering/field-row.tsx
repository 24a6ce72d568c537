import { ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { filterFields, isSet, type FilterField } from './filter-fields.ts'
import type { Filters } from './filters.ts'

export interface FieldRowProps extends ComponentProps<'button'> {
  field: FilterField
  filters: Filters
  /** What the field is set to. */
  value: string
}

/** A field with its value; a button that shows its values. */
export function FieldRow({ field, filters, value, className = '', ...rest }: FieldRowProps) {
  const t = useTranslations('filtering')
  const Icon = filterFields.find(({ key }) => key === field)?.icon
  const set = isSet(filters, field)
  return (
    <button
      type="button"
      {...rest}
      className={`flex w-full min-w-0 shrink-0 items-center gap-2.5 rounded-sm px-2.5 text-left text-sm ${
        set ? 'font-medium text-ink' : 'text-ink-2'
      } ${className}`}
    >
      {Icon && <Icon aria-hidden="true" size={14} className={`shrink-0 ${set ? 'text-ink' : 'text-ink-3'}`} />}
      <span className="shrink-0">{t(`filter.${field}`)}</span>{' '}
      <span className={`ml-auto truncate pl-2 text-xs ${set ? 'text-accent-ink' : 'font-normal text-ink-3'}`}>
        {value}
      </span>
      <ChevronRight aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
    </button>
  )
}
