import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { PartProps, ProductChoice, TopicsOpening } from '../../features/analytics/analytics-parts.ts'
import { Figures } from '../../features/analytics/overview/overview-figures.tsx'
import { NothingToShow } from '../../features/analytics/overview/overview-empty.tsx'
import { OverviewTab } from '../../features/analytics/overview/overview-tab.tsx'
import { TabWaiting } from '../../features/analytics/tab-waiting.tsx'
import { useFetchedWhenIdle } from '../../lib/fetch-early.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { AnalyticsTab } from './analytics-search.ts'

const loadTable = () => import('../../features/analytics/product-table/product-table.tsx')
const ProductTable = lazyPart(() => loadTable().then((it) => ({ default: it.ProductTable })))
const loadForecast = () => import('../../features/analytics/forecast/review-forecast-section.tsx')
const ForecastSection = lazyPart(() => loadForecast().then((it) => ({ default: it.ForecastSection })))
const loadProducts = () => import('../../features/analytics/products-tab.tsx')
const ProductsTab = lazyPart(() => loadProducts().then((it) => ({ default: it.ProductsTab })))
const loadEngagement = () => import('../../features/analytics/engagement-tab.tsx')
const EngagementTab = lazyPart(() => loadEngagement().then((it) => ({ default: it.EngagementTab })))
const loadPerformance = () => import('../../features/analytics/performance-tab.tsx')
const PerformanceTab = lazyPart(() => loadPerformance().then((it) => ({ default: it.PerformanceTab })))
const loadTabs = () => Promise.all([loadTable(), loadProducts(), loadEngagement(), loadPerformance()])

export interface AnalyticsBodyProps extends TopicsOpening {
  tab: Exclude<AnalyticsTab, 'outcomes'>
  parts: PartProps
  choice: ProductChoice
}

/** The top of Overview is part of the screen; everything else loads after it. */
export function AnalyticsBody({ tab, parts, choice, onTopics }: AnalyticsBodyProps) {
  const t = useTranslations('analytics')
  const { data } = parts
  useFetchedWhenIdle(loadTabs, data !== undefined)
  const nothing = data && (!data.any || data.now.received === 0)
  return (
    <>
      {!data && (
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
      )}
      {(tab === 'overview' || tab === 'products') && <Figures {...parts} tiles={tab === 'overview'} />}
      {nothing && <NothingToShow data={data} />}
      {!nothing && (
        <>
          {tab === 'overview' && <OverviewTab {...parts} onTopics={onTopics} />}
          <Suspense fallback={<TabWaiting tab={tab} />}>
            {tab === 'products' && <ProductsTab {...parts} {...choice} />}
            {tab === 'engagement' && <EngagementTab {...parts} />}
            {tab === 'performance' && <PerformanceTab {...parts} />}
            {tab === 'overview' && <ForecastSection />}
            <ProductTable key={tab} {...parts} {...choice} tab={tab} />
          </Suspense>
        </>
      )}
    </>
  )
}
