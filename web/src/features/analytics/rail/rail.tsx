import { needsAttention, topPerformer } from '@bizamply/contract/analytics-rules'
import { useTranslations } from 'use-intl'
import type { RailProps } from '../analytics-parts.ts'
import { productsOf } from '../product-list.ts'
import { RailActivity } from './rail-activity.tsx'
import { RailEngagement } from './rail-engagement.tsx'
import { Rated } from './rail-rated.tsx'
import { RailSection } from './rail-section.tsx'

/**
 * The sidebar of every tab: top performers, products that need attention, reply rates unless the tab has them, and
 * recent activity.
 */
export function AnalyticsRail({ data, range, hasNoShares = false }: RailProps) {
  const t = useTranslations('analyticsProducts')
  const best = topPerformer.least.toFixed(1)
  const below = needsAttention.below.toFixed(1)
  return (
    <aside
      aria-label={t('rail')}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 px-4 pt-5 pb-8 sm:px-6 md:max-xl:grid-cols-2 xl:px-5"
    >
      <RailSection id="top-performers" title={t('topPerformers')} meta={t('topMeta', { least: best })}>
        <Rated rows={data && productsOf(data, 'top')} range={range} none={t('noTop', { least: best })} />
      </RailSection>
      <RailSection id="needs-attention" title={t('attention')} meta={t('attentionMeta', { below })}>
        <Rated
          rows={data && productsOf(data, 'attention')}
          range={range}
          none={t('noAttention', { least: needsAttention.moreThan + 1, below })}
        />
      </RailSection>
      {!hasNoShares && <RailEngagement data={data} range={range} />}
      <RailActivity data={data} />
    </aside>
  )
}
