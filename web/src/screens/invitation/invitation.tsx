import { QueryClientProvider } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { StrengthMeter } from '../../ui/strength-meter.tsx'
import { Consent } from '../../features/team/invitation/consent.tsx'
import { InvitedBy } from '../../features/team/invitation/invited-by.tsx'
import { JoinForm } from '../../features/team/invitation/join-form.tsx'
import { useInvitation } from '../../features/team/invitation/opened.ts'
import { home } from '../../lib/landing.ts'
import { newQueryClient } from '../../lib/query.ts'
import { useSession } from '../../lib/session.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { PublicPage } from '../../shell/public-page.tsx'
import { look } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const route = getRouteApi('/invitation')

/**
 * Target of an invitation link: creates an account and joins the company, or says why that isn't
 * possible.
 */
export function InvitationScreen() {
  const [cache] = useState(newQueryClient)
  const t = useTranslations('invitation')
  const { token } = route.useSearch()
  return (
    <QueryClientProvider client={cache}>
      <PublicPage lowered>
        <PageTitle page={t('pageTitle')} />
        {token ? <Opened token={token} /> : <Over message={t('state.unknown')} />}
      </PublicPage>
    </QueryClientProvider>
  )
}

function Opened({ token }: { token: string }) {
  const t = useTranslations('invitation')
  const navigate = useNavigate()
  const { user } = useSession()
  const [joined, setJoined] = useState(false)
  const { data, error, refetch } = useInvitation(token, joined ? 'joined' : (user?.id ?? null))
  if (error && !data) {
    return (
      <Titled title={t('pageTitle')}>
        <ErrorPanel
          className="mt-6"
          error={error}
          say={(reason) => t('failed', { reason })}
          onRetry={() => void refetch()}
        />
      </Titled>
    )
  }
  if (!data) return <Waiting />
  if (data.state !== 'open') {
    return <Over message={t(`state.${data.state}`, { inviter: data.inviter ?? t('someone') })} />
  }
  const onJoined = () => {
    setJoined(true)
    void navigate({ to: home, replace: true })
  }
  return (
    <Titled title={t('title', { company: data.company ?? '' })}>
      <InvitedBy invitation={data} />
      {user ? (
        <Consent {...{ token, user, onJoined }} invitation={data} />
      ) : data.hasAccount ? (
        <SignInFirst token={token} email={data.email ?? ''} />
      ) : (
        <JoinForm
          {...{ token, onJoined }}
          email={data.email ?? ''}
          strength={(password) => <StrengthMeter password={password} />}
        />
      )}
    </Titled>
  )
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-2xl font-semibold">{title}</h1>
      {children}
    </>
  )
}

function SignInFirst({ token, email }: { token: string; email: string }) {
  const t = useTranslations('invitation')
  const returnUrl = `/invitation?token=${encodeURIComponent(token)}`
  return (
    <div className="grid gap-5">
      <p className="text-sm text-pretty text-ink-2">{t('signInFirst', { email })}</p>
      <Link to="/login" search={{ returnUrl, email }} className={look({ variant: 'primary', size: 'lg' })}>
        {t('signIn')}
      </Link>
    </div>
  )
}

function Over({ message }: { message: string }) {
  const t = useTranslations('invitation')
  return (
    <Titled title={t('pageTitle')}>
      <div className="mt-6 grid gap-5">
        <ErrorPanel message={message} />
        <Link to="/login" className={look({ variant: 'neutral', size: 'lg' })}>
          {t('signIn')}
        </Link>
      </div>
    </Titled>
  )
}

function Waiting() {
  const t = useTranslations('invitation')
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-5" />
      <Skeleton className="h-10" />
    </div>
  )
}
