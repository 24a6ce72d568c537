import type { OpenedRecovery } from '@bizamply/contract/recovery'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useFormat, useTicking } from '../../lib/format.ts'
import { newQueryClient } from '../../lib/query.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { PublicPage } from '../../shell/public-page.tsx'
import { Button, look } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const route = getRouteApi('/recovery')

/** Target of the mailed link that stops the removal of a second factor. */
export function RecoveryScreen() {
  const [cache] = useState(newQueryClient)
  const t = useTranslations('recovery')
  const { token } = route.useSearch()
  return (
    <QueryClientProvider client={cache}>
      <PublicPage centred>
        <PageTitle page={t('page')} />
        {token ? <Opened token={token} /> : <Outcome message={t('state.unknown')} />}
      </PublicPage>
    </QueryClientProvider>
  )
}

function Opened({ token }: { token: string }) {
  const t = useTranslations('recovery')
  const { data, error, refetch } = useQuery({
    queryKey: ['recovery', token],
    queryFn: async ({ signal }) => (await api.recovery.readLink({ token }, { signal })).data,
    staleTime: Infinity,
  })
  if (data) return <Known token={token} opened={data} />
  if (error) {
    return <ErrorPanel error={error} say={(reason) => t('openFailed', { reason })} onRetry={() => void refetch()} />
  }
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-10" />
    </div>
  )
}

/** Stops on a click, not on opening: mail scanners open links too. */
function Known({ token, opened }: { token: string; opened: OpenedRecovery }) {
  const t = useTranslations('recovery')
  const format = useFormat()
  const now = useTicking()
  const [found, setFound] = useState(opened)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const { state, name, company, dueAt } = found
  if (state !== 'requested' && state !== 'approved') return <Outcome message={t(`state.${state}`)} />
  const stop = async () => {
    setBusy(true)
    setError(null)
    try {
      setFound((await api.recovery.stopByLink({ token })).data)
    } catch (thrown) {
      setError(CallError.from(thrown))
    }
    setBusy(false)
  }
  const when = dueAt ? { date: format.shortDate(dueAt, now), time: format.time(dueAt) } : { date: '', time: '' }
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('stopTitle')}</h1>
      <p className="mt-1 text-base text-pretty text-ink-2">
        {t(`stopText.${state}`, { name: name ?? '', company: company ?? '', ...when })}
      </p>
      <p className="mt-2 mb-6 text-sm text-pretty text-ink-2">{t('stopHint')}</p>
      <div className="grid gap-3">
        {error && <ErrorPanel error={error} />}
        <Button variant="primary" size="lg" busy={busy} busyLabel={t('stopping')} onClick={() => void stop()}>
          {t('stop')}
        </Button>
      </div>
    </>
  )
}

function Outcome({ message }: { message: string }) {
  const t = useTranslations('recovery')
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('page')}</h1>
      <div className="mt-6 grid gap-5">
        <p role="status" className="rounded-md bg-surface-2 px-3 py-2.5 text-sm text-pretty text-ink">
          {message}
        </p>
        <Link to="/" className={look({ variant: 'neutral', size: 'lg' })}>
          {t('toConsole')}
        </Link>
      </div>
    </>
  )
}
