import type { Facets } from '@bizamply/contract/facets'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useReadingWords } from '../reading/reading-words.ts'
import { ChoiceValues } from './choice-values.tsx'
import { FieldHead } from './field-head.tsx'
import { toggled, valuesOf, type Choice, type Filters } from './filters.ts'

export interface TopicValuesProps {
  filters: Filters
  facets: Facets | undefined
  onChange: (change: Partial<Choice>) => void
}

const manners = ['', 'good:', 'bad:'] as const
type Manner = (typeof manners)[number]

const mannerOf = (value: string | undefined): Manner =>
  manners.find((manner) => manner !== '' && value?.startsWith(manner)) ?? ''
const topicOf = (value: string): string => value.slice(mannerOf(value).length)

/** Topics, optionally only where they’re positive or only where they’re negative. */
export function TopicValues({ filters, facets, onChange }: TopicValuesProps) {
  const t = useTranslations('filtering')
  const words = useReadingWords()
  const chosen = valuesOf(filters.topic)
  const [manner, setManner] = useState<Manner>(() => mannerOf(chosen[0]))
  // The switch applies to every chosen topic, unless the URL mixes positive and negative ones.
  const change = (next: Manner) => {
    setManner(next)
    if (chosen.length > 0 && chosen.every((value) => mannerOf(value) === manner)) {
      onChange({ topic: chosen.map((value) => `${next}${topicOf(value)}`).join(',') })
    }
  }
  const names = new Map(
    facets?.topics.map(({ name, count, good, bad }) => [name, { '': count, 'good:': good, 'bad:': bad }]),
  )
  for (const value of chosen)
    if (!names.has(topicOf(value))) names.set(topicOf(value), { '': 0, 'good:': 0, 'bad:': 0 })
  return (
    <>
      <FieldHead name={t('filter.topic')} hint={t('anyOfThese')}>
        <div role="group" aria-label={t('topicManner')} className="flex rounded-sm bg-surface-3 p-0.5">
          {manners.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={manner === one}
              className={`min-h-6 rounded-xs px-2 text-xs coarse:min-h-9 coarse:px-3 ${
                manner === one
                  ? 'bg-surface font-medium text-ink shadow-1 dark:bg-surface-2'
                  : 'text-ink-2 hover:text-ink'
              }`}
              onClick={() => change(one)}
            >
              {t(one === '' ? 'topicAny' : one === 'good:' ? 'topicPositive' : 'topicNegative')}
            </button>
          ))}
        </div>
      </FieldHead>
      <ChoiceValues
        key={manner}
        label={t('filter.topic')}
        find={t('findValue.topic')}
        options={[...names].map(([name, counts]) => ({
          value: `${manner}${name}`,
          label: words.topic(name),
          count: facets ? counts[manner] : undefined,
        }))}
        chosen={chosen}
        onToggle={(value) => onChange({ topic: toggled(filters.topic, value) })}
      />
    </>
  )
}
