import type { Overview } from '@bizamply/contract/dashboard'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { JobLine } from '../../features/bulk/job-line.tsx'
import { useCurrentBulk, type BulkWish } from '../../features/bulk/queries.ts'
import { useAnnouncedEnd, useOwnJob } from '../../features/bulk/use-announced-end.ts'
import { usePrices, useRefreshCredits } from '../../features/credits/queries.ts'
import { QuickActions, type QuickActionsProps } from '../../features/dashboard/sections/quick-actions.tsx'
import { textLink } from '../../ui/text-link.ts'
import { useMay } from '../../lib/brand-context.tsx'
import { useDataState } from '../../lib/data-state.ts'
import { useMedia } from '../../lib/media.ts'
import { useSpan } from '../../features/dashboard/use-span.ts'

const QuickActionDialog = lazyPart(() =>
  import('./quick-action-dialog.tsx').then((it) => ({ default: it.QuickActionDialog })),
)

interface DashboardQuickActionsProps {
  data: Overview
  place: QuickActionsProps['place']
  /** Little room in the title row. */
  isTight: boolean
}

/**
 * Drafts or sends replies for the range, after a quote of the cost and the skipped comments; hidden
 * from viewers.
 */
export function DashboardQuickActions(props: DashboardQuickActionsProps) {
  const may = useMay()
  return may('replies.write') && may('replies.send') ? <ForWriters {...props} /> : null
}

function ForWriters({ data, place, isTight }: DashboardQuickActionsProps) {
  const t = useTranslations('dashboardSections')
  const bulk = useCurrentBulk()
  const { job, renew } = bulk
  const own = useOwnJob(bulk)
  const renewCredits = useRefreshCredits()
  const navigate = useNavigate()
  const setKnown = useAnnouncedEnd(bulk, {
    onEnded: renewCredits,
    onResults: (results) => void navigate({ to: '/responses', search: { results } }),
  })
  const prices = usePrices()
  const span = useSpan()(data)
  const { condition } = useDataState()
  const isPhone = useMedia('(max-width: 639px)')
  const [action, setAction] = useState<BulkWish['action'] | null>(null)
  return (
    <>
      <QuickActions
        pending={data.draftableReviews}
        drafts={data.sendableDrafts}
        span={span}
        disconnected={condition === 'offline' || condition === 'stale' ? condition : null}
        prices={prices}
        place={place}
        isShort={place === 'title' ? isTight : isPhone}
        running={
          job?.status === 'running' ? (
            <JobLine
              job={job}
              isOwn={own !== null}
              onStopped={renew}
              onUndone={() => setKnown(job.jobId)}
              link={
                <Link to="/responses" className={textLink}>
                  {t('look')}
                </Link>
              }
            />
          ) : null
        }
        onDraft={() => setAction('generate')}
        onSend={() => setAction('send')}
        onReport={() => void navigate({ to: '/reports', search: { edit: 'new' } })}
      />
      <Suspense>
        {action && (
          <QuickActionDialog
            action={action}
            data={data}
            onClose={() => setAction(null)}
            onStarted={() => {
              setAction(null)
              renew()
              renewCredits()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
