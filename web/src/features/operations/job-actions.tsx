import type { QueuedJob } from '@bizamply/contract/operations'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { useMayAdministrate } from '../../lib/may-administrate.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { useRefreshOperations } from './queries.ts'

/** For a failed job. */
export function JobActions({ job: { id, queue }, onDiscard }: { job: QueuedJob; onDiscard: () => void }) {
  const t = useTranslations('operations')
  const refresh = useRefreshOperations()
  const [busy, setBusy] = useState(false)
  const may = useMayAdministrate()
  const short = id.slice(-8)
  const retry = async () => {
    setBusy(true)
    try {
      await api.operations.retryJob({ queue, id })
      toast.success(t('retried'))
    } catch (thrown) {
      toast.error(t('retryFailed'), { description: CallError.from(thrown).message })
    }
    setBusy(false)
    refresh()
  }
  if (!may('operations.manage')) return null
  return (
    <span className="inline-flex flex-wrap justify-end gap-1">
      <Button size="xs" busy={busy} aria-label={t('retryOf', { id: short })} onClick={() => void retry()}>
        {t('retry')}
      </Button>
      <Button size="xs" variant="ghost" aria-label={t('discardOf', { id: short })} onClick={onDiscard}>
        {t('discard')}
      </Button>
    </span>
  )
}
