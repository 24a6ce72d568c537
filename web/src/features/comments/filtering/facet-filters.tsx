import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import type { Facets } from './facets.ts'
import type { Choice, Filters } from './filters.ts'
import { useReadingWords } from '../reading/reading-words.ts'
import { ChoiceChips } from './choice-chips.tsx'

export interface FacetFiltersProps {
  filters: Filters
  facets: Facets
  onChange: (change: Partial<Choice>) => void
}

const SHOWN_PRODUCTS = 8

/** Filters whose values depend on the brand’s comments. */
export function FacetFilters({ filters, facets, onChange }: FacetFiltersProps) {
  const t = useTranslations('filtering')
  const format = useFormat()
  const words = useReadingWords()
  const [more, setMore] = useState(false)
  const option = (value: string, label: string, count: number) => ({ value, label, count: format.number(count) })
  const products = more ? facets.products : facets.products.slice(0, SHOWN_PRODUCTS)
  return (
    <>
      <TopicFilter filters={filters} facets={facets} onChange={onChange} />
      {facets.products.length > 0 && (
        <ChoiceChips
          label={t('filter.product')}
          options={products.map(({ id, title, count }) => option(id, title, count))}
          value={filters.product}
          onChange={(product) => onChange({ product })}
        >
          {facets.products.length > SHOWN_PRODUCTS && (
            <button type="button" className={link} aria-expanded={more} onClick={() => setMore(!more)}>
              {more ? t('fewerProducts') : t('allProducts', { count: facets.products.length })}
            </button>
          )}
        </ChoiceChips>
      )}
      {facets.languages.length > 0 && (
        <ChoiceChips
          label={t('filter.language')}
          options={facets.languages.map(({ name, count }) => option(name, words.language(name), count))}
          value={filters.language}
          onChange={(language) => onChange({ language })}
        />
      )}
      {facets.tags.length > 0 && (
        <ChoiceChips
          label={t('filter.tag')}
          options={facets.tags.map(({ name, count }) => option(name, name, count))}
          value={filters.tag}
          onChange={(tag) => onChange({ tag })}
        />
      )}
    </>
  )
}

const manners = ['', 'good:', 'bad:'] as const

/** Filters by topic, optionally only where it’s positive or only where it’s negative. */
function TopicFilter({ filters, facets, onChange }: FacetFiltersProps) {
  const t = useTranslations('filtering')
  const format = useFormat()
  const words = useReadingWords()
  const mannerLabel = (one: (typeof manners)[number]) =>
    t(one === '' ? 'topicNamed' : one === 'good:' ? 'topicPositive' : 'topicNegative')
  const first = /^(good:|bad:)/.exec(filters.topic ?? '')?.[1] as (typeof manners)[number] | undefined
  const [manner, setManner] = useState<(typeof manners)[number]>(first ?? '')
  if (facets.topics.length === 0) return null
  return (
    <ChoiceChips
      label={t('filter.topic')}
      options={facets.topics.map(({ name, count }) => ({
        value: `${manner}${name}`,
        label: words.topic(name),
        count: format.number(count),
      }))}
      value={filters.topic}
      onChange={(topic) => onChange({ topic })}
    >
      <div role="group" aria-label={t('topicManner')} className="mb-1 flex gap-3 text-xs">
        {manners.map((one) => (
          <button
            key={one}
            type="button"
            aria-label={t('filterIs', { filter: t('filter.topic'), value: mannerLabel(one) })}
            aria-pressed={manner === one}
            className={`min-h-7 ${manner === one ? 'font-medium text-accent-ink' : 'text-ink-2 hover:text-ink'}`}
            onClick={() => setManner(one)}
          >
            {mannerLabel(one)}
          </button>
        ))}
      </div>
    </ChoiceChips>
  )
}

const link = 'mb-1 min-h-6 text-xs font-medium text-accent-ink hover:underline'
