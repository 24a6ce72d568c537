import { CloudOff, History } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useShownAt } from '../../lib/brand-clock.ts'
import { useBrands } from '../../lib/brand-context.tsx'
import { useDataState, useRefetchFailing } from '../../lib/data-state.ts'
import { session, useSession, useSessionCheck } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'

/**
 * Shown under the top bar while the browser is offline or the data on screen is old: once for the whole console. Also
 * the only announcement of how the connection changes. Without a screen, e.g. while its code loads, it names no time.
 */
export function DataBanner({ hasScreen }: { hasScreen: boolean }) {
  const t = useTranslations('system')
  const shared = useTranslations('shared')
  const refetch = useRefetchFailing()
  const { retry } = useBrands()
  const { unreachable } = useSession()
  const words = useBannerWords(hasScreen)
  const change = useChange()
  useSessionCheck()
  const tryAgain = () => {
    refetch()
    retry()
    if (unreachable) void session.check()
  }
  // Always the same element: screen readers announce only what changes in it.
  return (
    <div role="status" className={words ? bar : 'sr-only'}>
      {!words && change}
      {words && (
        <>
          {words.isOffline ? (
            <CloudOff aria-hidden="true" size={14} className="shrink-0" />
          ) : (
            <History aria-hidden="true" size={14} className="shrink-0" />
          )}
          <p className="min-w-0 flex-1 truncate">
            {words.text}
            {words.isOffline && <span className="max-sm:sr-only"> {t('offlineText')}</span>}
          </p>
          {!words.isOffline && (
            <Button size="xs" onClick={tryAgain}>
              {shared('tryAgain')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

const bar =
  'flex h-9 shrink-0 items-center gap-2 border-t border-line bg-pending-soft px-4 text-xs text-pending-ink sm:px-6'

function useBannerWords(hasScreen: boolean): { isOffline: boolean; text: string } | null {
  const t = useTranslations('system')
  const { status, error } = useBrands()
  const shownAt = useShownAt()
  const { condition, from } = useDataState()
  const { unreachable } = useSession()
  const time = from && hasScreen ? shownAt(from) : null
  if (condition === 'offline') return { isOffline: true, text: time ? t('offlineSince', { time }) : t('offline') }
  const text = unreachable
    ? time
      ? t('unreachableSince', { time })
      : `${t('unreachable')} ${t('unreachableText')}`
    : condition === 'stale' && time
      ? t('outdated', { time })
      : // The brands of the last visit.
        status === 'ready' && error
        ? t('maybeOutdated')
        : null
  return text === null ? null : { isOffline: false, text }
}

/** What became of the connection, for changes without a banner. */
function useChange(): string {
  const t = useTranslations('system')
  const { condition } = useDataState()
  const [hadTrouble, setHadTrouble] = useState(false)
  const isTrouble = condition === 'offline' || condition === 'stale' || condition === 'reconnecting'
  if (isTrouble && !hadTrouble) setHadTrouble(true)
  if (condition === 'reconnecting') return t('lostConnection')
  return condition === 'connected' && hadTrouble ? t('upToDateAgain') : ''
}
