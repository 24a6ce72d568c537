import type { OutcomeDimension } from '@bizamply/contract/outcome-rules'
import type { OutcomeReview } from '@bizamply/contract/outcomes'
import type { Range } from '@bizamply/contract/ranges'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useRangeWords } from '../../lib/range-words.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PlatformMark } from '../../ui/platform-mark.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stars } from '../../ui/stars.tsx'
import { useOutcomeReviews, type OpenNumber } from './outcome-queries.ts'

export interface OutcomePanelProps {
  open: OpenNumber
  range: Range
  today: string
  by: OutcomeDimension
  /** Undefined for all reviews, or while the row isn't loaded yet. */
  rowName: string | undefined
  onClose: () => void
}

/** The reviews that a number counts, each with a link to it on the Responses screen. */
export function OutcomePanel({ open, range, today, by, rowName, onClose }: OutcomePanelProps) {
  const t = useTranslations('outcomes')
  const words = useRangeWords()
  const list = useOutcomeReviews(range, by, open)
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = list
  const total = data?.pages[0]?.total
  const reviews = data?.pages.flatMap((page) => page.data) ?? []
  const name = t(`number.${open.number}`)
  return (
    <SidePanel
      title={rowName ? `${rowName} · ${name}` : name}
      description={
        total === undefined
          ? words.days(range, today)
          : t('panel.count', { count: total, days: words.days(range, today) })
      }
      onClose={onClose}
    >
      {error && (
        <ErrorPanel
          className="m-4"
          error={error}
          say={(reason) => t('panel.failed', { reason })}
          onRetry={() => void (data ? fetchNextPage() : refetch())}
        />
      )}
      {!data && !error && <Waiting />}
      {total === 0 && <p className="px-4 py-6 text-center text-sm text-ink-2">{t('panel.empty')}</p>}
      <ul className="divide-y divide-line">
        {reviews.map((review) => (
          <li key={review.id}>
            <Review review={review} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="flex justify-center px-4 py-4">
          <Button busy={isFetchingNextPage} busyLabel={t('panel.loading')} onClick={() => void fetchNextPage()}>
            {t('panel.loadMore')}
          </Button>
        </div>
      )}
    </SidePanel>
  )
}

function Review({ review }: { review: OutcomeReview }) {
  const t = useTranslations('outcomes.panel')
  const { id, platform, before, after, product, text, edited, writtenAt } = review
  return (
    <Link
      to="/responses"
      search={{ highlight: id }}
      className="grid gap-1 px-4 py-3 text-sm -outline-offset-2 hover:bg-surface-2 sm:px-5"
    >
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
        <PlatformMark platform={platform} size={14} />
        <bdi className="max-w-[20ch] truncate font-medium text-ink">{review.author ?? t('anonymous')}</bdi>
        <Stars rating={before} />
        {after !== before && (
          <>
            <span aria-hidden="true">→</span>
            <Stars rating={after} />
            <span className="sr-only">{t('changed', { before, after })}</span>
          </>
        )}
        <RelativeTime at={writtenAt} className="ml-auto text-ink-3" />
      </span>
      <span dir="auto" className="line-clamp-3 wrap-anywhere text-ink">
        {text}
      </span>
      <span className="flex gap-2 text-xs text-ink-3">
        {product && <bdi className="truncate">{product}</bdi>}
        {edited && <span className="shrink-0">{t('edited')}</span>}
      </span>
    </Link>
  )
}

function Waiting() {
  const t = useTranslations('outcomes.panel')
  return (
    <div role="status" className="grid gap-3 p-4">
      <span className="sr-only">{t('loading')}</span>
      {[0, 1, 2, 3].map((n) => (
        <Skeleton key={n} className="h-16 w-full" />
      ))}
    </div>
  )
}
