import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { newQueryClient } from '../../lib/query.ts'
import { unsubscribe } from '../../lib/unsubscribe.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { PublicPage } from '../../shell/public-page.tsx'
import { Button, look } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const route = getRouteApi('/unsubscribe')

/**
 * Target of unsubscribe links, without sign-in. Opening it changes nothing: mail scanners open
 * links too.
 */
export function UnsubscribeScreen() {
  const [cache] = useState(newQueryClient)
  const t = useTranslations('unsubscribe')
  const { token } = route.useSearch()
  return (
    <QueryClientProvider client={cache}>
      <PublicPage lowered>
        <PageTitle page={t('title')} />
        <h1 className="text-2xl font-semibold">{t('title')}</h1>
        {token ? <Unsubscribe token={token} /> : <Incomplete />}
      </PublicPage>
    </QueryClientProvider>
  )
}

function Unsubscribe({ token }: { token: string }) {
  const t = useTranslations('unsubscribe')
  const kinds = useTranslations('notificationSettings')
  const { data, error, refetch } = useQuery({
    queryKey: ['unsubscribe', token],
    queryFn: async ({ signal }) => (await api.notifications.unsubscribeLink({ token }, { signal })).data,
  })
  if (error && !data) {
    const { status } = CallError.from(error)
    if (status === 400) return <Incomplete />
    return <ErrorPanel className="mt-6" error={error} onRetry={() => void refetch()} />
  }
  if (!data) {
    return (
      <div role="status" className="mt-6 grid gap-3">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-5" />
        <Skeleton className="h-10" />
      </div>
    )
  }
  if (data.done) return <Text>{t('already')}</Text>
  return (
    <Choice token={token} marketing={data.marketing}>
      {data.marketing ? (
        <Text>{t('marketing')}</Text>
      ) : (
        <>
          <Text>{t('about')}</Text>
          <ul className="mt-3 list-disc pl-5 text-base text-ink">
            {data.kinds.map((kind) => (
              <li key={kind}>{kinds(`kind.${kind}`)}</li>
            ))}
          </ul>
        </>
      )}
    </Choice>
  )
}

/** Part of the link is missing; the settings lead to the same, after signing in. */
function Incomplete() {
  const t = useTranslations('unsubscribe')
  return (
    <>
      <p role="alert" className="mt-6 rounded-md bg-pending-soft px-3 py-2.5 text-sm text-pretty text-pending-ink">
        {t('incomplete')}
      </p>
      <p className="mt-4 text-base text-pretty text-ink-2">{t('orSettings')}</p>
      <div className="mt-6 grid">
        <Link to="/settings" search={{ tab: 'notifications' }} className={look({ variant: 'neutral', size: 'lg' })}>
          {t('settings')}
        </Link>
      </div>
    </>
  )
}

function Choice({ token, marketing, children }: { token: string; marketing: boolean; children: ReactNode }) {
  const t = useTranslations('unsubscribe')
  const [state, setState] = useState<'asks' | 'busy' | 'these' | 'all'>('asks')
  const [failure, setFailure] = useState<CallError | null>(null)
  const leave = async (all: boolean): Promise<void> => {
    setState('busy')
    setFailure(null)
    try {
      await unsubscribe(token, all)
      setState(all ? 'all' : 'these')
    } catch (error) {
      setFailure(CallError.from(error))
      setState('asks')
    }
  }
  if (state === 'these' || state === 'all') {
    return (
      <p role="status" className="mt-6 rounded-md bg-sent-soft px-3 py-2.5 text-sm text-sent-ink">
        {t(state === 'all' ? 'doneAll' : 'done')}
      </p>
    )
  }
  return (
    <>
      {children}
      {failure && <ErrorPanel className="mt-6" error={failure} />}
      <div className="mt-6 grid gap-3">
        <Button variant="primary" size="lg" busy={state === 'busy'} onClick={() => void leave(false)}>
          {t(marketing ? 'stopMarketing' : 'stopThese')}
        </Button>
        {!marketing && (
          <Button size="lg" disabled={state === 'busy'} onClick={() => void leave(true)}>
            {t('stopAll')}
          </Button>
        )}
      </div>
    </>
  )
}

const Text = ({ children }: { children: ReactNode }) => (
  <p className="mt-2 text-base text-pretty text-ink-2">{children}</p>
)
