import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useExchange, type CallbackWords } from '../../features/auth/use-exchange.ts'
import { landing } from '../../lib/landing.ts'
import { session } from '../../lib/session.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { LoadingMark } from '../../ui/loading-mark.tsx'

const route = getRouteApi('/auth/callback')

/** Return from external sign-in: into the console, or to /login with the error. */
export function AuthCallbackScreen() {
  const t = useTranslations('auth')
  const navigate = useNavigate()
  const search = route.useSearch()
  const { returnUrl } = search
  const onEnd = useCallback(
    (failed: CallbackWords | null) => {
      const { user } = session.get()
      // Neither a user nor an error means that /login has to ask for the second factor.
      const search = failed ? { error: failed } : returnUrl ? { returnUrl } : {}
      if (failed || !user) void navigate({ to: '/login', search, replace: true })
      else void navigate({ href: landing(user, returnUrl), replace: true })
    },
    [navigate, returnUrl],
  )
  const failed = useExchange(search, onEnd)
  if (!failed) return <LoadingMark label={t('processing')} />
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 bg-canvas p-6 text-center">
      <PageTitle page={t('callbackFailed')} />
      <BrandMark size={40} />
      <h1 className="text-xl font-semibold">{t('callbackFailed')}</h1>
      <ErrorPanel message={t(`callback.${failed}`)} className="text-left" />
      <p className="text-sm text-ink-2">{t('redirecting')}</p>
    </main>
  )
}
