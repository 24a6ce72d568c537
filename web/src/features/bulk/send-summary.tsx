import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { IncludeCritical } from './include-critical.tsx'
import type { Quoted } from './leave-out.ts'
import type { SkippedLinkProps } from './skipped-link.tsx'
import { SkippedReviews } from './skipped-reviews.tsx'

export interface SendSummaryProps extends Pick<SkippedLinkProps, 'wish' | 'inList' | 'onOpen'> {
  quote: Quoted
  onIncludeCritical: (included: boolean) => void
}

/** What will be sent, what can be included, and what is skipped, above the replies. */
export function SendSummary({ quote, onIncludeCritical, ...links }: SendSummaryProps) {
  const t = useTranslations('bulk')
  const format = useFormat()
  const { count, critical, previews } = quote
  const left = new Set(links.wish.exceptIds)
  const unchecked = previews.filter(({ commentId }) => left.has(commentId)).length
  const nothing = count + unchecked === 0
  if (nothing && critical === 0 && quote.leftOut.length === 0) return null
  return (
    <div className="mt-3 divide-y divide-line border-y border-line">
      {!nothing && (
        <p role="status" className="flex items-baseline gap-3 py-2 text-sm tabular-nums">
          <span className="font-medium text-ink">{t('toSend', { number: format.number(count) })}</span>
          {unchecked > 0 && <span className="text-xs text-ink-3">{t('unchecked', { count: unchecked })}</span>}
        </p>
      )}
      {critical > 0 && (
        <IncludeCritical
          count={critical}
          first={quote.toRead.find(({ toRead }) => toRead === 'critical')?.commentId}
          checked={links.wish.includeCritical ?? false}
          onCheckedChange={onIncludeCritical}
          {...links}
        />
      )}
      {quote.leftOut.length > 0 && (
        <SkippedReviews className="py-2" quote={quote} isOpen={nothing} isOther={critical > 0} {...links} />
      )}
    </div>
  )
}
