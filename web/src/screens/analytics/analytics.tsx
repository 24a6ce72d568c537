import { rangeOf, type Range } from '@bizamply/contract/ranges'
import type { Topic } from '@bizamply/contract/topics-and-risks'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { PartProps } from '../../features/analytics/analytics-parts.ts'
import { analyticsKey, useAnalytics, useCustomers } from '../../features/analytics/analytics-queries.ts'
import { useAutoRefresh } from '../../features/analytics/auto-refresh.ts'
import { NothingToShow } from '../../features/analytics/overview/overview-empty.tsx'
import { AnalyticsRail } from '../../features/analytics/rail/rail.tsx'
import { TabWaiting } from '../../features/analytics/tab-waiting.tsx'
import { useBrand, useMay } from '../../lib/brand-context.tsx'
import { CallError } from '../../lib/call-error.ts'
import { todayIn } from '../../lib/day.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { AnalyticsBody } from './analytics-body.tsx'
import { AnalyticsHeader } from './analytics-header.tsx'
import type { AnalyticsSearch, AnalyticsTab } from './analytics-search.ts'
import { AnalyticsTabs } from './analytics-tabs.tsx'
import { FolderKanban } from 'lucide-react'
import { look } from '../../ui/button.tsx'

const OutcomesTab = lazyPart(() =>
  import('../../features/outcomes/outcomes-tab.tsx').then((it) => ({ default: it.OutcomesTab })),
)
const TopicsPanel = lazyPart(() =>
  import('../../features/analytics/topics/topics-panel.tsx').then((it) => ({ default: it.TopicsPanel })),
)

const route = getRouteApi('/guarded/analytics')

export function AnalyticsScreen() {
  const t = useTranslations('analytics')
  const { tab = 'overview', product, topics, about, by, number, row, ...search } = route.useSearch()
  const navigate = route.useNavigate()
  const cache = useQueryClient()
  const may = useMay()
  const { timezone } = useBrand().brand
  const { from, to } = search.from ? search : tab === 'outcomes' ? usualRange(tab, todayIn(timezone)) : {}
  const analytics = useAnalytics({ from, to, compare })
  const customers = useCustomers({ from, to }, analytics.data !== undefined)
  const goodAt = useAutoRefresh(analytics)
  const { data, isError, error } = analytics
  const failed = isError && !data
  const hasRail = !failed && tab !== 'outcomes'
  const today = data?.today ?? todayIn(timezone)
  const range: Range = data?.window ?? (from && to ? { from, to } : usualRange(tab, today))
  const go = (change: { [K in keyof AnalyticsSearch]: AnalyticsSearch[K] | undefined }) =>
    void navigate({
      search: (before) => ({ ...before, ...change }) as AnalyticsSearch,
      replace: true,
      resetScroll: false,
    })
  const parts: PartProps = {
    data,
    customers: customers.data,
    customersFailed: customers.isError && !customers.data,
    customersError: customers.error,
    onRetryCustomers: () => void customers.refetch(),
    range,
    compare,
  }
  const choice = { product, onProduct: (id: string | undefined) => go({ product: id }) }
  const onTopics = (shown: 'all' | Topic) => go({ topics: shown })
  const refresh = () => void cache.invalidateQueries({ queryKey: analyticsKey })
  return (
    <div className={hasRail ? 'xl:grid xl:min-h-full xl:grid-cols-[minmax(0,1fr)_320px]' : ''}>
      <div className="min-w-0">
        <AnalyticsHeader analytics={analytics} goodAt={goodAt} onRefresh={refresh} data={data} range={range} />
        <AnalyticsTabs
          tab={tab}
          range={range}
          today={today}
          onRange={(next) => go(withoutDefault(next, usualRange(tab, today)))}
        />
        {failed && <Failed error={error} onRetry={refresh} />}
        {!failed && tab === 'outcomes' && data?.any === false && <NothingToShow data={data} />}
        {!failed && tab === 'outcomes' && data?.any !== false && (
          <Suspense fallback={<TabWaiting tab={tab} />}>
            <OutcomesTab
              range={range}
              today={today}
              ready={data !== undefined}
              by={by ?? 'product'}
              open={number && { number, row }}
              onClose={() => go({ number: undefined, row: undefined })}
            />
          </Suspense>
        )}
        {!failed && tab !== 'outcomes' && <AnalyticsBody tab={tab} parts={parts} choice={choice} onTopics={onTopics} />}
      </div>
      {hasRail && (
        <div className="border-line max-xl:border-t xl:border-l">
          <AnalyticsRail
            data={data}
            range={range}
            hasNoShares={tab === 'products'}
            hasRatings={tab === 'performance'}
          />
        </div>
      )}
      <Suspense>
        {data && topics && (
          <TopicsPanel
            data={data}
            input={{ from, to, compare }}
            shown={topics}
            about={about}
            onAbout={(id) => go({ about: id })}
            onTopics={onTopics}
            onClose={() => go({ topics: undefined, about: undefined })}
            renderAction={(topic, id) => may('projects.manage') && <StartProject topic={topic} product={id} />}
          />
        )}
      </Suspense>
      <PageTitle page={t('title')} />
    </div>
  )
}

const compare = 'previous'

/** Outcomes follow customers for 90 days after a reply, so seven days would show almost none. */
const usualRange = (tab: AnalyticsTab, today: string): Range =>
  rangeOf(tab === 'outcomes' ? 'last-90-days' : 'last-7-days', today)

/** The usual range is left out of the URL. */
function withoutDefault(range: Range, usual: Range): Range | { from: undefined; to: undefined } {
  const same = usual.from === range.from && usual.to === range.to
  return same ? { from: undefined, to: undefined } : { from: range.from, to: range.to }
}

function Failed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const t = useTranslations('analytics')
  const isUnknown = CallError.from(error).code === 'UNKNOWN_ERROR'
  const say = (reason: string) =>
    isUnknown ? (
      <>
        {t('failed', { reason: t('failedDefault') })}
        <span className="block text-xs font-normal">{reason}</span>
      </>
    ) : (
      t('failed', { reason })
    )
  return (
    <div className="px-4 py-4 sm:px-6">
      <ErrorPanel error={error} say={say} onRetry={onRetry} />
    </div>
  )
}

/** Opens the dialog for a new project with its topic and product filled in. */
function StartProject({ topic, product }: { topic: Topic; product: string | undefined }) {
  const t = useTranslations('projects')
  return (
    <Link
      to="/projects"
      search={{ new: true, topic, ...(product ? { product } : {}) }}
      className={look({ variant: 'neutral', size: 'md' })}
    >
      <span className="inline-flex items-center gap-2">
        <FolderKanban aria-hidden="true" size={16} />
        {t('start')}
      </span>
    </Link>
  )
}
