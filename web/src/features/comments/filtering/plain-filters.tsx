import type { TriageState } from '@bizamply/contract/comment-filter'
import { waits } from '@bizamply/contract/metrics'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import type { Facets } from './facets.ts'
import type { Choice, Filters, TriageStateFilter } from './filters.ts'
import { risks, useReadingWords } from '../reading/reading-words.ts'
import { ChoiceChips } from './choice-chips.tsx'

export interface PlainFiltersProps {
  filters: Filters
  triageStates: Facets['triageStates'] | undefined
  onChange: (change: Partial<Choice>) => void
}

const sentiments = ['positive', 'mixed', 'neutral', 'negative'] as const

/** Filters whose values are the same for every brand. */
export function PlainFilters({ filters, triageStates, onChange }: PlainFiltersProps) {
  const t = useTranslations('filtering')
  const format = useFormat()
  const words = useReadingWords()
  const stars = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: `${value} ★` }))
  const counted = (value: TriageState, label: string, count: number | undefined) => ({
    value,
    label,
    ...(count === undefined ? {} : { count: format.number(count) }),
  })
  return (
    <>
      <ChoiceChips
        label={t('filter.rating')}
        options={[...stars, { value: 'none', label: t('noRating') }]}
        value={filters.rating}
        onChange={(rating) => onChange({ rating })}
      />
      <ChoiceChips
        label={t('filter.sentiment')}
        options={sentiments.map((value) => ({ value, label: words.sentiment(value) }))}
        value={filters.sentiment}
        onChange={(sentiment) => onChange({ sentiment })}
      />
      <ChoiceChips
        label={t('filter.risk')}
        options={['any', ...risks].map((value) => ({ value, label: words.risk(value) }))}
        value={filters.risk}
        onChange={(risk) => onChange({ risk: risk?.endsWith(',any') ? 'any' : risk?.replace(/^any,/, '') })}
      />
      <ChoiceChips
        single
        label={t('filter.hasQuestion')}
        options={[
          { value: 'yes', label: t('asks') },
          { value: 'no', label: t('asksNot') },
        ]}
        value={filters.hasQuestion}
        onChange={(value) => onChange({ hasQuestion: value as Filters['hasQuestion'] })}
      />
      <ChoiceChips
        single
        label={t('filter.hasPhone')}
        options={[
          { value: 'yes', label: t('phoneKnown') },
          { value: 'no', label: t('phoneUnknown') },
        ]}
        value={filters.hasPhone}
        onChange={(value) => onChange({ hasPhone: value as Filters['hasPhone'] })}
      />
      <ChoiceChips
        single
        label={t('filter.triageState')}
        options={[
          { value: 'open', label: t('triageState.open') },
          counted('snoozed', t('triageState.snoozed'), triageStates?.snoozed),
          counted('no-reply', t('triageState.no-reply'), triageStates?.noReply),
          counted('hidden', t('triageState.hidden'), triageStates?.hidden),
          { value: 'shown', label: t('triageState.shown') },
        ]}
        value={filters.triageState ?? 'open'}
        onChange={(value) => onChange({ triageState: (value as TriageStateFilter | undefined) ?? 'open' })}
      />
      <ChoiceChips
        label={t('filter.wait')}
        options={waits.map((value) => ({ value, label: t(`wait.${value}`) }))}
        value={filters.wait}
        onChange={(wait) => onChange({ wait })}
      />
    </>
  )
}
