import { getRouteApi, Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ResetForm } from '../../features/auth/reset/reset-form.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { PublicPage } from '../../shell/public-page.tsx'
import { look } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'

const route = getRouteApi('/reset-password')

export function ResetPasswordScreen() {
  const t = useTranslations('auth')
  const { token } = route.useSearch()
  const [done, setDone] = useState(false)
  const [over, setOver] = useState<string | null>(null)
  const dead = token ? over : t('resetNoToken')
  return (
    <PublicPage lowered>
      <PageTitle page={t('resetTitle')} />
      <h1 className="text-2xl font-semibold">{t('resetTitle')}</h1>
      {done && <Done />}
      {!done && dead && (
        <div className="mt-6 grid gap-5">
          <ErrorPanel message={dead} />
          <Link to="/forgot-password" className={look({ variant: 'primary', size: 'lg' })}>
            {t('askAgain')}
          </Link>
        </div>
      )}
      {!done && !dead && token && (
        <>
          <p className="mt-1 mb-6 text-base text-pretty text-ink-2">{t('resetText')}</p>
          <ResetForm token={token} onDone={() => setDone(true)} onOver={setOver} />
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
