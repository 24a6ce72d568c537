import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { PublicPage } from '../../shell/public-page.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'

const route = getRouteApi('/marketing')

/** Second step of the double opt-in: requires a click, because mail scanners open links too. */
export function MarketingScreen() {
  const t = useTranslations('unsubscribe')
  const { token } = route.useSearch()
  const [state, setState] = useState<'asks' | 'busy' | 'done'>('asks')
  const [failure, setFailure] = useState<CallError | null>(null)
  const confirm = async (): Promise<void> => {
    setState('busy')
    setFailure(null)
    try {
      await api.notifications.confirmMarketing({ token: token ?? '' })
      setState('done')
    } catch (error) {
      setFailure(CallError.from(error))
      setState('asks')
    }
  }
  return (
    <PublicPage centred>
      <PageTitle page={t('confirmTitle')} />
      <h1 className="text-2xl font-semibold">{t('confirmTitle')}</h1>
      {!token && <ErrorPanel className="mt-6" message={t('incomplete')} />}
      {token && state === 'done' && (
        <p role="status" className="mt-6 rounded-md bg-sent-soft px-3 py-2.5 text-sm text-sent-ink">
          {t('confirmed')}
        </p>
      )}
      {token && state !== 'done' && (
        <>
          <p className="mt-2 text-base text-pretty text-ink-2">{t('confirmText')}</p>
          {failure && (
            <ErrorPanel
              className="mt-6"
              error={failure}
              say={(reason) => (failure.status === 400 ? t('incomplete') : reason)}
            />
          )}
          <div className="mt-6 grid">
            <Button variant="primary" size="lg" busy={state === 'busy'} onClick={() => void confirm()}>
              {t('confirm')}
            </Button>
          </div>
        </>
      )}
    </PublicPage>
  )
}
