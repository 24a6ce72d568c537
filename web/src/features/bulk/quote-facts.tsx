import type { BulkQuote } from '@bizamply/contract/bulk'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'

/** The number of comments, the cost, the remaining credits, and which comments are left out and why. */
export function QuoteFacts({ quote, short }: { quote: BulkQuote; short: boolean }) {
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
      <dl className="grid gap-1.5 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-2">{t(name)}</dt>
            <dd className="font-medium text-ink tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {short && <p className="mt-3 rounded-md bg-pending-soft px-3 py-2 text-sm text-pending-ink">{t('short')}</p>}
      {quote.cut && <p className="mt-3 text-xs text-pending-ink">{t('cut')}</p>}
      {quote.leftOut.length > 0 && (
        <section className="mt-4 border-t border-line pt-3">
          <h3 className="text-sm font-medium text-ink">
            {t('leftOut', { count: quote.leftOut.reduce((sum, { count }) => sum + count, 0) })}
          </h3>
          <ul className="mt-1.5 grid gap-1 text-xs text-ink-2">
            {quote.leftOut.map(({ reason, message, count }) => (
              <li key={reason} className="flex justify-between gap-4">
                <span>{message}</span>
                <span className="tabular-nums">{format.number(count)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
