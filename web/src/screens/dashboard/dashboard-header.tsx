import { earlierRange, rangeOf, type Comparison, type Range } from '@bizamply/contract/ranges'
import { RefreshCw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { useOverview } from '../../features/dashboard/queries.ts'
import { LiveState } from '../../features/connections/live-state.tsx'
import { RangeControl } from '../../features/dashboard/range-control.tsx'
import { useBrand } from '../../lib/brand-context.tsx'
import { useUser } from '../../lib/session.ts'
import { TwoZones } from '../../ui/two-zones.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

export interface DashboardHeaderProps {
  overview: ReturnType<typeof useOverview>
  /** The range in the URL; the last 7 days by default. */
  requested: Range | undefined
  compare: Comparison
  /** Without dates in the URL, the last seven days. */
  onRange: (range: Range | { from: undefined; to: undefined }) => void
  onCompare: (compare: Comparison) => void
}

export function DashboardHeader({ overview, requested, compare, onRange, onCompare }: DashboardHeaderProps) {
  const t = useTranslations('dashboard')
  const user = useUser()
  const { data } = overview
  const name = user.firstName?.trim() || user.name?.trim() || (user.email.split('@')[0] ?? '')
  const { timezone, BrandName } = useBrand().brand
  const today = data?.today ?? todayIn(timezone)
  const range = data?.window ?? requested ?? rangeOf('last-7-days', today)
  return (
    <header className="flex flex-wrap items-start gap-x-3 gap-y-3 px-4 pt-5 pb-2 sm:px-6">
      <div className="min-w-0 flex-1 basis-72">
        <div className="flex flex-wrap items-center gap-x-3">
          <h1 className="text-xl font-semibold">{t('welcome', { name })}</h1>
          <LiveState query={overview} />
        </div>
        <p className="text-sm text-pretty text-ink-2">{t('lead')}</p>
        <TwoZones brand={BrandName} timezone={timezone} />
      </div>
      <div className="flex items-center gap-2 max-sm:w-full max-sm:flex-row-reverse">
        <IconButton
          label={t('refresh')}
          aria-busy={overview.isFetching || undefined}
          icon={
            <RefreshCw
              aria-hidden="true"
              size={16}
              className={overview.isFetching ? 'animate-spin motion-reduce:animate-none' : ''}
            />
          }
          onClick={() => void overview.refetch()}
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
    </header>
  )
}

/**
 * Before the first response, gives today in the brand's timezone; Canadian dates have our format.
 */
const todayIn = (timeZone: string): string => new Date().toLocaleDateString('en-CA', { timeZone })

/** The default, the last seven days, is left out of the URL. */
function withoutDefault(range: Range, today: string): Range | { from: undefined; to: undefined } {
  const usual = rangeOf('last-7-days', today)
  const same = usual.from === range.from && usual.to === range.to
  return same ? { from: undefined, to: undefined } : range
}
