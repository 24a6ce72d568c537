import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import type { EngagementTabProps } from './analytics-parts.ts'
import { NoBars, ProductBars } from './product-bars.tsx'
import { listOfProduct } from './product-list.ts'

/** Which products customers write about, and how often each customer writes. */
export function EngagementTab({
  customers,
  customersFailed,
  customersError,
  onRetryCustomers,
  range,
}: EngagementTabProps) {
  const t = useTranslations('analyticsProducts')
  const format = useFormat()
  if (!customers && customersFailed) {
    return (
      <div className="px-4 py-4 sm:px-6">
        <ErrorPanel error={customersError ?? null} say={() => t('customersFailed')} onRetry={onRetryCustomers} />
      </div>
    )
  }
  const frequency = customers?.frequency ?? []
  // One review per customer everywhere is nothing to compare.
  const isOnce = frequency.length > 0 && frequency.every(({ customers: people, comments }) => comments <= people)
  const list = (id: string) => listOfProduct.reviews(range, id)
  return (
    <div className={isOnce ? '' : halves}>
      <ProductBars
        id="engaging"
        title={t('engaging')}
        meta={t('engagingMeta')}
        waiting={!customers}
        empty={<NoBars>{t('noCustomers')}</NoBars>}
        bars={(customers?.products ?? []).map(({ id, name, customers: people, comments }) => ({
          key: id,
          name,
          value: people,
          rest: t('rest.customers', { count: people, comments }),
        }))}
        format={format.number}
        list={list}
      />
      {!isOnce && (
        <ProductBars
          id="frequency"
          title={t('frequency')}
          meta={t('frequencyMeta')}
          waiting={!customers}
          empty={<NoBars>{t('noFrequency')}</NoBars>}
          bars={frequency.map(({ id, name, customers: people, comments }) => ({
            key: id,
            name,
            value: people > 0 ? comments / people : 0,
            rest: t('rest.frequency', { customers: people, comments }),
          }))}
          format={(value) => value.toFixed(2)}
          list={list}
        />
      )}
    </div>
  )
}

/** Two sections separated by a vertical divider. */
export const halves = 'grid grid-cols-[minmax(0,1fr)] divide-y divide-line lg:grid-cols-2 lg:divide-x lg:divide-y-0'
