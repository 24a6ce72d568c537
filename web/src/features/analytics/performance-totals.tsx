import type { Analytics } from '@bizamply/contract/analytics'
import { waits } from '@bizamply/contract/metrics'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { listOf, type ListOf } from '../../lib/list-of.ts'
import { BarList } from '../../ui/charts/bar-list.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { NoBars } from './product-bars.tsx'
import { BarSkeletons } from './tab-waiting.tsx'

interface PartProps {
  data: Analytics | undefined
}

/** How long customers waited for a reply. */
export function ReplyTimes({ data }: PartProps) {
  const t = useTranslations('analyticsProducts')
  const names = useTranslations('dashboard')
  const { answered = 0, waits: counts = [] } = data?.now ?? {}
  const parts = waits.map((wait, n) => ({
    key: wait,
    name: names(`wait.${wait}`),
    value: counts[n] ?? 0,
    rest: t('replyUnit', { count: counts[n] ?? 0 }),
    list: data && listOf(data.window, { status: 'sent', wait }),
  }))
  return (
    <Totals
      id="reply-times"
      title={t('replyTimes')}
      meta={data && answered > 0 && t('replyTimesMeta', { count: answered })}
      none={data && answered === 0 && t('noReplies')}
      rows={4}
      parts={data && parts}
    />
  )
}

/** How many reviews have each number of stars. */
export function StarCounts({ data }: PartProps) {
  const t = useTranslations('analyticsProducts')
  const names = useTranslations('dashboard')
  const { rated = 0, stars: counts = [] } = data?.now ?? {}
  const parts = [5, 4, 3, 2, 1].map((rating) => ({
    key: `${rating}`,
    name: names('stars', { count: rating }),
    value: counts[rating - 1] ?? 0,
    rest: t('reviewUnit', { count: counts[rating - 1] ?? 0 }),
    list: data && listOf(data.window, { rating }),
  }))
  return (
    <Totals
      id="star-counts"
      title={t('starCounts')}
      meta={data && rated > 0 && t('starCountsMeta', { count: rated })}
      none={data && rated === 0 && t('noStars')}
      rows={5}
      parts={data && parts}
    />
  )
}

interface TotalsProps {
  id: string
  title: string
  meta: string | false | undefined
  /** Shown instead of bars. */
  none: string | false | undefined
  /** Number of bars while they load. */
  rows: number
  parts: { key: string; name: string; value: number; rest: string; list: ListOf | undefined }[] | undefined
}

function Totals({ id, title, meta, none, rows, parts }: TotalsProps) {
  const format = useFormat()
  return (
    <section aria-labelledby={id} className="min-w-0 pb-4">
      <SectionHead id={id} title={title} meta={meta} />
      {none && <NoBars>{none}</NoBars>}
      {!parts && <BarSkeletons rows={rows} />}
      <div className="px-4 sm:px-6">
        {parts && !none && (
          <BarList
            bars={parts}
            format={format.number}
            nameWidth={104}
            row={({ key, value }, className, children) => {
              const list = parts.find((part) => part.key === key)?.list
              // A zero opens nothing.
              if (!list || value === 0) return undefined
              return (
                <Link to="/responses" search={list} className={className}>
                  {children}
                </Link>
              )
            }}
          />
        )}
      </div>
    </section>
  )
}
