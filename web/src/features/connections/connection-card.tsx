import type { ConnectionActivity } from '@bizamply/contract/connections'
import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CardAction, type CardActionProps } from './card-action.tsx'
import { CardFigures } from './card-figures.tsx'
import { CardNote } from './card-note.tsx'
import { connectPhases, shownMarks, type CardState } from './card-view.ts'
import { useWaitingDrafts } from './queries.ts'
import { accountOf, type Summary } from './row-view.ts'
import type { Service } from './service-list.ts'
import { ServiceMark } from '../../ui/service-mark.tsx'
import { SyncMarks } from './sync-marks.tsx'

export interface ConnectionCardProps extends Omit<CardActionProps, 'canRemove'> {
  /** Also of the service that this one would replace. */
  onRemove: (service: Service) => void
  /** Undefined while loading. */
  summary: Summary | undefined
  activity: ConnectionActivity | undefined
}

/** One service: the brand’s connection and its actions. */
export function ConnectionCard(props: ConnectionCardProps) {
  const { service, summary, view, state, activity, rights, onRemove } = props
  const drafts = useWaitingDrafts(service, view.state === 'signedOut')
  const t = useTranslations('connectionsPage')
  const connect = useTranslations('connect')
  const name = connect(`names.${service}`)
  const isConnecting = state !== undefined && connectPhases[state.phase] === 'connecting'
  const mayRemove = rights.manage && view.entry && summary?.canRemove && !isConnecting
  const gone = view.state === 'off' || view.state === 'unknown'
  return (
    <li
      id={cardId(service)}
      tabIndex={-1}
      className={`min-w-0 px-4 py-3.5 outline-none sm:px-6 ${view.state === 'signedOut' ? 'bg-danger-soft/55' : ''}`}
    >
      <div className="flex min-h-7 items-center gap-2.5">
        <ServiceMark service={service} off={gone} />
        <h2 className="truncate text-sm font-semibold">{name}</h2>
        {summary && <Badge className="max-sm:hidden md:max-lg:hidden">{t(`types.${summary.type}`)}</Badge>}
        <span className="ml-auto" />
        <CardAction {...props} canRemove={summary?.canRemove ?? false} />
      </div>
      <p
        className={`mt-1 flex min-w-0 gap-1.5 text-xs text-ink-2 ${gone ? 'flex-wrap items-baseline' : 'items-center'}`}
      >
        <span
          aria-hidden="true"
          className={`forced-color-adjust-none size-1.5 shrink-0 self-center rounded-full ${dots[view.state]}`}
        />
        <span className={`shrink-0 ${inks[view.state]}`}>{t(`states.${view.state}`)}</span>
        <Details summary={summary} />
      </p>
      {view.entry && <CardFigures service={service} entry={view.entry} />}
      {view.entry && activity && <SyncMarks service={service} marks={shownMarks(service, activity)} />}
      <div className="flex items-end justify-between gap-4">
        <CardNote
          service={service}
          summary={summary}
          view={view}
          state={state}
          activity={activity}
          drafts={drafts}
          onRemove={rights.manage ? onRemove : undefined}
        />
        {mayRemove && (
          <Button size="xs" variant="ghost" className="-mr-2 -mb-1 ml-auto" onClick={() => onRemove(service)}>
            {t('remove')} <span className="sr-only">{name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

export const cardId = (service: string): string => `connection-${service}`

/** The connected account, or what the service would read and write. */
function Details({ summary }: { summary: Summary | undefined }) {
  if (!summary) return null
  const account = accountOf(summary)
  if (!account) return <span className="text-pretty max-sm:basis-full">{summary.description}</span>
  return (
    <>
      <span aria-hidden="true">·</span>
      <span data-tooltip={account} data-tooltip-when="cut" className="truncate">
        {account}
      </span>
    </>
  )
}

const dots: Record<CardState, string> = {
  connected: 'bg-live',
  linked: 'bg-live',
  behind: 'bg-chart-3',
  signedOut: 'bg-danger',
  off: 'bg-line-strong',
  unknown: 'bg-line-strong',
}

const inks: Record<CardState, string> = {
  connected: '',
  linked: '',
  behind: 'font-medium text-pending-ink',
  signedOut: 'font-medium text-danger-ink',
  off: '',
  unknown: '',
}
