import { useTranslations } from 'use-intl'
import { shownMarks, viewCard } from './card-view.ts'
import { ConnectionCard } from './connection-card.tsx'
import { colors } from './sync-marks.tsx'
import { serviceKeys } from './service-list.ts'
import type { ConnectionsPage } from './use-connections-page.ts'

/** The eight services in their fixed order. */
export function ConnectionsGrid({ page }: { page: ConnectionsPage }) {
  const t = useTranslations('connectionsPage')
  const summaries = page.list.data?.connections
  const views = serviceKeys.map((service) => ({ service, view: viewCard(service, summaries) }))
  const first = views.find(({ view }) => view.state === 'signedOut')?.service
  const { data: activity } = page.activity
  const hasMarks = activity && views.some(({ service, view }) => view.entry && shownMarks(service, activity).length > 0)
  return (
    <>
      {hasMarks ? <Legend /> : <div className="h-4" />}
      <ul
        aria-label={t('platforms')}
        className="grid border-t border-line md:grid-cols-2 *:border-b *:border-line md:*:odd:border-r"
      >
        {views.map(({ service, view }) => (
          <ConnectionCard
            key={service}
            service={service}
            view={view}
            summary={summaries?.[service]}
            activity={activity}
            state={page.connects.states[service]}
            rights={page.rights}
            primary={service === first}
            syncing={page.syncing.includes(service)}
            onConnect={() => page.openConnect(service)}
            onRemove={page.setRemoving}
            onSync={() => void page.sync(service)}
          />
        ))}
      </ul>
    </>
  )
}

function Legend() {
  const t = useTranslations('connectionsPage')
  return (
    <p className="flex items-center gap-2.5 px-6 py-3 text-xs text-ink-2 max-md:invisible max-md:py-1.5">
      {t('legend')}
      {(['onTime', 'late', 'failed'] as const).map((state) => (
        <span key={state} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-2 rounded-[2px] ${colors[state]}`} />
          {t(state)}
        </span>
      ))}
    </p>
  )
}
