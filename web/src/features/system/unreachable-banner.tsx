import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { RECHECK_MS, session, useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'

/** Checks the session every 5 minutes and warns if the server is unreachable; the user stays signed in. */
export function UnreachableBanner() {
  const t = useTranslations('system')
  const shared = useTranslations('shared')
  const { unreachable } = useSession()
  useEffect(() => {
    const timer = setInterval(() => void session.check(), RECHECK_MS)
    return () => clearInterval(timer)
  }, [])
  if (!unreachable) return null
  return (
    <div
      role="alert"
      className="flex items-center gap-2.5 border-b border-line bg-pending-soft px-4 py-2 text-sm text-pending-ink sm:px-6"
    >
      <CloudOff aria-hidden="true" size={16} className="shrink-0" />
      <p className="min-w-0 flex-1">
        <span className="font-medium">{t('unreachable')}</span> {t('unreachableText')}
      </p>
      <Button size="xs" onClick={() => void session.check()}>
        {shared('tryAgain')}
      </Button>
    </div>
  )
}
