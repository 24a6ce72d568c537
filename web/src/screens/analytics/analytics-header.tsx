import { RefreshCw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ExportMenu } from '../../features/analytics/export/export-menu.tsx'
import type { useAnalytics } from '../../features/analytics/analytics-queries.ts'
import type { ExportMenuProps } from '../../features/analytics/analytics-parts.ts'
import { LiveState } from '../../features/connections/live-state.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Button } from '../../ui/button.tsx'

const load = () => import('../../features/analytics/live-menu.tsx')
const LiveMenu = lazyPart(() => load().then((it) => ({ default: it.LiveMenu })))

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
    <header className="flex items-start gap-3 px-4 pt-5 pb-2 sm:px-6">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 sm:min-h-8">
        <h1 className="text-xl font-semibold whitespace-nowrap">{t('title')}</h1>
        <LiveState
          query={{ dataUpdatedAt: goodAt, isError: analytics.isError }}
          preload={load}
          menu={(popup) => (
            <LiveMenu
              {...popup}
              goodAt={goodAt}
              timezone={analytics.data?.timezone}
              failed={analytics.isError}
              onRefresh={onRefresh}
            />
          )}
        />
      </div>
      {/* On a phone, the menu next to the title refreshes. */}
      <div className="flex shrink-0 items-center gap-2">
        <Button
          variant="ghost"
          className="max-sm:hidden"
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
