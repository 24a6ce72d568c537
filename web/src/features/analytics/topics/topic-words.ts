import type { TopicFigure } from '@bizamply/contract/analytics'
import { useTranslations } from 'use-intl'
import { useFigureFormat, type FigureChange } from '../../../lib/figure-format.ts'
import { useFormat } from '../../../lib/format.ts'
import type { StackedPart } from '../../../ui/charts/stacked-bar.tsx'

export interface TopicWords {
  name: string
  count: number
  change: FigureChange | null
  /** The change with its baseline, for screen readers. */
  changeInWords: string | null
  negative: string
  partsInWords: string
  parts: Pick<StackedPart, 'key' | 'value' | 'color'>[]
}

export function useTopicWords(): (figure: TopicFigure) => TopicWords {
  const t = useTranslations('analytics')
  const names = useTranslations('reading.topic')
  const figures = useFigureFormat()
  const format = useFormat()
  return ({ topic, good, bad, mixed, before }) => {
    const count = good + bad + mixed
    // More mentions are bad only if most of them are negative.
    const change = figures.change(before === null ? null : count - before, format.number, bad > good ? -1 : 0)
    return {
      name: names(topic),
      count,
      change,
      changeInWords: change && before !== null ? t('topics.changeSaid', { change: change.words, before }) : null,
      negative: t('topics.negativeShare', { share: figures.percent(count > 0 ? bad / count : 0) }),
      partsInWords: t('topics.parts', { good, bad, mixed }),
      parts: [
        { key: 'good', value: good, color: 'var(--chart-2)' },
        { key: 'mixed', value: mixed, color: 'var(--line-strong)' },
        { key: 'bad', value: bad, color: 'var(--chart-4)' },
      ],
    }
  }
}
