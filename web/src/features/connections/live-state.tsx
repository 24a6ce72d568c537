import { useTranslations } from 'use-intl'
import { ageOf, useFormat, useTicking } from '../../lib/format.ts'
import { useLiveState } from '../../lib/events.ts'
import { LiveDot } from '../../ui/live-dot.tsx'

/** Connected or Disconnected, and when the platform was last read. */
export function LiveState({ lastSync, failed }: { lastSync: string | null; failed: boolean }) {
  const t = useTranslations('connections')
  const format = useFormat()
  const now = useTicking()
  const live = useLiveState()
  const state = failed || live === 'offline' ? 'disconnected' : live === 'live' ? 'connected' : 'connecting'
  const isNow = lastSync !== null && ageOf(new Date(lastSync), now)?.step === 'justNow'
  const age = lastSync && (isNow ? t('syncedNow') : t('synced', { age: format.age(lastSync, now) }))
  return <LiveDot tone={tones[state]} label={age ? t('stateAndAge', { state: t(state), age }) : t(state)} />
}

const tones = { connected: 'live', connecting: 'off', disconnected: 'danger' } as const
