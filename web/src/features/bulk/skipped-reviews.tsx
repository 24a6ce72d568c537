import type { BulkQuote } from '@bizamply/contract/bulk'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { textLink } from '../../ui/text-link.ts'
import type { BulkWish } from './queries.ts'

export interface SkippedReviewsProps {
  skipped: BulkQuote['leftOut']
  action: BulkWish['action']
  /** The review is opened in the list on screen, with its filters. */
  inList: boolean
  /** A skipped review is opened; the dialog is no longer needed. */
  onOpen: () => void
}

/** How many reviews a job will skip, and why; each reason opens the first of its reviews. */
export function SkippedReviews({ skipped, action, inList, onOpen }: SkippedReviewsProps) {
  const t = useTranslations('bulk')
  const format = useFormat()
  const ownList = { status: action === 'send' ? 'draft' : 'all' }
  return (
    <section className="border-t border-line pt-3">
      <h3 className="text-sm font-medium text-ink">
        {t('leftOut', { count: skipped.reduce((sum, { count }) => sum + count, 0) })}
      </h3>
      <ul className="mt-1.5 grid text-xs text-ink-2">
        {skipped.map(({ reason, message, count, commentId }) => (
          <li key={`${reason} ${message}`} className="flex min-h-6 items-center gap-4">
            <span className="min-w-0 flex-1">{message.replace(/\.$/, '')}</span>
            <span className="tabular-nums">{format.number(count)}</span>
            <Link
              to="/responses"
              search={(now: object): { comment: string } => ({
                ...(inList ? { ...now, bulk: undefined } : ownList),
                comment: commentId,
              })}
              className={`${textLink} inline-flex min-h-6 items-center coarse:min-h-10`}
              aria-label={t('openSkippedLabel', { reason: message.replace(/\.$/, ''), count })}
              onClick={onOpen}
            >
              {t('openSkipped')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
