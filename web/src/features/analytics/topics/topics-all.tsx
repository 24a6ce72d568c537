import type { Analytics } from '@bizamply/contract/analytics'
import { useTranslations } from 'use-intl'
import { listOf } from '../../../lib/list-of.ts'
import { ChartSkeleton } from '../../../ui/charts/chart-skeleton.tsx'
import type { TopicsOpening } from '../analytics-parts.ts'
import { useProductAnalytics, useTopics, type AnalyticsInput } from '../analytics-queries.ts'
import { FeelChart } from '../overview/overview-feel.tsx'
import { PanelFailed, PanelWaiting } from '../panel-states.tsx'
import { TopicRow } from './topic-row.tsx'
import { mostNamed } from './topics-section.tsx'

export interface AllTopicsProps extends TopicsOpening {
  data: Analytics
  input: AnalyticsInput
  product: string | undefined
}

/** Sentiment for a product, and all topics that customers mention. */
export function AllTopics({ data, input, product, onTopics }: AllTopicsProps) {
  const t = useTranslations('analytics')
  const topics = useTopics(input, product)
  const ofProduct = useProductAnalytics(input, product)
  const feel = product ? ofProduct.data : data
  const failed = topics.error ?? (product ? ofProduct.error : null)
  const retry = () => void Promise.all([topics.refetch(), ...(product ? [ofProduct.refetch()] : [])])
  return (
    <div className="px-4 py-4 sm:px-5">
      {failed && <PanelFailed error={failed} onRetry={retry} />}
      <h3 className="mb-2 text-sm font-semibold text-ink">{t('panel.feel')}</h3>
      {feel ? <FeelChart data={feel} {...(product ? { product } : {})} /> : !failed && <ChartSkeleton height={168} />}
      <h3 id="all-topics" className="mt-5 mb-1 text-sm font-semibold text-ink">
        {t('topics.title')}
      </h3>
      {!topics.data && !failed && <PanelWaiting />}
      {topics.data?.length === 0 && <p className="text-sm text-ink-2">{t('topics.none')}</p>}
      <ul aria-labelledby="all-topics">
        {topics.data?.map((figure) => (
          <TopicRow
            key={figure.topic}
            figure={figure}
            most={mostNamed(topics.data)}
            list={listOf(data.window, { topic: figure.topic, ...(product ? { product } : {}) })}
            onOpen={() => onTopics(figure.topic)}
            narrow
          />
        ))}
      </ul>
    </div>
  )
}
