import { Activity } from './activity.tsx'
import { Messages } from './messages.tsx'
import { Products } from './products.tsx'
import type { SectionProps } from './section-props.ts'
import { Transactions } from './transactions.tsx'
import type { PeriodChoice } from './period-context.ts'

export type DashboardSectionsProps = SectionProps & PeriodChoice

/** Sections below the charts. Padding at the bottom keeps the last row clear of the quick actions. */
export function DashboardSections({ data, failed, error, onRetry, period, onPeriod }: DashboardSectionsProps) {
  const section = { data, failed, error, onRetry }
  const known = data !== undefined || !failed
  return (
    <div className="pb-20 max-md:pb-32">
      <div className={pair}>
        <Transactions {...section} period={period} onPeriod={onPeriod} />
        <div className="max-xl:order-first max-xl:border-b max-xl:border-line">
          <Activity {...section} />
        </div>
      </div>
      {known && (
        <div className={pair}>
          <Products data={data} />
          <div className="max-xl:border-t max-xl:border-line">
            <Messages messages={data?.messages} />
          </div>
        </div>
      )}
    </div>
  )
}

/** Two sections share a vertical divider that runs to the end of the row. */
const pair =
  'grid border-t border-line xl:grid-cols-[minmax(0,1fr)_340px] xl:divide-x xl:divide-line min-[1400px]:grid-cols-[minmax(0,1fr)_412px]'
