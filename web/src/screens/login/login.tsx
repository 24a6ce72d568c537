import { getRouteApi, Link } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { GoogleButton } from '../../features/auth/google-button.tsx'
import { LoginForm } from '../../features/auth/login-form.tsx'
import { PasskeyButton } from '../../features/auth/passkey-button.tsx'
import { SampleReview } from '../../features/auth/sample-review.tsx'
import { SampleRows } from '../../features/auth/sample-rows.tsx'
import { cleanDomain, domainProblem } from '../../lib/shopify-domain.ts'
import { callbackWordsOf } from '../../features/auth/use-exchange.ts'
import { useFetchedWhenIdle } from '../../lib/fetch-early.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useMedia } from '../../lib/media.ts'
import { usePendingFactor } from '../../lib/pending-factor.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { Button } from '../../ui/button.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { links } from '../../shell/links.ts'
import { textLink } from '../../ui/text-link.ts'

const loadFactor = () => import('../../features/auth/second-factor-form.tsx')
const SecondFactorForm = lazyPart(() => loadFactor().then((it) => ({ default: it.SecondFactorForm })))
const loadSso = () => import('../../features/auth/sso-form.tsx')
const SsoForm = lazyPart(() => loadSso().then((it) => ({ default: it.SsoForm })))
const loadOtherSteps = () => Promise.all([loadFactor(), loadSso()])

const route = getRouteApi('/login')

export function LoginScreen() {
  const t = useTranslations('auth')
  const shared = useTranslations('shared')
  const wide = useMedia('(min-width: 1024px)')
  const pending = usePendingFactor()
  useFetchedWhenIdle(loadOtherSteps)
  return (
    <div className="min-h-dvh bg-canvas lg:grid lg:grid-cols-[520px_1fr]">
      <PageTitle page={t('title')} />
      <main className="flex flex-col bg-surface pb-10 lg:min-h-dvh lg:border-r lg:border-line lg:pb-0">
        <header className="flex h-17 items-center gap-2.5 px-6 lg:absolute lg:px-10">
          <BrandMark />
          <span className="text-base font-semibold tracking-tight">{shared('product')}</span>
        </header>
        <div className={`mx-auto w-full max-w-100 px-6 pt-4 ${level}`}>
          {pending ? (
            <>
              <h1 className="mb-2 text-2xl font-semibold">{t('secondFactor.title')}</h1>
              <Suspense>
                <SecondFactorForm key={pending.challenge} pending={pending} />
              </Suspense>
            </>
          ) : (
            <FirstStep />
          )}
        </div>
        {wide && <FootLinks />}
      </main>
      {wide ? (
        <aside className={`px-10 pb-16 ${level}`}>
          <SampleReview />
        </aside>
      ) : (
        <aside>
          <SampleRows />
          <FootLinks />
        </aside>
      )}
    </div>
  )
}

function FirstStep() {
  const t = useTranslations('auth')
  const { returnUrl, error, email } = route.useSearch()
  const [sso, setSso] = useState(() => (error === 'sso_required' ? { email: email ?? '', required: true } : null))
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('title')}</h1>
      <p className="mt-1 text-base text-ink-2">
        {t('newHere')}{' '}
        <Link to="/signup" className={textLink}>
          {t('createAccount')}
        </Link>
      </p>
      <GoOn />
      <div className="mt-6 grid gap-5">
        {sso ? (
          <Suspense>
            <SsoForm {...sso} returnUrl={returnUrl} onBack={() => setSso(null)} />
          </Suspense>
        ) : (
          <>
            <div className="grid gap-3">
              <GoogleButton returnUrl={returnUrl} />
              <PasskeyButton remember />
              <Button
                size="lg"
                icon={<Building2 aria-hidden="true" size={16} />}
                onClick={() => setSso({ email: email ?? '', required: false })}
              >
                {t('sso.open')}
              </Button>
            </div>
            <OrEmail />
            <LoginForm
              email={email ?? ''}
              callbackError={callbackWordsOf(error)}
              onSsoRequired={(typed) => setSso({ email: typed, required: true })}
            />
          </>
        )}
      </div>
    </>
  )
}

function OrEmail() {
  const t = useTranslations('auth')
  return (
    <p className="flex items-center gap-3 text-xs text-ink-2">
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
      {t('orEmail')}
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
    </p>
  )
}

function FootLinks() {
  const t = useTranslations('shared')
  return (
    <nav aria-label={t('legal')} className="mt-auto flex gap-4 px-6 py-6 text-xs text-ink-2 lg:px-10">
      <Link to="/terms" className="-my-1 rounded-xs py-1 hover:text-ink hover:underline">
        {t('terms')}
      </Link>
      <Link to="/privacy" className="-my-1 rounded-xs py-1 hover:text-ink hover:underline">
        {t('privacy')}
      </Link>
    </nav>
  )
}

/**
 * The wanted page, or the store that reinstalled the app; other text from the URL is never shown.
 */
function GoOn() {
  const t = useTranslations('auth')
  const shell = useTranslations('shell')
  const { returnUrl, shop } = route.useSearch()
  if (shop && !domainProblem(shop))
    return <p className="mt-1 text-base text-pretty text-ink-2">{t('shopKnown', { shop: cleanDomain(shop) })}</p>
  const link = links.find(({ to }) => returnUrl === to || returnUrl?.startsWith(`${to}?`))
  if (!link) return null
  return <p className="mt-1 text-base text-ink-2">{t('goOn', { place: shell(link.label) })}</p>
}

// Both headings have the same fixed top, so that an error moves the fields but not the titles.
const level = 'lg:pt-[max(96px,calc(50dvh-262px))]'
