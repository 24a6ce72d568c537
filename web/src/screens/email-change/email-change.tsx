import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LinkOutcome, OpenedLink } from '../../features/auth/email-link/opened-link.tsx'
import { api } from '../../lib/call.ts'
import { newQueryClient } from '../../lib/query.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { PublicPage } from '../../shell/public-page.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const route = getRouteApi('/email-change')

/** Target of the links in email change mails: confirm, stop, or revert the change. */
export function EmailChangeScreen() {
  const [cache] = useState(newQueryClient)
  const t = useTranslations('emailChange')
  const { token } = route.useSearch()
  return (
    <QueryClientProvider client={cache}>
      <PublicPage centred>
        <PageTitle page={t('page')} />
        {token ? <Opened token={token} /> : <LinkOutcome message={t('state.unknown')} failed />}
      </PublicPage>
    </QueryClientProvider>
  )
}

function Opened({ token }: { token: string }) {
  const t = useTranslations('emailChange')
  const { data, error, refetch } = useQuery({
    queryKey: ['email-link', token],
    queryFn: async ({ signal }) => (await api.emailChange.readLink({ token }, { signal })).data,
    staleTime: Infinity,
  })
  if (data) return <OpenedLink token={token} link={data} />
  if (error) {
    return <ErrorPanel error={error} say={(reason) => t('failed', { reason })} onRetry={() => void refetch()} />
  }
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-10" />
    </div>
  )
}
