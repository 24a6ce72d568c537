import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ForgotForm } from '../../features/auth/reset/forgot-form.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { PublicPage } from '../../shell/public-page.tsx'
import { textLink } from '../../ui/text-link.ts'

const route = getRouteApi('/forgot-password')

export function ForgotPasswordScreen() {
  const t = useTranslations('auth')
  const { email = '' } = route.useSearch()
  const back = (
    <Link to="/login" className={textLink}>
      {t('backToSignIn')}
    </Link>
  )
  return (
    <PublicPage lowered link={back}>
      <PageTitle page={t('forgotTitle')} />
      <h1 className="mb-1 text-2xl font-semibold">{t('forgotTitle')}</h1>
      <ForgotForm email={email} />
    </PublicPage>
  )
}
