import type { ConnectionList } from '@bizamply/contract/connections'
import { useFormatter, useTranslations } from 'use-intl'
import { ageOf, useFormat, useTicking } from '../../lib/format.ts'
import { useDataState } from '../../lib/data-state.ts'
import { LiveDot } from '../../ui/live-dot.tsx'
import { sourceStatus } from './source-status.ts'

export interface LiveStateProps {
  /** Undefined while loading. */
  connections: ConnectionList | undefined
  /** When the list was loaded, shown if no platform has been synced yet. */
  readAt: string | null
  failed: boolean
}

/** Whether comments arrive: connected only if the event stream and all of the brand’s sources are. */
export function LiveState({ connections, readAt, failed }: LiveStateProps) {
  const t = useTranslations('connections')
  const format = useFormat()
  const lists = useFormatter()
  const now = useTicking()
  const live = useDataState()
  const standing = connections && sourceStatus(connections)
  const line = failed || live === 'offline' ? 'disconnected' : live === 'live' ? 'connected' : 'connecting'
  const state = line === 'connected' && standing && standing.state !== 'well' ? standing.state : line
  const words = t(`live.${state}`, { names: lists.list(standing?.names ?? []) })
  const trouble = state === 'signed-out' || state === 'none'
  const lastSync = standing?.lastSync ?? (trouble ? null : readAt)
  const isNow = lastSync !== null && ageOf(new Date(lastSync), now)?.step === 'justNow'
  const age = lastSync && (isNow ? t('syncedNow') : t('synced', { age: format.age(lastSync, now) }))
  return <LiveDot tone={tones[state]} label={age ? t('stateAndAge', { state: words, age }) : words} />
}

const tones = {
  connected: 'live',
  connecting: 'off',
  disconnected: 'danger',
  behind: 'pending',
  'signed-out': 'danger',
  none: 'off',
} as const
