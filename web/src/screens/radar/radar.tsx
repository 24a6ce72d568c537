import type { Alert } from '@bizamply/contract/alerts'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AlertRow } from '../../features/alerts/alert-row.tsx'
import { AlertsFailed, AlertsWaiting, NoAlerts } from '../../features/alerts/alert-states.tsx'
import { AlertToolbar } from '../../features/alerts/alert-toolbar.tsx'
import { AssignDialog } from '../../features/alerts/assign-dialog.tsx'
import { useAlerts, useOneAlert, useWatch, type AlertsQuery, type AlertFilters } from '../../features/alerts/queries.ts'
import { useAlertActions } from '../../features/alerts/use-alert-actions.ts'
import { useAlertKeys } from '../../features/alerts/use-alert-keys.ts'
import { WatchSection } from '../../features/alerts/watch-section.tsx'
import { useMay } from '../../lib/brand-context.tsx'
import { CallError } from '../../lib/call-error.ts'
import { usePreferences } from '../../lib/preferences.ts'
import { projectFromAlert } from '../../lib/project-from-alert.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { Button } from '../../ui/button.tsx'
import type { RadarSearch } from './radar-search.ts'
import { OpenedAlert } from './radar-opened-alert.tsx'
import { StaleLine } from '../../ui/stale-line.tsx'

const route = getRouteApi('/guarded/radar')

/**
 * Changes detected for products: alerts to acknowledge, assign, and mute, and what is watched while
 * there are none.
 */
export function RadarScreen() {
  const t = useTranslations('alerts')
  const { state = 'open', alert: named, ...others } = route.useSearch()
  const navigate = route.useNavigate()
  const may = useMay()
  const mayWrite = may('comments.organize')
  const filters: AlertFilters = { state, ...others }
  const alerts = useAlerts(filters)
  const watch = useWatch()
  const opened = useOneAlert(named)
  const actions = useAlertActions()
  const [assigning, setAssigning] = useState<Alert | null>(null)
  useAlertKeys(usePreferences().singleKeys)
  const first = alerts.data?.pages[0]
  const rows = (alerts.data?.pages.flatMap(({ data }) => data) ?? []).filter(({ id }) => id !== opened.data?.id)
  const isEmpty = first !== undefined && rows.length === 0 && !opened.data
  /** Why there are no alerts depends on how far back the reviews go. */
  const isUnexplained = isEmpty && state === 'open' && watch.isPending
  const ask = (search: RadarSearch) => void navigate({ search, replace: true, resetScroll: false })
  const tools = {
    mayWrite,
    actions,
    onAssign: setAssigning,
    onStartProject: may('projects.manage')
      ? (alert: Alert) => void navigate({ to: '/projects', search: projectFromAlert(alert) })
      : undefined,
  }
  const filtered = Boolean(others.kind || others.mine || others.product || others.search)
  return (
    <>
      <PageTitle page={t('title')} />
      <header className="px-4 pt-5 pb-4 sm:px-6">
        <h1 className="text-xl font-semibold">{t('title')}</h1>
        <p className="max-w-[100ch] text-sm text-balance text-ink-2">{t('lead')}</p>
        {!mayWrite && <p className="mt-2 text-xs text-pending-ink">{t('viewer')}</p>}
        <StaleLine query={alerts} say={(time) => t('stale', { time })} />
      </header>
      <AlertToolbar
        filters={filters}
        counts={first?.counts}
        onAsk={(change) => ask(stated({ ...filters, ...change }))}
      />
      {named && <OpenedAlert query={opened} tools={tools} onClose={() => ask(stated(filters))} />}
      {(alerts.isPending || isUnexplained) && <AlertsWaiting />}
      {alerts.isError && !alerts.data && <AlertsFailed alerts={alerts} />}
      {isEmpty && !isUnexplained && (
        <NoAlerts state={state} filtered={filtered} watch={watch.data} onClear={() => ask(stated({ state }))} />
      )}
      {rows.length > 0 && (
        <ul aria-label={t('list')} className="divide-y divide-line">
          {rows.map((alert) => (
            <AlertRow key={alert.id} alert={alert} {...tools} />
          ))}
        </ul>
      )}
      <More alerts={alerts} />
      {(first !== undefined || alerts.isError) && <WatchSection watch={watch} />}
      {assigning && (
        <AssignDialog
          alert={assigning}
          onAssign={(member) => void actions.assign(assigning, member)}
          onClose={() => setAssigning(null)}
        />
      )}
    </>
  )
}

/** Only values that differ from the defaults are in the URL. */
const stated = ({ state, kind, mine, product, search }: AlertFilters): RadarSearch => ({
  ...(state === 'open' ? {} : { state }),
  ...(kind ? { kind } : {}),
  ...(mine ? { mine: true as const } : {}),
  ...(product ? { product } : {}),
  ...(search ? { search } : {}),
})

function More({ alerts }: { alerts: AlertsQuery }) {
  const t = useTranslations('alerts')
  if (!alerts.hasNextPage) return null
  return (
    <div className="grid justify-items-center gap-2 border-t border-line py-6">
      {alerts.isFetchNextPageError && (
        <p role="alert" className="text-xs text-danger-ink">
          {t('moreFailed', { reason: CallError.from(alerts.error).message })}
        </p>
      )}
      <Button busy={alerts.isFetchingNextPage} onClick={() => void alerts.fetchNextPage()}>
        {t('showMore')}
      </Button>
    </div>
  )
}
