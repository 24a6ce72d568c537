import type { Analytics, TopicFigure } from '@bizamply/contract/analytics'
import { analyticsLists, leastForTopics } from '@bizamply/contract/analytics-rules'
import { useTranslations } from 'use-intl'
import { listOf } from '../../../lib/list-of.ts'
import { Button } from '../../../ui/button.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { TopicsOpening } from '../analytics-parts.ts'
import { TopicRow } from './topic-row.tsx'

/** The most mentioned topics, each with a customer quote. */
export function TopicsSection({ data, onTopics }: { data: Analytics | undefined } & TopicsOpening) {
  const t = useTranslations('analytics.topics')
  const enough = data && data.namingComments >= leastForTopics
  return (
    <section aria-labelledby="topics" className="min-w-0 border-b border-line">
      <SectionHead id="topics" title={t('title')} meta={enough && <span className="max-sm:hidden">{t('meta')}</span>}>
        {!data && <Skeleton className="my-2 h-3 w-20 coarse:my-3" />}
        {enough && data.topicCount > 0 && (
          <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => onTopics('all')} className="-mr-2.5">
            {t('all', { count: data.topicCount })}
          </Button>
        )}
      </SectionHead>
      {!data && <RowsWaiting />}
      {data && !enough && (
        <p className="px-4 pt-1 pb-5 text-sm text-ink-2 sm:px-6">
          {t('few', { least: leastForTopics, count: data.namingComments })}
        </p>
      )}
      {data && enough && <Rows data={data} onTopics={onTopics} />}
    </section>
  )
}

function Rows({ data, onTopics }: { data: Analytics } & TopicsOpening) {
  const shown = data.topics.slice(0, analyticsLists.topics)
  const most = mostNamed(shown)
  return (
    <ul aria-labelledby="topics">
      {shown.map((figure) => (
        <TopicRow
          key={figure.topic}
          figure={figure}
          most={most}
          list={listOf(data.window, { topic: figure.topic })}
          onOpen={() => onTopics(figure.topic)}
        />
      ))}
    </ul>
  )
}

export const mostNamed = (topics: readonly TopicFigure[]): number =>
  Math.max(0, ...topics.map(({ good, bad, mixed }) => good + bad + mixed))

const RowsWaiting = () => (
  <div>
    {[0, 1, 2, 3, 4].map((n) => (
      <div
        key={n}
        className="grid gap-x-5 gap-y-3 border-b border-line px-4 py-3 last:border-b-0 sm:px-6 md:grid-cols-[200px_minmax(0,1fr)]"
      >
        <div className="grid content-start gap-2 py-1">
          <Skeleton className="h-3.5 w-28" />
          <Skeleton className="h-1.5 w-full" />
          <Skeleton className="h-2.5 w-16" />
        </div>
        <div className="grid content-start gap-2.5 py-1">
          <Skeleton className="h-3.5 w-4/5" />
          <Skeleton className="h-3 w-60 max-w-full" />
        </div>
      </div>
    ))}
  </div>
)
