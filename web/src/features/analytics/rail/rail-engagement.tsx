import { analyticsLists } from '@bizamply/contract/analytics-rules'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFigureFormat } from '../../../lib/figure-format.ts'
import { BarList } from '../../../ui/charts/bar-list.tsx'
import { MoreLabel } from '../../../ui/more-label.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { textLink } from '../../../ui/text-link.ts'
import type { RailProps } from '../analytics-parts.ts'
import { listOfProduct, productsOf, repliedShare } from '../product-list.ts'
import { NoneInRail, RailSection } from './rail-section.tsx'

/** The share of reviews with a sent reply, as in the figure of the same name: highest first. */
export function RailEngagement({ data, range }: Pick<RailProps, 'data' | 'range'>) {
  const t = useTranslations('analyticsProducts')
  const figure = useFigureFormat()
  const shares = data ? productsOf(data, 'reviews').map((row) => ({ ...row, share: repliedShare(row) })) : []
  const shown = shares.toSorted((a, b) => b.share - a.share).slice(0, analyticsLists.rail)
  const all = data?.productCount ?? 0
  return (
    <RailSection
      id="customer-engagement"
      title={t('engagement')}
      meta={shown.length > 0 ? t('engagementMeta', { shown: shown.length, all }) : ''}
      ruled
    >
      {!data && <Waiting />}
      {data && shown.length === 0 && <NoneInRail>{t('noCustomers')}</NoneInRail>}
      {shown.length > 0 && (
        <BarList
          bars={shown.map(({ id, name, share, sent, received }) => ({
            key: id,
            name,
            value: share,
            rest: t('rest.replied', { sent, count: received }),
          }))}
          format={figure.percent}
          most={1}
          isStacked
          row={(bar, className, children) => (
            <Link to="/responses" search={listOfProduct.status(range, bar.key, 'sent')} className={className}>
              {children}
            </Link>
          )}
        />
      )}
      {all > shown.length && (
        <Link
          to="/analytics"
          search={({ product: _, ...before }) => ({ ...before, tab: 'products' as const })}
          className={`mt-0 inline-block text-xs ${textLink}`}
        >
          <MoreLabel>{t('viewAll')}</MoreLabel>
        </Link>
      )}
    </RailSection>
  )
}

function Waiting() {
  return (
    <div aria-hidden="true">
      {[90, 74, 68, 60, 48].map((width) => (
        <div key={width} className="grid h-10.5 content-center gap-2.5">
          <Skeleton className="h-3" style={{ width: `${width}%` }} />
          <Skeleton className="h-1.5 rounded-full" />
        </div>
      ))}
    </div>
  )
}
