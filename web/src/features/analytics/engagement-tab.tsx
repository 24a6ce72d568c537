import type { Customers } from '@bizamply/contract/analytics'
import type { Range } from '@bizamply/contract/ranges'
import { useTranslations } from 'use-intl'
import { useFigureFormat } from '../../lib/figure-format.ts'
import { useFormat } from '../../lib/format.ts'
import { StackedBar } from '../../ui/charts/stacked-bar.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { EngagementTabProps } from './analytics-parts.ts'
import { NoBars, ProductBars } from './product-bars.tsx'
import { listOfProduct } from './product-list.ts'
import { twoColumns } from './two-columns.ts'

/** Which products most customers write about, and how often each customer writes. */
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
  // Most brands have none, so the skeleton leaves them out.
  const hasRepeat = customers !== undefined && customers.twice > 0
  return (
    <div className={hasRepeat ? twoColumns : ''}>
      <ProductBars
        id="engaging"
        title={t('engaging')}
        meta={customers && t(hasRepeat ? 'engagingMeta' : 'engagingOnce')}
        waiting={!customers}
        empty={<NoBars>{t('noCustomers')}</NoBars>}
        bars={(customers?.products ?? []).map(({ id, name, customers: people, comments }) => ({
          key: id,
          name,
          value: people,
          rest: t('rest.customers', { count: people, comments }),
        }))}
        format={format.number}
        list={(id) => listOfProduct.reviews(range, id)}
      />
      {hasRepeat && (
        <div className="grid content-start divide-y divide-line">
          <Repeat customers={customers} />
          {customers && <Frequency customers={customers} range={range} />}
        </div>
      )}
    </div>
  )
}

/** Customers with one review, and with more. */
function Repeat({ customers }: { customers: Customers | undefined }) {
  const t = useTranslations('analyticsProducts')
  const format = useFormat()
  const figure = useFigureFormat()
  const { total = 0, twice = 0 } = customers ?? {}
  return (
    <section aria-labelledby="repeat" className="min-w-0 pb-4">
      <SectionHead id="repeat" title={t('repeat')} meta={customers && t('repeatMeta', { count: total })} />
      <div className="px-4 sm:px-6">
        {!customers && <Skeleton className="h-12 w-full" />}
        {total > 0 && (
          <StackedBar
            parts={[
              { key: 'once', label: t('once'), value: total - twice, color: 'var(--chart-1)' },
              { key: 'twice', label: t('twice'), value: twice, color: 'var(--chart-2)' },
            ]}
            count={format.number}
            share={figure.percent}
          />
        )}
      </div>
    </section>
  )
}

function Frequency({ customers: { frequency }, range }: { customers: Customers; range: Range }) {
  const t = useTranslations('analyticsProducts')
  const format = useFormat()
  // If every customer wrote one review, there is nothing to compare.
  if (frequency.length > 0 && frequency.every(({ customers: people, comments }) => comments <= people)) return null
  return (
    <ProductBars
      id="frequency"
      title={t('frequency')}
      meta={t('frequencyMeta')}
      waiting={false}
      empty={<NoBars>{t('noFrequency')}</NoBars>}
      bars={frequency.map(({ id, name, customers: people, comments }) => ({
        key: id,
        name,
        value: people > 0 ? comments / people : 0,
        rest: t('rest.frequency', { customers: people, comments }),
      }))}
      format={format.hundredths}
      nameWidth={170}
      list={(id) => listOfProduct.reviews(range, id)}
    />
  )
}
