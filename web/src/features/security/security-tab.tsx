import { useTranslations } from 'use-intl'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FactorSection } from './factor-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { useSecurity } from './queries.ts'
import { SessionsSection } from './sessions-section.tsx'

/** The user's password, second factor, passkeys and sessions. */
export function SecurityTab() {
  return (
    <div className="min-w-0">
      <Account />
      <SessionsSection />
    </div>
  )
}

/** Password, second factor and passkeys share a call; if it fails, the sessions still work. */
function Account() {
  const t = useTranslations('security')
  const security = useSecurity()
  if (security.data) {
    return (
      <>
        <PasswordSection security={security.data} />
        <FactorSection factor={security.data.secondFactor} />
        <PasskeysSection security={security.data} />
      </>
    )
  }
  if (security.isError) {
    return (
      <div className="border-b border-line p-4 sm:px-6">
        <ErrorPanel error={security.error} title={t('failed')} onRetry={() => void security.refetch()} />
      </div>
    )
  }
  return (
    <div className="grid gap-4 border-b border-line p-4 sm:px-6">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}
