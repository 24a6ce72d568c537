import type { FactorRecovery } from '@bizamply/contract/recovery'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { useDecide, useRecoveries } from './use-recoveries.ts'

/** Requests of members who lost their second factor; hidden without requests. */
export function RecoveryList() {
  const t = useTranslations('recovery.list')
  const { data, error, refetch } = useRecoveries()
  const [approving, setApproving] = useState<FactorRecovery | null>(null)
  const { busy, decide } = useDecide()
  if (!data) {
    if (!error) return null
    return (
      <div className="mb-5 px-4 sm:px-6">
        <ErrorPanel error={error} title={t('failed')} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (data.length === 0) return null
  return (
    <section aria-labelledby="recoveries" className="mb-5">
      <SectionHead id="recoveries" title={t('title')} meta={t('meta', { count: data.length })} />
      <p className="px-4 pb-2 text-xs text-pretty text-ink-3 sm:px-6">{t('hint')}</p>
      <ul className="border-t border-line">
        {data.map((one) => (
          <Row
            key={one.id}
            recovery={one}
            busy={busy === one.id}
            onApprove={() => setApproving(one)}
            onStop={() => void decide('stop', one.id)}
          />
        ))}
      </ul>
      {approving && (
        <ConfirmDialog
          open
          onOpenChange={() => setApproving(null)}
          title={t('approveTitle', { name: approving.name })}
          description={t('approveText', { name: approving.name })}
          action={t('approve')}
          onConfirm={() => {
            setApproving(null)
            void decide('approve', approving.id)
          }}
        />
      )}
    </section>
  )
}

interface RowProps {
  recovery: FactorRecovery
  busy: boolean
  onApprove: () => void
  onStop: () => void
}

function Row({ recovery, busy, onApprove, onStop }: RowProps) {
  const t = useTranslations('recovery.list')
  const format = useFormat()
  const now = useTicking()
  const { name, email, requestedAt, state, dueAt, approvedBy, own } = recovery
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2 text-sm sm:px-6">
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full bg-pending-soft text-pending-ink"
      >
        <KeyRound size={14} />
      </span>
      <span className="min-w-0 flex-1 basis-44">
        <bdi className="block truncate font-medium text-ink">{name}</bdi>
        <span className="block truncate text-xs text-ink-3">
          <bdi>{email}</bdi> · {t('askedOn', { date: format.shortDate(requestedAt, now) })}
        </span>
      </span>
      <span className="min-w-0 flex-1 basis-44 text-xs text-pending-ink">
        {dueAt
          ? t('due', {
              date: format.shortDate(dueAt, now),
              time: format.time(dueAt),
              name: approvedBy ?? t('someone'),
            })
          : t(own ? 'own' : 'waits')}
      </span>
      <span className="flex gap-2">
        {state === 'requested' && !own && (
          <Button
            size="sm"
            busy={busy}
            busyLabel={t('approving')}
            aria-label={t('approveOf', { name })}
            onClick={onApprove}
          >
            {t('approve')}
          </Button>
        )}
        <Button size="sm" variant="ghost" disabled={busy} aria-label={t('stopOf', { name })} onClick={onStop}>
          {t('stop')}
        </Button>
      </span>
    </li>
  )
}
