import { RefreshCw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ExportMenu } from '../../features/analytics/export-menu.tsx'
import type { useAnalytics } from '../../features/analytics/analytics-queries.ts'
import type { ExportMenuProps } from '../../features/analytics/analytics-parts.ts'
import { useBrandClock } from '../../lib/brand-clock.ts'
import { useBrand } from '../../lib/brand-context.tsx'
import { useDataState } from '../../lib/data-state.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'

export interface AnalyticsHeaderProps extends ExportMenuProps {
  analytics: ReturnType<typeof useAnalytics>
  /** When the figures were last confirmed. */
  goodAt: number
  onRefresh: () => void
}

export function AnalyticsHeader({ analytics, goodAt, onRefresh, ...shown }: AnalyticsHeaderProps) {
  const t = useTranslations('analytics')
  const { isFetching } = analytics
  return (
    <header className="flex items-start gap-3 px-4 pt-5 pb-2 max-sm:flex-wrap sm:px-6">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 max-sm:basis-full sm:min-h-8">
        <h1 className="text-xl font-semibold whitespace-nowrap">{t('title')}</h1>
        <State analytics={analytics} goodAt={goodAt} />
      </div>
      <div className="flex shrink-0 items-center gap-2 max-sm:-ml-3 max-sm:w-[calc(100%+12px)] max-sm:justify-between">
        <Button
          variant="ghost"
          aria-busy={isFetching || undefined}
          icon={
            <RefreshCw
              aria-hidden="true"
              size={16}
              className={isFetching ? 'animate-spin motion-reduce:animate-none' : ''}
            />
          }
          onClick={onRefresh}
        >
          {t('refresh')}
        </Button>
        <ExportMenu {...shown} />
      </div>
    </header>
  )
}

function State({
  analytics: { data, isError, dataUpdatedAt },
  goodAt,
}: Pick<AnalyticsHeaderProps, 'analytics' | 'goodAt'>) {
  const t = useTranslations('analytics')
  const { brand } = useBrand()
  // One timezone label for the whole screen, on every tab.
  const clock = useBrandClock(data?.timezone ?? brand.timezone)
  const live = useDataState()
  const state = isError || live === 'offline' ? 'disconnected' : live
  return (
    <>
      <Badge tone={tones[state]} icon={<span aria-hidden="true" className={`size-1.5 rounded-full ${dots[state]}`} />}>
        {t(state)}
      </Badge>
      {data && isError && (
        <span className="text-xs text-pending-ink tabular-nums">
          {t('stale', { time: clock.timeInZone(new Date(dataUpdatedAt)) })}
        </span>
      )}
      {!(data && isError) && (
        <span className="text-xs text-ink-3 tabular-nums">
          {data && `${t('updated', { time: clock.secondsInZone(new Date(goodAt)) })} · `}
          {t('autoRefresh')}
        </span>
      )}
    </>
  )
}

const tones = { live: 'sent', connecting: 'neutral', disconnected: 'danger' } as const
const dots = { live: 'bg-live', connecting: 'bg-ink-3', disconnected: 'bg-danger' } as const
