import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import type { BulkJob } from './queries.ts'

export interface OutcomeWords {
  title: string
  /** How many reviews ended how, without zeros. */
  counts: string
  /** Why the job stopped early, and what that means; empty if it didn't. */
  reason: string
}

/** What became of a bulk job, the same in the message at its end and in its results. */
export function useOutcomeWords(): (job: BulkJob) => OutcomeWords {
  const t = useTranslations('bulk')
  const format = useFormat()
  return (job) => {
    const counts = (['done', 'failed', 'skipped'] as const)
      .filter((state) => job[state] > 0)
      .map((state) => t(`count.${state}`, { number: format.number(job[state]) }))
    const parts = [counts.join(', '), job.credits > 0 ? t('creditsUsed', { count: job.credits }) : '']
    return {
      title: t(titleOf(job)),
      counts: parts
        .filter(Boolean)
        .map((part) => `${part}.`)
        .join(' '),
      reason: job.reason
        ? t(`waiting.${job.action}`, {
            reason: job.reason.message,
            count: job.waiting,
            number: format.number(job.waiting),
          })
        : '',
    }
  }
}

function titleOf({ status, action }: BulkJob) {
  if (status === 'stopped') return 'stopped'
  if (status === 'failed') return 'broken'
  return action === 'generate' ? 'generated' : 'sent'
}
