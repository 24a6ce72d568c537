import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { newQueryClient } from '../../lib/query.ts'
import { unsubscribe } from '../../lib/unsubscribe.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { PublicPage } from '../../shell/public-page.tsx'
import { Button } from '../../ui/button.tsx'
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
        {token ? <Unsubscribe token={token} /> : <ErrorPanel className="mt-6" message={t('incomplete')} />}
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
    const { status, message, requestId } = CallError.from(error)
    if (status === 400) return <ErrorPanel className="mt-6" message={t('incomplete')} />
    return <ErrorPanel className="mt-6" message={message} requestId={requestId} onRetry={() => void refetch()} />
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
      {failure && <ErrorPanel className="mt-6" message={failure.message} requestId={failure.requestId} />}
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
