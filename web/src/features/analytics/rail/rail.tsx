import { needsAttention, topPerformer } from '@bizamply/contract/analytics-rules'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { Fold } from '../../../ui/fold.tsx'
import type { RailProps } from '../analytics-parts.ts'
import { productsOf } from '../product-list.ts'
import { RailActivity } from './rail-activity.tsx'
import { RailEngagement } from './rail-engagement.tsx'
import { Rated } from './rail-rated.tsx'
import { RailSection } from './rail-section.tsx'

/**
 * The sidebar of every tab: top performers and products that need attention, folded if the tab has all ratings, reply
 * rates unless the tab has them, and recent activity.
 */
export function AnalyticsRail({ data, range, hasNoShares = false, hasRatings = false }: RailProps) {
  const t = useTranslations('analyticsProducts')
  const format = useFormat()
  const best = format.tenths(topPerformer.least)
  const below = format.tenths(needsAttention.below)
  return (
    <aside
      aria-label={t('rail')}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 px-4 pt-5 pb-8 sm:px-6 md:max-xl:grid-cols-2 xl:sticky xl:top-0 xl:px-5"
    >
      <Folded label={t('ratedProducts')} isFolded={hasRatings}>
        <RailSection id="top-performers" title={t('topPerformers')} meta={t('topMeta', { least: best })}>
          <Rated rows={data && productsOf(data, 'top')} range={range} none={t('noTop', { least: best })} />
        </RailSection>
        <RailSection id="needs-attention" title={t('attention')} meta={t('attentionMeta', { below })}>
          <Rated
            rows={data && productsOf(data, 'attention')}
            range={range}
            below={needsAttention.below}
            none={t('noAttention', { least: needsAttention.moreThan + 1, below })}
          />
        </RailSection>
      </Folded>
      {!hasNoShares && <RailEngagement data={data} range={range} />}
      <RailActivity data={data} />
    </aside>
  )
}

/** What the tab itself shows stays closed. */
function Folded({ label, isFolded, children }: { label: string; isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return children
  return (
    <Fold label={label} labelClass="text-sm font-semibold" className="md:max-xl:col-span-2">
      <div className="grid gap-x-10 gap-y-6 pt-4 md:max-xl:grid-cols-2">{children}</div>
    </Fold>
  )
}
