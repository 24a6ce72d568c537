import { BellOff, CircleCheck, Radar, Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { AlertState, Watch } from '@bizamply/contract/alerts'
import { addDays } from '@bizamply/contract/ranges'
import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { textLink } from '../../ui/text-link.ts'
import { useAlertWords } from './alert-words.ts'
import type { AlertsQuery } from './queries.ts'

const icons = { open: Radar, acknowledged: CircleCheck, muted: BellOff }

interface NoAlertsProps {
  state: AlertState
  filtered: boolean
  /** Undefined while loading. */
  watch: Watch | undefined
  onClear: () => void
}

/** Empty state: no alerts in this state, none that match the filters, or too few weeks to compare. */
export function NoAlerts({ state, filtered, watch, onClear }: NoAlertsProps) {
  const t = useTranslations('alerts')
  const Icon = icons[state]
  if (filtered) {
    return (
      <EmptyState
        icon={<Search size={20} />}
        title={t('nothing')}
        action={<Button onClick={onClear}>{t('clear')}</Button>}
      />
    )
  }
  if (state === 'open' && watch && isTooEarly(watch)) return <TooEarly firstDay={watch.firstDay} />
  return <EmptyState icon={<Icon size={20} />} title={t(`emptyTitle.${state}`)} text={t(`emptyText.${state}`)} />
}

/** The week that is compared, and the eight before it. */
const COMPARED_DAYS = 63

const isTooEarly = ({ firstDay, week }: Watch): boolean =>
  firstDay === null || addDays(week.to, -COMPARED_DAYS) < firstDay

function TooEarly({ firstDay }: Pick<Watch, 'firstDay'>) {
  const t = useTranslations('alerts')
  const { range } = useAlertWords()
  return (
    <EmptyState
      icon={<Radar size={20} />}
      title={t('early.title')}
      text={firstDay ? t('early.text', { date: range({ from: firstDay, to: firstDay }) }) : t('early.none')}
      action={
        firstDay === null && (
          <Link to="/connections" className={textLink}>
            {t('early.connect')}
          </Link>
        )
      }
    />
  )
}

export function AlertsFailed({ alerts }: { alerts: AlertsQuery }) {
  const t = useTranslations('alerts')
  return (
    <div className="px-4 py-4 sm:px-6">
      <ErrorPanel
        error={alerts.error}
        say={(reason) => t('loadFailed', { reason })}
        onRetry={() => void alerts.refetch()}
      />
    </div>
  )
}

export function AlertsWaiting() {
  const t = useTranslations('alerts')
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{t('loading')}</span>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className="flex gap-3 px-4 py-3 sm:px-6">
          <Skeleton className="size-8 rounded-md" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-3 w-32" />
            <Skeleton className="h-4 w-64 max-w-full" />
            <Skeleton className="h-3 w-80 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
