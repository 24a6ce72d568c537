import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { useLiveState } from '../../lib/events.ts'
import { LiveDot } from '../../ui/live-dot.tsx'

/** Connected or Disconnected, and when the platform was last read. */
export function LiveState({ lastSync, failed }: { lastSync: string | null; failed: boolean }) {
  const t = useTranslations('connections')
  const format = useFormat()
  const now = useTicking()
  const live = useLiveState()
  const connected = live === 'live' && !failed
  const word = connected ? t('connected') : live === 'connecting' && !failed ? t('connecting') : t('disconnected')
  const age = lastSync ? t('synced', { age: format.age(lastSync, now).toLocaleLowerCase() }) : null
  return <LiveDot tone={connected ? 'live' : 'pending'} label={age ? `${word}, ${age}` : word} />
}
