import type { OutcomeDimension } from '@bizamply/contract/outcome-rules'
import type { Outcomes } from '@bizamply/contract/outcomes'
import type { Range } from '@bizamply/contract/ranges'
import { Link } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { textLink } from '../../ui/text-link.ts'
import { daysOf, OutcomeComparison } from './outcome-comparison.tsx'
import { OutcomePanel } from './outcome-panel.tsx'
import { useOutcomes, type OpenNumber } from './outcome-queries.ts'
import { OutcomeRows, useRowName } from './outcome-rows.tsx'
import { OutcomeTiles } from './outcome-tiles.tsx'

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
      {!failed && !data && <Waiting />}
      {data && <Loaded outcomes={data} by={by} />}
      {open && (
        <OutcomePanel open={open} range={range} today={today} by={by} rowName={row && nameOf(row)} onClose={onClose} />
      )}
    </>
  )
}

function Loaded({ outcomes, by }: { outcomes: Outcomes; by: OutcomeDimension }) {
  const t = useTranslations('outcomes')
  const { replied, compared, today } = outcomes
  if (replied.count + compared.count === 0) {
    return (
      <EmptyState
        icon={<CalendarDays size={20} />}
        title={t('empty')}
        text={t('emptyText')}
        action={
          <Link
            to="/analytics"
            search={(before) => ({ ...before, tab: 'outcomes', ...daysOf(today) })}
            className={textLink}
          >
            {t('last90')}
          </Link>
        }
      />
    )
  }
  return (
    <>
      <OutcomeTiles outcomes={outcomes} />
      <OutcomeComparison outcomes={outcomes} />
      <Revenue outcomes={outcomes} />
      <OutcomeRows outcomes={outcomes} by={by} />
    </>
  )
}

/** Counts only orders placed with codes from the shop. */
function Revenue({ outcomes: { codes } }: { outcomes: Outcomes }) {
  const t = useTranslations('outcomes')
  const format = useFormatter()
  const { revenue, used } = codes
  if (revenue !== null && !used) return null
  const sums = (revenue ?? []).map(({ currency, amount }) => format.number(amount, { style: 'currency', currency }))
  return (
    <p className="max-w-[90ch] px-4 pb-4 text-xs text-pretty text-ink-3 sm:px-6">
      {revenue === null ? t('noRevenue') : t('revenue', { sums: format.list(sums) })}
    </p>
  )
}

function Waiting() {
  const t = useTranslations('outcomes')
  return (
    <div role="status" className="grid gap-3 px-4 py-4 sm:px-6">
      <span className="sr-only">{t('loading')}</span>
      {[0, 1, 2, 3].map((n) => (
        <Skeleton key={n} className="h-14 w-full" />
      ))}
    </div>
  )
}
