import type { Attempt } from '@bizamply/contract/connections'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { isUnclear } from '../../lib/idempotency-keys.ts'
import { needsSetup } from '../../lib/landing.ts'
import { session } from '../../lib/session.ts'
import { look } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountChoice } from './account-choice.tsx'
import { chooseAccount, readAttempt } from './connect-calls.ts'
import { MissingPermissionsNote } from './missing-permissions-note.tsx'
import { failureOf, type ConnectFailure } from './run-connect.ts'
import { ServiceTile } from '../../ui/service-mark.tsx'

type Known = Attempt | CallError | null

/**
 * The result of a full-page consent: continues if connected, otherwise shows the accounts to choose from or the
 * failure.
 */
export function AttemptEnd({ attemptId }: { attemptId: string }) {
  const t = useTranslations('connectDone')
  const connect = useTranslations('connect')
  const [known, setKnown] = useState<Known>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ConnectFailure | null>(null)
  const target = useTarget()
  const navigate = useNavigate()
  const missing = known && !(known instanceof CallError) ? known.missing : []
  const isDone = known && !(known instanceof CallError) && known.state === 'done'
  // Missing permissions must be shown before continuing.
  const done = isDone && missing.length === 0 ? known.platform : null
  const goOn = useEffectEvent((platform: Attempt['platform']) => {
    toast.success(t('done', { service: connect(`names.${platform}`) }))
    void navigate({ to: target ?? '/', replace: true })
  })
  useEffect(() => {
    if (done && target) goOn(done)
  }, [done, target])
  useEffect(() => {
    let gone = false
    const keep = (next: Known) => !gone && setKnown(next)
    readAttempt(attemptId).then(keep, (thrown: unknown) => keep(CallError.from(thrown)))
    return () => {
      gone = true
    }
  }, [attemptId])
  const choose = async (account: string) => {
    setBusy(true)
    setFailure(null)
    try {
      setKnown(await chooseAccount(attemptId, account))
    } catch (thrown) {
      const error = CallError.from(thrown)
      // The attempt is still open, so the consent needn't be repeated.
      if (isUnclear(error)) setFailure(failureOf(thrown, false))
      else setKnown(error)
    }
    setBusy(false)
  }
  if (!known) return <Skeleton className="h-24" />
  if (known instanceof CallError) {
    return (
      <>
        <h1 className="mb-4 text-2xl font-semibold">{t('title')}</h1>
        <ErrorPanel
          error={known}
          say={(reason) => (known.code === 'UNKNOWN_ERROR' ? t('failedBare') : reason)}
          className="mb-4"
        />
        <GoOn target={target} />
      </>
    )
  }
  const { platform, state, accounts, reason } = known
  const service = connect(`names.${platform}`)
  return (
    <>
      <h1 className="mb-4 flex items-center gap-3 text-2xl font-semibold">
        <ServiceTile service={platform} />
        {service}
      </h1>
      {state === 'choosing' ? (
        <AccountChoice
          service={platform}
          state={{ phase: 'choosing', attemptId, accounts, busy, ...(failure && { failure }) }}
          onChoose={(account) => void choose(account)}
          onPage
        />
      ) : (
        <>
          {state === 'failed' ? (
            <ErrorPanel message={t('failed', { service, message: reason ?? t('unknownError') })} className="mb-4" />
          ) : (
            <p role="status" className="mb-4 text-base text-ink-2">
              {state === 'done' ? t('done', { service }) : t('undecided')}
            </p>
          )}
          {isDone && missing.length > 0 && (
            <div className="mb-4">
              <MissingPermissionsNote missing={missing} />
            </div>
          )}
          <GoOn target={target} />
        </>
      )}
    </>
  )
}

/** Where to continue: onboarding or /connections. Null until the session has loaded. */
function useTarget(): '/connections' | '/onboarding' | null {
  const [target, setTarget] = useState<'/connections' | '/onboarding' | null>(null)
  useEffect(() => {
    let gone = false
    void session.resolve().then(({ user }) => {
      if (user && !gone) setTarget(needsSetup(user) ? '/onboarding' : '/connections')
    })
    return () => {
      gone = true
    }
  }, [])
  return target
}

function GoOn({ target }: { target: '/connections' | '/onboarding' | null }) {
  const t = useTranslations('connectDone')
  return (
    <Link to={target ?? '/'} className={look({ variant: 'primary', size: 'lg' })}>
      {t('goOn')}
    </Link>
  )
}
