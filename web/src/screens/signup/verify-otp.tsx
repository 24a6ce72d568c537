import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SignUpRail } from '../../features/auth/sign-up/sign-up-rail.tsx'
import { VerifyForm } from '../../features/auth/verify/verify-form.tsx'
import { landing } from '../../lib/landing.ts'
import { session, useSession } from '../../lib/session.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { PublicPage } from '../../shell/public-page.tsx'
import { textLink } from '../../ui/text-link.ts'
import { EmailText } from '../../ui/email-text.tsx'

const route = getRouteApi('/signup/verify-otp')

export function VerifyOtpScreen() {
  const t = useTranslations('verify')
  const navigate = useNavigate()
  const { user } = useSession()
  const { email = '' } = route.useSearch()
  const goOn = () => {
    const now = session.get().user
    if (now) void navigate({ href: landing(now), replace: true })
    else void navigate({ to: '/login', search: { email }, replace: true })
  }
  // A session with the wrong address would redirect straight back here.
  const back = (words: ReactNode, className: string) => (
    <a
      href="/signup"
      className={className}
      onClick={(event) => {
        event.preventDefault()
        void (user ? session.signOut() : Promise.resolve()).then(() => navigate({ to: '/signup' }))
      }}
    >
      {words}
    </a>
  )
  const link = back(
    <>
      <ArrowLeft aria-hidden="true" size={16} />
      {t('back')}
    </>,
    'flex min-h-6 items-center gap-2 text-sm hover:text-ink coarse:min-h-10',
  )
  return (
    <PublicPage
      lowered
      link={link}
      rail={<SignUpRail made={{ company: user?.companyName ?? '' }} shop={user?.shopifyDomain ?? undefined} />}
    >
      <PageTitle page={t('title')} />
      <h1 className="text-2xl font-semibold">{t('title')}</h1>
      <p className="mt-1 mb-6 text-base text-ink-2">
        {t.rich('text', {
          email,
          b: () => (
            <b className="font-medium wrap-anywhere text-ink">
              <EmailText email={email} />
            </b>
          ),
        })}
      </p>
      <VerifyForm key={email} email={email} onVerified={goOn} />
      <p className="mt-6 border-t border-line pt-4 text-sm text-pretty text-ink-2">
        {t('help')} {back(t('wrongAddress'), textLink)}
      </p>
    </PublicPage>
  )
}
