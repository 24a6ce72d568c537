import { Activity } from './activity.tsx'
import { Messages } from './messages.tsx'
import { Products } from './products.tsx'
import type { SectionProps } from './section-props.ts'
import { Transactions } from './transactions.tsx'
import type { PeriodChoice } from './period-context.ts'

export type DashboardSectionsProps = SectionProps & PeriodChoice

/**
 * Sections below the charts, in two columns, with the messages across both; one below the other on narrow screens,
 * activity first.
 */
export function DashboardSections({ data, failed, onRetry, period, onPeriod }: DashboardSectionsProps) {
  const section = { data, failed, onRetry }
  const known = data !== undefined || !failed
  return (
    <div className={columns}>
      <div className="max-xl:contents">
        <div className="max-xl:order-2 max-xl:border-t max-xl:border-line">
          <Transactions {...section} period={period} onPeriod={onPeriod} />
        </div>
        {known && (
          <div className="border-t border-line max-xl:order-3">
            <Products data={data} />
          </div>
        )}
      </div>
      <div className="border-line max-xl:order-1 xl:border-l">
        <Activity {...section} />
      </div>
      {known && (
        <div className="border-t border-line max-xl:order-4 xl:col-span-2">
          <Messages messages={data?.messages} />
        </div>
      )}
    </div>
  )
}

const columns =
  'grid grid-cols-[minmax(0,1fr)] border-t border-line pb-8 xl:grid-cols-[minmax(0,1fr)_340px] ' +
  'min-[1400px]:grid-cols-[minmax(0,1fr)_412px]'
