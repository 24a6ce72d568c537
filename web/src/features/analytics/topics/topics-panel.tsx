import type { Analytics } from '@bizamply/contract/analytics'
import type { Topic } from '@bizamply/contract/topics-and-risks'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useRangeWords } from '../../../lib/range-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import type { TopicsOpening } from '../analytics-parts.ts'
import type { AnalyticsInput } from '../analytics-queries.ts'
import { AllTopics } from './topics-all.tsx'
import { OneTopic } from './topics-one.tsx'

export interface TopicsPanelProps extends TopicsOpening {
  data: Analytics
  input: AnalyticsInput
  shown: 'all' | Topic
  /** The selected product; undefined for all products. */
  about: string | undefined
  onAbout: (product: string | undefined) => void
  onClose: () => void
  /** Renders the actions for a topic. */
  renderAction?: (topic: Topic, product: string | undefined) => ReactNode
}

/** All topics, or one topic over time, by product and in quotes; for all products or one. */
export function TopicsPanel({ data, input, shown, about, onAbout, onTopics, onClose, renderAction }: TopicsPanelProps) {
  const t = useTranslations('analytics.panel')
  const names = useTranslations('reading.topic')
  const words = useRangeWords()
  const known = data.products.some(({ id }) => id === about)
  return (
    <SidePanel
      title={shown === 'all' ? t('title') : names(shown)}
      description={words.days(data.window, data.today)}
      controls={
        shown !== 'all' && (
          <Button
            variant="ghost"
            size="sm"
            icon={<ArrowLeft aria-hidden="true" size={14} />}
            onClick={() => onTopics('all')}
          >
            {t('back')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 sm:px-5">
        <Select
          aria-label={t('product')}
          value={known ? about : ''}
          onChange={({ target }) => onAbout(target.value || undefined)}
        >
          <option value="">{t('allProducts')}</option>
          {data.products.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {shown !== 'all' && renderAction?.(shown, known ? about : undefined)}
      </div>
      {shown === 'all' ? (
        <AllTopics data={data} input={input} product={known ? about : undefined} onTopics={onTopics} />
      ) : (
        <OneTopic key={shown} data={data} input={input} topic={shown} product={known ? about : undefined} />
      )}
    </SidePanel>
  )
}
