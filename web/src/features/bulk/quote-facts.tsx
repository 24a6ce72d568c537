import { useTranslations } from 'use-intl'
import type { BulkQuote } from '@bizamply/contract/bulk'
import { useFormat } from '../../lib/format.ts'
import type { BulkWish } from './queries.ts'

export interface QuoteFactsProps {
  quote: BulkQuote
  short: boolean
  action: BulkWish['action']
}

/** The cost and the remaining credits, in a line. */
export function QuoteFacts({ quote, short, action }: QuoteFactsProps) {
  const t = useTranslations('bulk')
  const format = useFormat()
  const after = Math.max(0, quote.available - quote.credits)
  const nothing = quote.count === 0 && quote.previews.length === 0
  return (
    <>
      {nothing && quote.leftOut.length > 0 ? (
        <p className="rounded-md bg-pending-soft px-3 py-2 text-sm text-pending-ink">{t(`nothing.${action}`)}</p>
      ) : (
        <p className="text-sm text-ink-2 tabular-nums">
          {t.rich('cost', {
            cost: t('upTo', { count: quote.credits }),
            balance: format.number(quote.available),
            after: format.number(after),
            b: (words) => <span className="font-medium text-ink">{words}</span>,
          })}
        </p>
      )}
      {short && <p className="mt-3 rounded-md bg-pending-soft px-3 py-2 text-sm text-pending-ink">{t('short')}</p>}
      {quote.cut && <p className="mt-3 text-xs text-pending-ink">{t('cut')}</p>}
    </>
  )
}
