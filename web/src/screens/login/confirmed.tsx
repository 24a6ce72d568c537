import { callbackErrors, type CallbackError } from '@bizamply/contract/login-form'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { confirmChannel } from '../../lib/confirm-by-sso.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { PublicPage } from '../../shell/public-page.tsx'

const route = getRouteApi('/auth/confirmed')

/** Last page of an SSO step-up: reports the result to the opener and closes. */
export function ConfirmedScreen() {
  const t = useTranslations('confirmed')
  const auth = useTranslations('auth')
  const search = route.useSearch()
  const error = search.error === undefined ? null : known(search.error)
  useEffect(() => {
    confirmChannel.post(error)
    window.close()
  }, [error])
  return (
    <PublicPage lowered>
      <PageTitle page={t(error ? 'failed' : 'done')} />
      <h1 className="text-2xl font-semibold">{t(error ? 'failed' : 'done')}</h1>
      {error && <p className="mt-1 text-base text-pretty">{auth(`callback.${error}`)}</p>}
      <p className="mt-1 text-base text-pretty text-ink-2">{t('close')}</p>
    </PublicPage>
  )
}

const known = (code: string): CallbackError => callbackErrors.find((one) => one === code) ?? 'sso_failed'
