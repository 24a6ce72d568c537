import type { Overview } from '@bizamply/contract/dashboard'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useCurrentBulk, type BulkWish } from '../../features/bulk/queries.ts'
import { usePrices, useRefreshCredits } from '../../features/credits/queries.ts'
import { QuickActions, type QuickActionsProps } from '../../features/dashboard/sections/quick-actions.tsx'
import { textLink } from '../../ui/text-link.ts'
import { useMay } from '../../lib/brand-context.tsx'
import { useRangeWords } from '../../lib/range-words.ts'

const QuoteDialog = lazyPart(() =>
  import('../../features/bulk/quote-dialog.tsx').then((it) => ({ default: it.QuoteDialog })),
)

interface DashboardQuickActionsProps {
  data: Overview
  place: QuickActionsProps['place']
}

/**
 * Drafts or sends replies for the range, after a quote of the cost and the skipped comments; hidden
 * from viewers.
 */
export function DashboardQuickActions(props: DashboardQuickActionsProps) {
  const may = useMay()
  return may('replies.write') && may('replies.send') ? <ForWriters {...props} /> : null
}

function ForWriters({ data, place }: DashboardQuickActionsProps) {
  const { job, renew } = useCurrentBulk()
  const renewCredits = useRefreshCredits()
  const navigate = useNavigate()
  const prices = usePrices()
  const days = useRangeWords().days(data.window, data.today)
  const [wish, setWish] = useState<BulkWish | null>(null)
  const ask = (action: BulkWish['action']) => () => setWish(wishOf(action, data))
  return (
    <>
      <QuickActions
        pending={data.now.openPending}
        drafts={data.now.openDraft}
        days={days}
        prices={prices}
        place={place}
        running={job?.status === 'running' ? { ...job, done: job.done + job.failed + job.skipped } : null}
        onDraft={ask('generate')}
        onSend={ask('send')}
        onReport={() => void navigate({ to: '/reports', search: { edit: 'new' } })}
        jobLink={(words) => (
          <Link to="/responses" className={textLink}>
            {words}
          </Link>
        )}
      />
      <Suspense>
        {wish && (
          <QuoteDialog
            wish={wish}
            onClose={() => setWish(null)}
            onStarted={() => {
              setWish(null)
              renew()
              renewCredits()
            }}
          />
        )}
      </Suspense>
    </>
  )
}

/** Open comments of the range, by the tab that the job processes. */
const wishOf = (action: BulkWish['action'], { window }: Overview): BulkWish => ({
  action,
  target: 'platform',
  which: {
    filter: {
      status: action === 'generate' ? 'pending' : 'draft',
      triageState: 'open',
      from: window.from,
      to: window.to,
    },
  },
})
