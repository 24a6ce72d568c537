import { CloudOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { session, useSession, useSessionCheck } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'

/** Warns outside of the console if the server is unreachable; inside, DataBanner does. */
export function UnreachableBanner() {
  const t = useTranslations('system')
  const shared = useTranslations('shared')
  const { unreachable } = useSession()
  useSessionCheck()
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
