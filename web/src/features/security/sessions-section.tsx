import type { Session } from '@bizamply/contract/security'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { ownSessionsKey, useOwnSessions } from '../../lib/own-sessions.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { SessionHeads, SessionRow } from './session-row.tsx'

export function SessionsSection() {
  const t = useTranslations('security.sessions')
  const sessions = useOwnSessions()
  const others = sessions.data?.filter(({ isCurrent }) => !isCurrent).length ?? 0
  return (
    <section aria-labelledby="sessions" className="pb-10">
      <SectionHead
        id="sessions"
        title={t('title')}
        meta={sessions.data && t('devices', { count: sessions.data.length })}
      >
        {others > 0 && <RevokeOthers count={others} />}
      </SectionHead>
      <Body sessions={sessions} />
    </section>
  )
}

function Body({ sessions }: { sessions: ReturnType<typeof useOwnSessions> }) {
  const t = useTranslations('security.sessions')
  if (sessions.data) {
    if (sessions.data.length === 0) return <p className="px-4 text-sm text-ink-2 sm:px-6">{t('none')}</p>
    return (
      <>
        <SessionHeads />
        <ul aria-labelledby="sessions">
          {newestFirst(sessions.data).map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      </>
    )
  }
  if (!sessions.isError) {
    return (
      <div className="grid gap-2 px-4 sm:px-6">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    )
  }
  return (
    <div className="px-4 sm:px-6">
      <ErrorPanel error={sessions.error} title={t('failed')} onRetry={() => void sessions.refetch()} />
    </div>
  )
}

/** This device first, the others by the time that their row shows. */
const newestFirst = (sessions: readonly Session[]): Session[] =>
  sessions.toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || Date.parse(b.timestamp) - Date.parse(a.timestamp),
  )

function RevokeOthers({ count }: { count: number }) {
  const t = useTranslations('security.sessions')
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const revoke = async () => {
    setBusy(true)
    try {
      const { revoked } = (await api.security.revokeSessions()).data
      cache.setQueryData<Session[]>(ownSessionsKey, (old) => old?.filter(({ isCurrent }) => isCurrent))
      toast.success(t('othersRevoked', { count: revoked }), { duration: 3000 })
    } catch (thrown) {
      toast.error(`${t('revokeFailed')}. ${CallError.from(thrown).message}`)
    }
    setBusy(false)
  }
  return (
    <Button size="sm" variant="ghost" busy={busy} onClick={() => void revoke()}>
      {t('revokeOthers', { count })}
    </Button>
  )
}
