import { sentiments } from '@bizamply/contract/comment-filter'
import { triageStates } from '@bizamply/contract/comment-filter'
import type { Facets } from '@bizamply/contract/facets'
import { waits } from '@bizamply/contract/metrics'
import { useTranslations } from 'use-intl'
import { useMembers } from '../../../lib/members.ts'
import { useUser } from '../../../lib/session.ts'
import { risks, useReadingWords } from '../reading/reading-words.ts'
import { valuesOf, type Filters } from './filters.ts'
import type { FilterField } from './filter-fields.ts'

export interface FieldOption {
  value: string
  label: string
  /** Undefined until the counts arrive. */
  count: number | undefined
}

export type ListedField = Exclude<FilterField, 'from' | 'topic'>

const countIn = (values: { name: string; count: number }[] | undefined, name: string): number | undefined =>
  values && (values.find((one) => one.name === name)?.count ?? 0)

/** Values that the server found, and the chosen ones that it didn’t. */
function offered(
  values: { name: string; count: number }[] | undefined,
  chosen: string | undefined,
  label: (name: string) => string,
): FieldOption[] {
  const known = values ?? []
  const missing = valuesOf(chosen).filter((value) => !known.some(({ name }) => name === value))
  const all = [...known, ...missing.map((name) => ({ name, count: values ? 0 : undefined }))]
  return all.map(({ name, count }) => ({ value: name, label: label(name), count }))
}

/** The values of a field, each with its count; a chosen value is always among them. */
export function useFieldOptions(filters: Filters, facets: Facets | undefined): (field: ListedField) => FieldOption[] {
  const t = useTranslations('filtering')
  const platform = useTranslations('comments.platform')
  const words = useReadingWords()
  const { id: self } = useUser()
  const members = useMembers(true).data ?? []
  const stateCounts = facets && { ...facets.triageStates, 'no-reply': facets.triageStates.noReply }
  const options: Record<ListedField, () => FieldOption[]> = {
    rating: () =>
      ['5', '4', '3', '2', '1', 'none'].map((value) => ({
        value,
        label: value === 'none' ? t('noRating') : t('stars', { stars: value, count: Number(value) }),
        count: countIn(facets?.ratings, value),
      })),
    sentiment: () =>
      sentiments.map((value) => ({
        value,
        label: words.sentiment(value),
        count: countIn(facets?.sentiments, value),
      })),
    risk: () =>
      ['any', ...risks].map((value) => ({ value, label: words.risk(value), count: countIn(facets?.risks, value) })),
    hasQuestion: () => [
      { value: 'yes', label: t('asks'), count: facets?.questions.yes },
      { value: 'no', label: t('asksNot'), count: facets?.questions.no },
    ],
    hasPhone: () => [
      { value: 'yes', label: t('phoneKnown'), count: facets?.phones.yes },
      { value: 'no', label: t('phoneUnknown'), count: facets?.phones.no },
    ],
    language: () => offered(facets?.languages, filters.language, words.language),
    product: () => {
      const titles = new Map(facets?.products.map(({ id, title }) => [id, title]))
      const products = facets?.products.map(({ id, count }) => ({ name: id, count }))
      return offered(products, filters.product, (id) => titles.get(id) ?? t('oneProduct'))
    },
    assignee: () => [
      { value: 'me', label: t('me'), count: countIn(facets?.assignees, self) },
      { value: 'none', label: t('unassigned'), count: countIn(facets?.assignees, 'none') },
      ...members
        .filter(({ id }) => id !== self || valuesOf(filters.assignee).includes(id))
        .map(({ id, name }) => ({ value: id, label: name, count: countIn(facets?.assignees, id) })),
    ],
    tag: () => offered(facets?.tags, filters.tag, String),
    triageState: () =>
      triageStates.map((value) => ({ value, label: t(`triageState.${value}`), count: stateCounts?.[value] })),
    wait: () => waits.map((value) => ({ value, label: t(`wait.${value}`), count: countIn(facets?.waits, value) })),
    platform: () => offered(facets?.platforms, filters.platform, (name) => platform(name as 'shopify')),
  }
  return (field) => options[field]()
}
