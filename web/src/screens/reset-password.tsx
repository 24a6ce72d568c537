import { getRouteApi, Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ResetForm } from '../features/auth/reset/reset-form.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { PublicPage } from '../shell/public-page.tsx'
import { look } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { textLink } from '../ui/text-link.ts'

const route = getRouteApi('/reset-password')

export function ResetPasswordScreen() {
  const t = useTranslations('auth')
  const { token } = route.useSearch()
  const [done, setDone] = useState(false)
  const askAgain = (
    <Link to="/forgot-password" className={textLink}>
      {t('askAgain')}
    </Link>
  )
  return (
    <PublicPage centred link={done ? null : askAgain}>
      <PageTitle page={t('resetTitle')} />
      <h1 className="text-2xl font-semibold">{t('resetTitle')}</h1>
      {done ? (
        <Done />
      ) : (
        <>
          <p className="mt-1 mb-6 text-base text-pretty text-ink-2">{t('resetText')}</p>
          {token ? (
            <ResetForm token={token} onDone={() => setDone(true)} />
          ) : (
            <ErrorPanel message={t('resetNoToken')} />
          )}
        </>
      )}
    </PublicPage>
  )
}

function Done() {
  const t = useTranslations('auth')
  return (
    <div className="mt-6 grid gap-5">
      <p role="status" className="flex items-start gap-2.5 rounded-md bg-sent-soft px-3 py-2.5 text-sm text-sent-ink">
        <CircleCheck aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
        {t('resetDone')} {t('resetDoneText')}
      </p>
      <Link to="/login" className={look({ variant: 'primary', size: 'lg' })}>
        {t('submit')}
      </Link>
    </div>
  )
}
