import { analyticsLists } from '@bizamply/contract/analytics-rules'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFigureFormat } from '../../lib/figure-format.ts'
import { BarList } from '../../ui/charts/bar-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { RailProps } from './analytics-parts.ts'
import { listOfProduct, productsOf } from './product-list.ts'
import { NoneInRail, RailSection } from './rail-section.tsx'

/** The share of reviews with a sent reply, as in the figure of the same name, for the products with the most reviews. */
export function RailEngagement({ data, range }: Pick<RailProps, 'data' | 'range'>) {
  const t = useTranslations('analyticsProducts')
  const figure = useFigureFormat()
  const shown = data ? productsOf(data, 'reviews').slice(0, analyticsLists.rail) : []
  return (
    <RailSection id="customer-engagement" title={t('engagement')} meta={t('engagementMeta')} ruled>
      {!data && <Waiting />}
      {data && shown.length === 0 && <NoneInRail>{t('noCustomers')}</NoneInRail>}
      {shown.length > 0 && (
        <BarList
          bars={shown.map(({ id, name, sent, received }) => ({
            key: id,
            name,
            value: received > 0 ? sent / received : 0,
            rest: t('rest.replied', { sent, count: received }),
          }))}
          format={figure.percent}
          most={1}
          nameWidth={200}
          row={(bar, className, children) => (
            <Link to="/responses" search={listOfProduct.status(range, bar.key, 'sent')} className={className}>
              {children}
            </Link>
          )}
        />
      )}
    </RailSection>
  )
}

function Waiting() {
  return (
    <div aria-hidden="true">
      {[90, 74, 68, 60, 48].map((width) => (
        <div key={width} className="flex h-7 items-center">
          <Skeleton className="h-3" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  )
}
