import type { ConnectionEntry, ConnectionList } from '@bizamply/contract/connections'
import { services } from '@bizamply/contract/service-facts'
import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Meter } from '../../ui/meter.tsx'
import { sources } from './needs-notice.ts'
import { useReasonWords } from './reason-words.ts'

/** Imports in progress and problems of the brand’s comment sources; renders nothing if there are none. */
export function SyncNotice({ list, mayConnect }: { list: ConnectionList; mayConnect: boolean }) {
  const t = useTranslations('connections')
  const found = sources.flatMap((key) => list.connections[key].data.slice(0, 1).map((entry) => ({ key, entry })))
  if (found.length === 0) {
    return (
      <Notice tone="pending">
        {t('none')}{' '}
        {mayConnect && (
          <Link to="/connections" className="font-medium whitespace-nowrap underline underline-offset-2">
            {t('connectOne')}
          </Link>
        )}
      </Notice>
    )
  }
  return found.map(({ key, entry }) => <SourceNotice key={key} service={key} entry={entry} />)
}

function SourceNotice({ service, entry }: { service: (typeof sources)[number]; entry: ConnectionEntry }) {
  const t = useTranslations('connections')
  const words = useReasonWords()
  const { name } = services[service]
  if (entry.state === 'signed-out') return <Notice tone="danger">{t('signedOut', { name })}</Notice>
  const reason = entry.lastError && words(service, entry.lastError, false)
  const behind = reason ? t('behindWhy', { name, reason }) : t('behind', { name })
  return (
    <>
      {entry.state === 'behind' && <Notice tone="pending">{behind}</Notice>}
      <ImportProgress name={name} backfill={entry.backfill} reason={entry.state === 'connected' ? null : reason} />
    </>
  )
}

interface Progress {
  name: string
  backfill: ConnectionEntry['backfill']
  reason: string | null
}

function ImportProgress({ name, backfill, reason }: Progress) {
  const t = useTranslations('connections')
  const format = useFormat()
  const { state, done, total } = backfill
  if (state === 'done') return null
  if (state === 'failed') {
    return (
      <Notice tone="danger">{reason ? t('importFailedWhy', { name, reason }) : t('importFailed', { name })}</Notice>
    )
  }
  if (state === 'waiting') return <Notice tone="pending">{t('importWaiting')}</Notice>
  const words = total
    ? t('importing', { done: format.number(done), total: format.number(total) })
    : t('importingSoFar', { done: format.number(done) })
  return (
    <div className="mx-4 mb-3 grid gap-1.5 sm:mx-6">
      <p className="text-xs text-ink-2 tabular-nums">{words}</p>
      <Meter size="sm" label={t('importMeter')} percent={total ? (done / total) * 100 : 0} least={2} />
    </div>
  )
}

function Notice({ tone, children }: { tone: 'pending' | 'danger'; children: ReactNode }) {
  return (
    <p
      role="status"
      className={`mx-4 mb-3 flex items-start gap-2 rounded-md px-3 py-2 text-sm sm:mx-6 ${
        tone === 'danger' ? 'bg-danger-soft text-danger-ink' : 'bg-pending-soft text-pending-ink'
      }`}
    >
      <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
