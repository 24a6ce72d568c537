import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { shopLinkOf } from '../../features/auth/sign-up/shop-link.ts'
import { SignUpForm } from '../../features/auth/sign-up/sign-up-form.tsx'
import { SignUpRail } from '../../features/auth/sign-up/sign-up-rail.tsx'
import { SignedInForm } from '../../features/auth/sign-up/signed-in-form.tsx'
import { useSession } from '../../lib/session.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { PublicPage } from '../../shell/public-page.tsx'
import { textLink } from '../../ui/text-link.ts'

const route = getRouteApi('/signup')

export function SignUpScreen() {
  const t = useTranslations('signUp')
  const navigate = useNavigate()
  const { user } = useSession()
  const search = route.useSearch()
  const link = shopLinkOf(search)
  const signIn = (
    <>
      <span className="max-sm:sr-only">{t('haveAccount')}</span>
      <Link to="/login" className={textLink}>
        {t('signIn')}
      </Link>
    </>
  )
  return (
    <PublicPage width={560} rail={<SignUpRail shop={link?.shop} />} link={user ? null : signIn}>
      <PageTitle page={t('title')} />
      <h1 className="text-2xl font-semibold">{t('title')}</h1>
      <p className="mt-1 mb-6 text-base text-ink-2">{t('text')}</p>
      {user && link ? (
        <SignedInForm user={user} link={link} onDone={() => void navigate({ to: '/onboarding' })} />
      ) : (
        <SignUpForm link={link} shop={search.shop} />
      )}
    </PublicPage>
  )
}
