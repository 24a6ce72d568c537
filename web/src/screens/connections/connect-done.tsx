import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { AttemptEnd } from '../../features/connections/attempt-end.tsx'
import { connectChannel } from '../../lib/connect-channel.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { PublicPage } from '../../shell/public-page.tsx'

const route = getRouteApi('/connect/done')

/**
 * The last page of a consent: reports to the window that opened it and closes, or shows the result
 * here.
 */
export function ConnectDoneScreen() {
  const t = useTranslations('connectDone')
  const { attempt, via } = route.useSearch()
  const popup = via !== 'page'
  useEffect(() => {
    if (!attempt) return
    connectChannel.post({ attemptId: attempt })
    if (popup) window.close()
  }, [attempt, popup])
  return (
    <PublicPage lowered>
      <PageTitle page={t('title')} />
      {attempt && !popup ? <AttemptEnd attemptId={attempt} /> : <Close />}
    </PublicPage>
  )
}

/** Visible only in browsers that don't let a page close its own window. */
function Close() {
  const t = useTranslations('connectDone')
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('closeTitle')}</h1>
      <p className="mt-1 text-base text-pretty text-ink-2">{t('close')}</p>
    </>
  )
}
