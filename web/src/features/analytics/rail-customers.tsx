import { analyticsLists } from '@bizamply/contract/analytics-rules'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { BarList } from '../../ui/charts/bar-list.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { RailProps } from './analytics-parts.ts'
import { listOfProduct } from './product-list.ts'
import { NoneInRail, RailSection } from './rail-section.tsx'

type Props = Pick<RailProps, 'customers' | 'customersFailed' | 'customersError' | 'onRetryCustomers' | 'range'>

/** How many different customers wrote about each product. */
export function RailCustomers({ customers, customersFailed, customersError, onRetryCustomers, range }: Props) {
  const t = useTranslations('analyticsProducts')
  const format = useFormat()
  const shown = customers?.products.slice(0, analyticsLists.rail) ?? []
  return (
    <RailSection id="customer-engagement" title={t('engagement')} meta={t('engagementMeta')} ruled>
      {!customers && customersFailed && (
        <ErrorPanel error={customersError ?? null} say={() => t('customersFailed')} onRetry={onRetryCustomers} />
      )}
      {!customers && !customersFailed && <Waiting />}
      {customers && shown.length === 0 && <NoneInRail>{t('noCustomers')}</NoneInRail>}
      {shown.length > 0 && (
        <BarList
          bars={shown.map(({ id, name, customers: people, comments }) => ({
            key: id,
            name,
            value: people,
            rest: t('rest.customers', { count: people, comments }),
          }))}
          format={format.number}
          nameWidth={200}
          row={(bar, className, children) => (
            <Link to="/responses" search={listOfProduct.reviews(range, bar.key)} className={className}>
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
