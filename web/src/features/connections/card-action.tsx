import { Lock, RefreshCw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { touchTarget } from '../../ui/touch-target.ts'
import { connectPhases, type CardView } from './card-view.ts'
import type { ConnectState } from './run-connect.ts'
import type { Service } from './service-list.ts'

/** What a member’s role allows here: owners everything, editors only sync, viewers nothing. */
export interface Rights {
  manage: boolean
  sync: boolean
}

export interface CardActionProps {
  service: Service
  view: CardView
  state: ConnectState | undefined
  canRemove: boolean
  rights: Rights
  /** The only filled button of the screen. */
  primary: boolean
  syncing: boolean
  onConnect: () => void
  onSync: () => void
}

/** The buttons on the right of a card. */
export function CardAction(props: CardActionProps) {
  const { service, view, rights, canRemove, syncing } = props
  const t = useTranslations('connectionsPage')
  const connect = useTranslations('connect')
  if (view.state === 'unknown') return null
  const readable = view.state === 'connected' || view.state === 'behind'
  return (
    <div className="flex shrink-0 items-center gap-1">
      {readable && rights.sync && (
        <IconButton
          size="sm"
          className={`last:-mr-1.5 ${touchTarget}`}
          label={t('syncNow', { service: connect(`names.${service}`) })}
          icon={<RefreshCw size={14} className={syncing ? 'animate-spin motion-reduce:animate-none' : ''} />}
          aria-busy={syncing || undefined}
          onClick={props.onSync}
        />
      )}
      {readable && !canRemove && (
        <span className="flex h-7 items-center gap-1.5 text-xs font-medium text-ink-2">
          <Lock aria-hidden="true" size={14} className="text-ink-3" />
          {t('protected')}
        </span>
      )}
      {view.state === 'linked' && (
        <Button size="sm" disabled>
          {t('states.linked')}
        </Button>
      )}
      {rights.manage && <OwnersAction {...props} />}
    </div>
  )
}

function OwnersAction({ service, view, state, primary, onConnect }: CardActionProps) {
  const connect = useTranslations('connect')
  const named = (words: string) => (
    <>
      {words} <span className="sr-only">{connect(`names.${service}`)}</span>
    </>
  )
  // The note below the card has the reason.
  if (view.hindrance) return null
  const under = state && connectPhases[state.phase]
  if (under === 'connecting') return <Button size="sm" busy busyLabel={connect('connecting')} />
  const broken = view.state === 'signedOut' || view.entry?.backfill.state === 'failed'
  return (
    <>
      {(view.state === 'off' || broken || under) && (
        <Button size="sm" variant={primary ? 'primary' : 'neutral'} onClick={onConnect}>
          {named(connect(under ?? (broken ? 'reconnect' : 'connect')))}
        </Button>
      )}
    </>
  )
}
