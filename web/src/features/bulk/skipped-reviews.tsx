import type { ToRead } from '@bizamply/contract/comment-filter'
import type { BulkQuote } from '@bizamply/contract/bulk'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Fold } from '../../ui/fold.tsx'
import { SkippedLink, type SkippedLinkProps } from './skipped-link.tsx'

export interface SkippedReviewsProps extends Pick<SkippedLinkProps, 'wish' | 'inList' | 'onOpen'> {
  quote: Pick<BulkQuote, 'toRead' | 'otherwise'>
  /** Starts open. */
  isOpen: boolean
  /** Critical reviews, which can be included, are shown next to it. */
  isOther?: boolean
  className?: string
}

/** How many reviews a job will skip, and why; each row opens the list of its reviews. */
export function SkippedReviews({ quote, isOpen, isOther = false, className = line, ...links }: SkippedReviewsProps) {
  const t = useTranslations('bulk')
  const comments = useTranslations('comments')
  const format = useFormat()
  const blocked = quote.toRead.filter(({ toRead }) => toRead === 'confirm')
  const toRead = quote.toRead.filter(({ toRead }) => toRead === 'read' || (toRead === 'critical' && !isOther))
  const rows: Row[] = [
    ...rowOf(comments('needsReview'), blocked),
    ...rowOf(comments('readFirst'), toRead, links.wish.includeCritical || isOther ? ['read'] : ['read', 'critical']),
    ...quote.otherwise.map(({ message, count, commentId }) => ({
      label: message.replace(/\.$/, ''),
      count,
      commentId,
      filter: undefined,
    })),
  ]
  if (rows.length === 0) return null
  return (
    <Fold
      className={className}
      open={isOpen}
      label={<h3>{t(isOther ? 'otherLeftOut' : 'leftOut', { count: countOf(rows) })}</h3>}
    >
      <ul className="mt-1.5 grid text-xs text-ink-2">
        {rows.map(({ label, count, commentId, filter }) => (
          <li key={label} className="flex min-h-6 items-center gap-4">
            <span className="min-w-0 flex-1">{label}</span>
            <span className="tabular-nums">{format.number(count)}</span>
            <SkippedLink {...links} {...{ label, count, commentId, filter }} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}

const line = 'mt-3 border-t border-line pt-3'

interface Row {
  label: string
  count: number
  /** The first of them. */
  commentId: string
  /** The filter that lists them. */
  filter: string | undefined
}

function rowOf(label: string, groups: BulkQuote['toRead'], filter: ToRead[] = ['confirm']): Row[] {
  const [first] = groups
  return first ? [{ label, count: countOf(groups), commentId: first.commentId, filter: filter.join(',') }] : []
}

const countOf = (groups: { count: number }[]): number => groups.reduce((sum, { count }) => sum + count, 0)
