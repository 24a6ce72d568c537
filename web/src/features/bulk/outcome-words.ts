import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import type { BulkItem, BulkJob } from './queries.ts'

export interface OutcomeWords {
  title: string
  /** How many reviews ended how, without zeros and without what the title counts, and what it cost. */
  counts: string
  /** Why the job stopped early, and what that means; empty if it didn't. */
  reason: string
}

type Counts = Pick<BulkJob, 'done' | 'failed' | 'skipped' | 'credits'>

/** What became of a bulk job, the same in the message at its end and in its results. */
export function useOutcomeWords(): (job: BulkJob) => OutcomeWords {
  const t = useTranslations('bulk')
  const format = useFormat()
  const countWords = useCountWords()
  return (job) => {
    const title = titleOf(job)
    const isCounted = title === 'generated' || title === 'sent'
    return {
      title: t(title, { count: job.done, number: format.number(job.done) }),
      counts: countWords(isCounted ? { ...job, done: 0 } : job),
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

/** The counts of a job of which only the reviews are known. */
export function useItemsWords(): (items: BulkItem[]) => string {
  const countWords = useCountWords()
  return (items) => {
    const count = (state: BulkItem['state']) => items.filter((item) => item.state === state).length
    const credits = items.reduce((sum, item) => sum + item.credits, 0)
    return countWords({ done: count('done'), failed: count('failed'), skipped: count('skipped'), credits })
  }
}

function useCountWords(): (counts: Counts) => string {
  const t = useTranslations('bulk')
  const format = useFormat()
  return (of) => {
    const counts = (['done', 'failed', 'skipped'] as const)
      .filter((state) => of[state] > 0)
      .map((state) => t(`count.${state}`, { number: format.number(of[state]) }))
    const parts = [counts.join(', '), of.credits > 0 ? t('creditsUsed', { count: of.credits }) : '']
    return parts.flatMap((part) => (part ? `${part}.` : [])).join(' ')
  }
}

function titleOf({ status, action }: BulkJob) {
  if (status === 'stopped') return 'stopped'
  if (status === 'failed') return 'broken'
  return action === 'generate' ? 'generated' : 'sent'
}
