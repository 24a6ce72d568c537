import type { Attention, Overview } from '@bizamply/contract/dashboard'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { look } from '../../../ui/button.tsx'
import { MoreLabel } from '../../../ui/more-label.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { BacklogLine, ClearLine, DraftsToReadLine, issuesIn, IssueLine } from './attention-issues.tsx'
import { LowProducts } from './attention-products.tsx'
import { AttentionSkeleton, rememberLines } from './attention-skeleton.tsx'
import { WaitingLine } from './attention-waiting.tsx'

/** With fewer problems, the oldest reviews after the backlog fill the rest. */
const LINES = 3

interface NeedsAttentionProps {
  data: Overview | undefined
  /** How many reviews are in the inbox now, if it is known from a newer response than the data. */
  inbox?: number | undefined
  /** Whether the lowest-rated products have room next to it; otherwise the screen shows them below the figures. */
  isWide: boolean
  /** If false, the lines say who can reply instead of what to do. */
  maySend: boolean
}

/** What to look at first: undelivered replies and waiting reviews, next to the lowest-rated products of the period. */
export function NeedsAttention({ data, inbox, isWide, maySend }: NeedsAttentionProps) {
  const lines = data && linesIn(data, isWide)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (lines !== undefined) rememberLines(lines, panel.current?.offsetHeight)
  }, [lines, data])
  if (!data) return <AttentionSkeleton />
  if (lines === 0) return null
  const isHalf = isWide && data.attention.products.length > 0
  return (
    <div ref={panel} className={`border-b border-line ${isHalf ? 'grid grid-cols-2 divide-x divide-line' : ''}`}>
      <Waiting data={data} inbox={inbox} maySend={maySend} />
      {isHalf && <LowProducts data={data} />}
    </div>
  )
}

/** How many lines the panel has; before the first review, only a lost connection is shown. */
function linesIn({ any, attention }: Overview, isWide: boolean): number {
  const issues = issuesIn(attention).length
  if (!any && attention.disconnected.length === 0) return 0
  const waiting = issues + sumsIn(attention)
  const left = Math.max(1, waiting, Math.min(LINES, waiting + attention.oldest.length))
  return isWide ? Math.max(left, attention.products.length) : left
}

/** Rows that sum up drafts to read and reviews that have waited a long time. */
const sumsIn = ({ backlog, draftsToRead }: Attention): number =>
  (backlog.count > 0 ? 1 : 0) + (draftsToRead > 0 ? 1 : 0)

interface WaitingProps {
  data: Overview
  inbox: number | undefined
  maySend: boolean
}

function Waiting({ data, inbox, maySend }: WaitingProps) {
  const { attention } = data
  const t = useTranslations('dashboardSections')
  const issues = issuesIn(attention)
  const { backlog } = attention
  const waiting = inbox ?? attention.waiting
  const oldest = attention.oldest.slice(0, Math.max(0, LINES - issues.length - sumsIn(attention)))
  return (
    <section aria-labelledby="needs-attention" className="min-w-0">
      <SectionHead id="needs-attention" title={t('attention.title')}>
        {waiting > 0 && (
          <Link to="/responses" search={{ sort: 'oldest' }} className={look({ variant: 'ghost', size: 'sm' })}>
            <MoreLabel>
              <span>{t('attention.waiting', { count: waiting })}</span>
            </MoreLabel>
          </Link>
        )}
      </SectionHead>
      <ul aria-labelledby="needs-attention">
        {issues.map((issue) => (
          <IssueLine key={issue.key} issue={issue} maySend={maySend} />
        ))}
        {attention.draftsToRead > 0 && <DraftsToReadLine data={data} maySend={maySend} />}
        {backlog.count > 0 && <BacklogLine {...backlog} maySend={maySend} />}
        {oldest.map((review) => (
          <WaitingLine key={review.id} review={review} />
        ))}
        {issues.length === 0 && attention.draftsToRead === 0 && attention.waiting === 0 && <ClearLine />}
      </ul>
    </section>
  )
}
