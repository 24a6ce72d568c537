import type { ConnectionList } from '@bizamply/contract/connections'
import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Meter } from '../../ui/meter.tsx'

/** What a person must know of the brand's Judge.me: an import under way, trouble, or nothing at all. */
export function SyncNotice({ list }: { list: ConnectionList }) {
  const t = useTranslations('connections')
  const entry = list.connections.judgeme.data[0]
  if (!entry) return <Notice tone="pending">{t('none')}</Notice>
  if (entry.state === 'signed-out') return <Notice tone="danger">{t('signedOut')}</Notice>
  const reason = entry.lastError
  const behind = reason ? t('behindWhy', { reason }) : t('behind')
  return (
    <>
      {entry.state === 'behind' && <Notice tone="pending">{behind}</Notice>}
      <ImportProgress backfill={entry.backfill} reason={entry.state === 'connected' ? null : reason} />
    </>
  )
}

type Backfill = ConnectionList['connections']['judgeme']['data'][number]['backfill']

function ImportProgress({ backfill, reason }: { backfill: Backfill; reason: string | null }) {
  const t = useTranslations('connections')
  const format = useFormat()
  const { state, done, total } = backfill
  if (state === 'done') return null
  if (state === 'failed') {
    return <Notice tone="danger">{reason ? t('importFailedWhy', { reason }) : t('importFailed')}</Notice>
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

function Notice({ tone, children }: { tone: 'pending' | 'danger'; children: string }) {
  return (
    <p
      role="status"
      className={`mx-4 mb-3 flex items-start gap-2 rounded-md px-3 py-2 text-sm sm:mx-6 ${
        tone === 'danger' ? 'bg-danger-soft text-danger-ink' : 'bg-pending-soft text-pending-ink'
      }`}
    >
      <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      {children}
    </p>
  )
}
