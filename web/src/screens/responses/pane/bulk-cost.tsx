import type { BulkQuote } from '@bizamply/contract/bulk'
import type { Comment } from '@bizamply/contract/comments'
import { creditsFor } from '@bizamply/contract/prices'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSendQuote } from '../../../features/bulk/queries.ts'
import { SkippedReviews } from '../../../features/bulk/skipped-reviews.tsx'
import type { Filters } from '../../../features/comments/filtering/filters.ts'
import type { Selection } from '../../../features/comments/list/use-selection.ts'
import type { Means } from '../../../features/replies/reply-permissions.ts'
import { useFormat } from '../../../lib/format.ts'

export interface BulkCostProps {
  selection: Selection
  /** Selected comments that are on screen. */
  chosen: Comment[]
  filters: Filters
  means: Means
  /** A review that the job would skip is opened. */
  onReview: () => void
}

/** What the tab's action on the selection costs. */
export function BulkCost({ selection, chosen, filters, means, onReview }: BulkCostProps) {
  const { prices, available, mayWrite, maySend } = means
  const isSend = filters.status === 'draft'
  // A list of mixed states has a different action for each.
  if (!prices || filters.status === 'sent' || filters.status === 'all' || !(isSend ? maySend : mayWrite)) return null
  const spam = isSend || selection.everything ? 0 : chosen.filter((one) => one.spam).length
  const facts = {
    isSend,
    count: selection.count - spam,
    spam,
    each: creditsFor(prices, isSend ? 'send' : 'generate'),
    available,
    onReview,
  }
  return isSend && !selection.everything && selection.count > 0 ? (
    <SendCost {...facts} ids={selection.ids} />
  ) : (
    <CostFacts {...facts} />
  )
}

/** Asks the server which of the drafts can be sent. */
function SendCost({ ids, ...facts }: CostFactsProps & { ids: string[] }) {
  return <CostFacts {...facts} ids={ids} quote={useSendQuote(ids)} />
}

interface CostFactsProps {
  isSend: boolean
  count: number
  /** How many are left out as spam. */
  spam: number
  each: number
  available: number | undefined
  onReview: () => void
  ids?: string[]
  /** Until it is known, a send is priced as if nothing were skipped. */
  quote?: BulkQuote | undefined
}

function CostFacts({ isSend, count: all, spam, each, available, ids = [], quote, onReview }: CostFactsProps) {
  const t = useTranslations('bulk')
  const format = useFormat()
  const count = quote?.count ?? all
  const total = quote?.credits ?? each * count
  const isLimit = isSend && !quote
  const after = format.number(Math.max(0, (available ?? 0) - total))
  const rows: [string, string][] = [
    [
      t(isSend ? 'repliesOf' : 'draftsOf', { count, number: format.number(count) }),
      t(isLimit ? 'upTo' : 'credits', { count: total }),
    ],
    ...(available === undefined ? [] : [[t('balance'), format.number(available)] as [string, string]]),
  ]
  return (
    <section className="rounded-lg border border-line-strong">
      <div className="flex items-baseline justify-between border-b border-line px-4 py-2.5">
        <h3 className="text-sm font-medium text-ink">
          {count === 0
            ? t(isSend ? 'startUnpriced.platform' : 'startUnpriced.generate')
            : t(isSend ? 'start.platform' : 'start.generate', { count, number: format.number(count) })}
        </h3>
        <span className="text-xs text-ink-3">{t('each', { count: each })}</span>
      </div>
      <dl className="grid gap-1.5 px-4 py-3 text-sm">
        {rows.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        {available !== undefined && (
          <Fact name={t('after')} className="mt-1 border-t border-line pt-2 font-medium">
            {isLimit ? t('atLeast', { number: after }) : after}
          </Fact>
        )}
      </dl>
      {quote && quote.leftOut.length > 0 && (
        <div className="px-4 pb-2.5">
          <SkippedReviews
            quote={quote}
            wish={{ action: 'send', target: 'platform', which: { commentIds: ids } }}
            isOpen
            inList
            onOpen={onReview}
          />
        </div>
      )}
      {spam > 0 && <p className="px-4 pb-3 text-xs text-pending-ink">{t('spamSkipped', { count: spam })}</p>}
      <p className="border-t border-line px-4 py-2.5 text-xs text-ink-3">
        {available !== undefined && total > available ? t('short') : t(isSend ? 'sendNote' : 'draftNote')}
      </p>
    </section>
  )
}

function Fact({ name, className = '', children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-ink tabular-nums">{children}</dd>
    </div>
  )
}
