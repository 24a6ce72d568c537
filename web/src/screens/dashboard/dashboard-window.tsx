import { earlierRange, rangeOf, type Comparison, type Range } from '@bizamply/contract/ranges'
import { RefreshCw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { useOverview } from '../../features/dashboard/queries.ts'
import { RangeControl } from '../../features/dashboard/range-control.tsx'
import { useBrand } from '../../lib/brand-context.tsx'
import { todayIn } from '../../lib/day.ts'
import { useOnline } from '../../lib/events.ts'
import { IconButton } from '../../ui/icon-button.tsx'

export interface DashboardWindowProps {
  overview: ReturnType<typeof useOverview>
  /** The range in the URL; the last 7 days by default. */
  requested: Range | undefined
  compare: Comparison
  /** Without dates in the URL, the last seven days. */
  onRange: (range: Range | { from: undefined; to: undefined }) => void
  onCompare: (compare: Comparison) => void
}

/** The days that the overview counts, and the button that refreshes them. */
export function DashboardWindow({ overview, requested, compare, onRange, onCompare }: DashboardWindowProps) {
  const t = useTranslations('dashboard')
  const { data, isFetching } = overview
  const { timezone } = useBrand().brand
  const isOffline = !useOnline()
  const today = data?.today ?? todayIn(timezone)
  const range = data?.window ?? requested ?? rangeOf('last-7-days', today)
  return (
    <div className="flex items-center gap-2 max-lg:flex-row-reverse max-lg:px-4 max-lg:pt-3 max-lg:sm:px-6 lg:pr-6 lg:pb-1">
      <IconButton
        label={t(isOffline ? 'refreshOffline' : 'refresh')}
        aria-disabled={isOffline || undefined}
        aria-busy={isFetching || undefined}
        icon={
          <RefreshCw
            aria-hidden="true"
            size={16}
            className={isFetching ? 'animate-spin motion-reduce:animate-none' : ''}
          />
        }
        onClick={() => !isOffline && void overview.refetch()}
      />
      <RangeControl
        range={range}
        earlier={data ? data.earlier : earlierRange(range, compare)}
        compare={compare}
        today={today}
        comparable={data?.any !== false}
        onRange={(next) => onRange(withoutDefault(next, today))}
        onCompare={onCompare}
      />
    </div>
  )
}

/** The default, the last seven days, is left out of the URL. */
function withoutDefault(range: Range, today: string): Range | { from: undefined; to: undefined } {
  const usual = rangeOf('last-7-days', today)
  const same = usual.from === range.from && usual.to === range.to
  return same ? { from: undefined, to: undefined } : range
}
