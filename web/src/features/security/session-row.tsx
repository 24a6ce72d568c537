import type { Session } from '@bizamply/contract/security'
import { useQueryClient } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useFormat, useTicking } from '../../lib/format.ts'
import { ownSessionsKey } from '../../lib/own-sessions.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

const columns =
  'xl:grid xl:grid-cols-[minmax(0,2.4fr)_minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,0.8fr)_minmax(0,1fr)_84px] xl:gap-x-4'

/** Column headers for sighted users; rows make sense to screen readers without them. */
export function SessionHeads() {
  const t = useTranslations('security.sessions')
  return (
    <p aria-hidden="true" className={`hidden h-9 items-center px-6 text-xs font-medium text-ink-3 ${columns}`}>
      {(['device', 'location', 'time', 'signInMethod', 'address'] as const).map((name) => (
        <span key={name}>{t(`head.${name}`)}</span>
      ))}
    </p>
  )
}

export function SessionRow({ session }: { session: Session }) {
  const t = useTranslations('security.sessions')
  const { busy, failed, revoke } = useRevoke(session.id)
  const Icon = /iOS|iPhone|Android/.test(session.device) ? Smartphone : Laptop
  return (
    <li className="border-t border-line px-4 py-2 sm:px-6 xl:py-0">
      <div className={`flex flex-wrap items-center gap-x-4 text-sm xl:min-h-11 ${columns}`}>
        <span className="flex min-w-0 items-center gap-2 text-ink max-xl:flex-1">
          <Icon aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
          <span className="truncate">{session.device}</span>
          {session.isCurrent && <Badge tone="accent">{t('current')}</Badge>}
        </span>
        <Facts session={session} />
        <span className="justify-self-end max-xl:ml-auto">
          {session.isCurrent ? (
            <Badge tone="sent">{t('active')}</Badge>
          ) : (
            <Button size="sm" busy={busy} onClick={revoke} aria-label={t('revokeOf', { device: session.device })}>
              {t('revoke')}
            </Button>
          )}
        </span>
      </div>
      {failed && (
        <p role="alert" className="mt-1 pb-2 text-xs text-danger-ink">
          {t('revokeFailed')}. {failed.message}
        </p>
      )}
    </li>
  )
}

/** Separate cells on wide screens, else a single line. */
function Facts({ session: { location, timestamp, loginMethod, ipAddress } }: { session: Session }) {
  const t = useTranslations('security.sessions')
  const format = useFormat()
  const now = useTicking()
  const time = `${format.shortDate(timestamp, now)}, ${format.time(timestamp)}`
  return (
    <span className="flex flex-wrap gap-x-3 text-xs text-ink-2 tabular-nums max-xl:order-1 max-xl:basis-full xl:contents xl:text-sm">
      <span>{location}</span>
      <time dateTime={timestamp} title={format.full(timestamp)} className="xl:text-sm">
        {time}
      </time>
      <span>{t(`method.${loginMethod}`)}</span>
      <span className="wrap-anywhere">{ipAddress ?? t('noAddress')}</span>
    </span>
  )
}

function useRevoke(sessionId: string) {
  const t = useTranslations('security.sessions')
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<CallError | null>(null)
  const revoke = async () => {
    setBusy(true)
    setFailed(null)
    try {
      await api.security.revokeSession({ sessionId })
      cache.setQueryData<Session[]>(ownSessionsKey, (old) => old?.filter(({ id }) => id !== sessionId))
      toast.success(t('revoked'), { duration: 3000 })
    } catch (thrown) {
      setFailed(CallError.from(thrown))
      setBusy(false)
    }
  }
  return { busy, failed, revoke: () => void revoke() }
}
