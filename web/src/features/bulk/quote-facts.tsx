import type { BulkQuote } from '@bizamply/contract/bulk'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { SkippedReviews, type SkippedReviewsProps } from './skipped-reviews.tsx'

export interface QuoteFactsProps extends Pick<SkippedReviewsProps, 'action' | 'inList' | 'onOpen'> {
  quote: BulkQuote
  short: boolean
}

/** The number of comments, the cost, the remaining credits, and which comments are left out and why. */
export function QuoteFacts({ quote, short, ...skipped }: QuoteFactsProps) {
  const t = useTranslations('bulk')
  const format = useFormat()
  const rows = [
    ['willDo', format.number(quote.count)],
    ['willCost', t('credits', { count: quote.credits })],
    ['balance', t('credits', { count: quote.available })],
    ['after', t('credits', { count: Math.max(0, quote.available - quote.credits) })],
  ] as const
  return (
    <>
      {quote.count === 0 && quote.leftOut.length > 0 ? (
        <p className="rounded-md bg-pending-soft px-3 py-2 text-sm text-pending-ink">
          {t(`nothing.${skipped.action}`)}
        </p>
      ) : (
        <dl className="grid gap-1.5 text-sm">
          {rows.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4">
              <dt className="text-ink-2">{t(name)}</dt>
              <dd className="font-medium text-ink tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {short && <p className="mt-3 rounded-md bg-pending-soft px-3 py-2 text-sm text-pending-ink">{t('short')}</p>}
      {quote.cut && <p className="mt-3 text-xs text-pending-ink">{t('cut')}</p>}
      {quote.leftOut.length > 0 && (
        <div className="mt-4">
          <SkippedReviews skipped={quote.leftOut} {...skipped} />
        </div>
      )}
    </>
  )
}
