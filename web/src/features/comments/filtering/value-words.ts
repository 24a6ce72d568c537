import { useFormatter, useTranslations } from 'use-intl'
import { useMembers } from '../../../lib/members.ts'
import { useProjectName } from '../../../lib/project-name.ts'
import { useReadingWords } from '../reading/reading-words.ts'
import { useDaysText } from './days-text.ts'
import { useFacets } from './facets.ts'
import { isSet, type FilterField } from './filter-fields.ts'
import { valuesOf, type FilterKey, type Filters } from './filters.ts'

export type WordedKey = FilterKey | 'platform' | 'import'
type ListedKey = Exclude<WordedKey, 'from' | 'to' | 'import' | 'rating' | 'topic' | 'toRead'>

/** Formats the value of a filter, such as "1–2 stars". */
export function useValueWords(filters: Filters): (key: WordedKey) => string {
  const t = useTranslations('filtering')
  const format = useFormatter()
  const days = useDaysText()
  const ratingText = useRatingText()
  const topicsText = useTopicsText()
  const valueText = useValueText(filters)
  return (key) => {
    if (key === 'from' || key === 'to') return days({ from: filters.from, to: filters.to })
    if (key === 'rating') return ratingText(valuesOf(filters.rating))
    if (key === 'import') return t('oneImport')
    if (key === 'toRead') return t(`toRead.${toReadName(filters.toRead)}`)
    if (key === 'topic') return topicsText(valuesOf(filters.topic))
    return format.list(
      valuesOf(filters[key]).map((value) => valueText(key, value)),
      { type: 'unit' },
    )
  }
}

/** Both that bulk sends skip are drafts to read first. */
const toReadName = (list: string | undefined): 'confirm' | 'critical' | 'read' | 'any' => {
  const values = valuesOf(list)
  if (values.includes('confirm')) return values.length > 1 ? 'any' : 'confirm'
  return values.includes('read') ? 'read' : 'critical'
}

/** What a field of the popover is set to; empty if it isn’t. */
export function useFieldText(filters: Filters): (field: FilterField) => string {
  const wordsOf = useValueWords(filters)
  const t = useTranslations('filtering')
  const words = useReadingWords()
  const format = useFormatter()
  // Without their sentiment: it’s chosen in the field itself, and the names need the room.
  const topics = valuesOf(filters.topic).map((value) => words.topic(value.replace(/^(good|bad):/, '')))
  return (field) =>
    field === 'triageState' && !filters.triageState
      ? t('triageState.open')
      : field === 'topic'
        ? format.list(topics, { type: 'unit' })
        : isSet(filters, field)
          ? wordsOf(field)
          : ''
}

/** Formats one value of a field. */
function useValueText(filters: Filters): (key: ListedKey, value: string) => string {
  const t = useTranslations('filtering')
  const platform = useTranslations('comments.platform')
  const words = useReadingWords()
  const members = useMembers(filters.assignee !== undefined).data
  const products = useFacets(filters, filters.product !== undefined).data?.products
  const project = useProjectName(filters.project).data
  const person = (value: string) => members?.find(({ id }) => id === value)?.name ?? '…'
  return (key, value) => {
    const texts = {
      sentiment: () => words.sentiment(value as 'positive'),
      product: () => products?.find((it) => it.id === value)?.title ?? t('oneProduct'),
      language: () => words.language(value),
      risk: () => words.risk(value),
      assignee: () => (value === 'me' ? t('me') : value === 'none' ? t('unassigned') : person(value)),
      tag: () => value,
      hasPhone: () => t(value === 'yes' ? 'phoneKnown' : 'phoneUnknown'),
      hasQuestion: () => t(value === 'yes' ? 'asks' : 'asksNot'),
      triageState: () => t(`triageState.${value as 'snoozed'}`),
      wait: () => t(`wait.${value as '1-4'}`),
      delivery: () => t(`delivery.${value as 'failed'}`),
      project: () => project ?? t('oneProject'),
      platform: () => platform(value as 'shopify'),
    }
    return texts[key]()
  }
}

/** Neighbouring ratings read as a range: "1–2 stars, No rating". */
function useRatingText(): (values: readonly string[]) => string {
  const t = useTranslations('filtering')
  const format = useFormatter()
  return (values) => {
    const stars = values.filter((value) => value !== 'none').toSorted()
    const ranges = stars.reduce<string[][]>((found, star) => {
      const last = found.at(-1)
      if (last && Number(last.at(-1)) === Number(star) - 1) last.push(star)
      else found.push([star])
      return found
    }, [])
    const text = format.list(
      ranges.map((range) => (range.length > 1 ? `${range[0]}–${range.at(-1)}` : (range[0] ?? ''))),
      { type: 'unit' },
    )
    const worded = stars.length > 0 ? [t('stars', { stars: text, count: text === '1' ? 1 : 2 })] : []
    return format.list([...worded, ...(values.includes('none') ? [t('noRating')] : [])], { type: 'unit' })
  }
}

/** Topics of one sentiment name it once: "Quality, Zip (negative)". */
function useTopicsText(): (values: readonly string[]) => string {
  const t = useTranslations('filtering')
  const format = useFormatter()
  const words = useReadingWords()
  return (values) => {
    const named = (manner: string, word: 'positiveTopics' | 'negativeTopics' | null): string[] => {
      const some = values.filter((value) => (/^(good|bad):/.exec(value)?.[0] ?? '') === manner)
      if (some.length === 0) return []
      const topics = format.list(
        some.map((value) => words.topic(value.slice(manner.length))),
        { type: 'unit' },
      )
      return [word ? t(word, { topics }) : topics]
    }
    const all = [...named('', null), ...named('good:', 'positiveTopics'), ...named('bad:', 'negativeTopics')]
    return format.list(all, { type: 'unit' })
  }
}
