import type { TriageState } from '@bizamply/contract/comment-filter'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ChoiceValues } from './choice-values.tsx'
import { DateValues } from './date-values.tsx'
import type { useFacets } from './facets.ts'
import { FieldHead } from './field-head.tsx'
import { useFieldOptions, type ListedField } from './field-options.ts'
import type { FilterField } from './filter-fields.ts'
import { toggled, triageStateFilter, triageStatesOf, valuesOf, type Choice, type Filters } from './filters.ts'
import { TopicValues } from './topic-values.tsx'

export interface FieldValuesProps {
  field: FilterField
  filters: Filters
  facets: ReturnType<typeof useFacets>
  onChange: (change: Partial<Choice>) => void
}

/** These depend on the brand’s reviews, so they wait for the counts. */
const fromServer: readonly FilterField[] = ['topic', 'language', 'product', 'tag', 'platform']

/** The values of one field. */
export function FieldValues(props: FieldValuesProps) {
  const t = useTranslations('comments')
  const { field, filters, facets, onChange } = props
  if (field === 'from') return <DateValues filters={filters} onChange={onChange} />
  const waits = facets.isPending && fromServer.includes(field)
  return (
    <>
      {facets.isError && (
        <div className="p-4 pb-0">
          <ErrorPanel
            message={`${t('facetsFailed')} ${CallError.from(facets.error).message}`}
            onRetry={() => void facets.refetch()}
          />
        </div>
      )}
      {waits ? (
        <ValuesSkeleton field={field} />
      ) : field === 'topic' ? (
        <TopicValues filters={filters} facets={facets.data} onChange={onChange} />
      ) : (
        <ListedValues {...props} field={field} />
      )}
    </>
  )
}

function ListedValues({ field, filters, facets, onChange }: FieldValuesProps & { field: ListedField }) {
  const t = useTranslations('filtering')
  const options = useFieldOptions(filters, facets.data)(field)
  const isSingle = field === 'hasQuestion' || field === 'hasPhone'
  const chosen = field === 'triageState' ? triageStatesOf(filters.triageState) : valuesOf(filters[field])
  return (
    <>
      <FieldHead name={t(`filter.${field}`)} hint={isSingle ? undefined : t('anyOfThese')} />
      {field === 'wait' && <p className="px-4 pb-2 text-xs text-ink-3">{t('waitHint')}</p>}
      <ChoiceValues
        label={t(`filter.${field}`)}
        find={isSearched(field) ? t(`findValue.${field}`) : undefined}
        options={options}
        chosen={chosen}
        onToggle={(value) => onChange(toggledIn(filters, field, value))}
      />
    </>
  )
}

const isSearched = (field: ListedField): field is 'language' | 'product' | 'assignee' | 'tag' =>
  field === 'language' || field === 'product' || field === 'assignee' || field === 'tag'

function toggledIn(filters: Filters, field: ListedField, value: string): Partial<Choice> {
  if (field === 'hasQuestion' || field === 'hasPhone') {
    return { [field]: filters[field] === value ? undefined : value }
  }
  if (field === 'triageState') {
    const states = triageStatesOf(filters.triageState)
    const state = value as TriageState
    return {
      triageState: triageStateFilter(
        states.includes(state) ? states.filter((one) => one !== state) : [...states, state],
      ),
    }
  }
  const next = toggled(filters[field], value)
  // "Any risk" includes every other one.
  if (field === 'risk') return { risk: value === 'any' && next?.includes('any') ? 'any' : next?.replace(/^any,/, '') }
  return { [field]: next }
}

function ValuesSkeleton({ field }: { field: FilterField }) {
  const t = useTranslations('filtering')
  return (
    <>
      <FieldHead name={t(`filter.${field}`)} />
      <div aria-hidden="true" className="grid gap-4 px-4 pt-2">
        {[56, 72, 48, 64, 40].map((width) => (
          <Skeleton key={width} className="h-4" style={{ width: `${width}%` }} />
        ))}
      </div>
    </>
  )
}
