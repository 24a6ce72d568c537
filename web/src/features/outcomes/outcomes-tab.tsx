import type { OutcomeDimension } from '@bizamply/contract/outcome-rules'
import type { Outcomes } from '@bizamply/contract/outcomes'
import type { Range } from '@bizamply/contract/ranges'
import { CalendarDays } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Last90Days } from './last-90-days.tsx'
import { OutcomeComparison } from './outcome-comparison.tsx'
import { OutcomePanel } from './outcome-panel.tsx'
import { useOutcomes, type OpenNumber } from './outcome-queries.ts'
import { OutcomeRows, useRowName } from './outcome-rows.tsx'
import { OutcomeTiles } from './outcome-tiles.tsx'
import { OutcomeBrief } from './outcome-brief.tsx'

export interface OutcomesTabProps {
  range: Range
  today: string
  /** Whether the range is known: today's date comes with the screen's first response. */
  ready: boolean
  by: OutcomeDimension
  /** The number whose reviews are open. */
  open: OpenNumber | undefined
  onClose: () => void
}

/** What became of low-rated reviews after a reply, compared with those without a reply. */
export function OutcomesTab({ range, today, ready, by, open, onClose }: OutcomesTabProps) {
  const t = useTranslations('outcomes')
  const { data, error, refetch } = useOutcomes(range, by, ready)
  const nameOf = useRowName(by)
  const failed = !data && error ? CallError.from(error) : null
  const row = open?.row === undefined ? undefined : data?.rows.find(({ key }) => key === open.row)
  return (
    <>
      {failed && (
        <div className="px-4 py-4 sm:px-6">
          <ErrorPanel error={failed} say={(reason) => t('failed', { reason })} onRetry={() => void refetch()} />
        </div>
      )}
      {!failed && !data && <Waiting by={by} />}
      {data && <Loaded outcomes={data} by={by} />}
      {open && (
        <OutcomePanel open={open} range={range} today={today} by={by} rowName={row && nameOf(row)} onClose={onClose} />
      )}
    </>
  )
}

function Loaded({ outcomes, by }: { outcomes: Outcomes; by: OutcomeDimension }) {
  const t = useTranslations('outcomes')
  const { replied, compared, enough, today } = outcomes
  if (replied.count + compared.count === 0) {
    return (
      <EmptyState
        icon={<CalendarDays size={20} />}
        title={t('empty')}
        text={t('emptyText')}
        action={<Last90Days today={today} />}
      />
    )
  }
  return (
    <>
      {enough ? (
        <>
          <OutcomeTiles outcomes={outcomes} />
          <OutcomeComparison outcomes={outcomes} />
        </>
      ) : (
        <OutcomeBrief outcomes={outcomes} />
      )}
      <OutcomeRows outcomes={outcomes} by={by} />
    </>
  )
}

/** The layout without enough replies to compare, which a short range usually has. */
function Waiting({ by }: { by: OutcomeDimension }) {
  const t = useTranslations('outcomes')
  return (
    <>
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      <section aria-labelledby="outcomes" className="min-w-0 pb-5">
        <SectionHead id="outcomes" title={t('title')} meta={t('meta')} />
        <div className="grid gap-3 px-4 pt-1 sm:px-6">
          <Skeleton className="h-3.5 w-72 max-w-full" />
          <Skeleton className="h-3 w-32" />
        </div>
      </section>
      <OutcomeRows outcomes={undefined} by={by} />
    </>
  )
}
