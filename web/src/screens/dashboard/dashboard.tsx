import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { CardRow } from '../../features/dashboard/card-row.tsx'
import type { Card } from '../../features/dashboard/cards.ts'
import { PanelsWaiting } from '../../features/dashboard/panels-waiting.tsx'
import { useOverview } from '../../features/dashboard/queries.ts'
import { AttentionSkeleton } from '../../features/dashboard/sections/attention-skeleton.tsx'
import { EmptyCards } from '../../features/dashboard/sections/empty-cards.tsx'
import { useInboxCount } from '../../lib/inbox-count.ts'
import { useMay } from '../../lib/brand-context.tsx'
import { useMedia } from '../../lib/media.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { QuickActionsWaiting } from './quick-actions-waiting.tsx'
import { DashboardHeader } from './dashboard-header.tsx'
import type { DashboardSearch } from './dashboard-search.ts'
import { DashboardTabs } from './dashboard-tabs.tsx'
import { DashboardWindow } from './dashboard-window.tsx'

// Both are rendered immediately, so that their code arrives while the figures are being fetched.
const Panels = lazyPart(() => import('../../features/dashboard/panels.tsx').then((it) => ({ default: it.Panels })))
const NeedsAttention = lazyPart(() =>
  import('../../features/dashboard/sections/attention.tsx').then((it) => ({ default: it.NeedsAttention })),
)
const LowProducts = lazyPart(() =>
  import('../../features/dashboard/sections/attention-products.tsx').then((it) => ({ default: it.LowProducts })),
)
// Lazy because they are not in the first view: below the fold, in the side column, or on another
// tab.
const EmptyWindow = lazyPart(() =>
  import('../../features/dashboard/empty-window.tsx').then((it) => ({ default: it.EmptyWindow })),
)
const DashboardSections = lazyPart(() =>
  import('../../features/dashboard/sections/dashboard-sections.tsx').then((it) => ({ default: it.DashboardSections })),
)
const DashboardFirstSteps = lazyPart(() =>
  import('./dashboard-first-steps.tsx').then((it) => ({ default: it.DashboardFirstSteps })),
)
const DashboardNotifications = lazyPart(() =>
  import('./dashboard-notifications.tsx').then((it) => ({ default: it.DashboardNotifications })),
)
const DashboardQuickActions = lazyPart(() =>
  import('./dashboard-quick-actions.tsx').then((it) => ({ default: it.DashboardQuickActions })),
)

const route = getRouteApi('/guarded/dashboard')

export function DashboardScreen() {
  const t = useTranslations('dashboard')
  const { from, to, compare = 'previous', show = 'reviews', period = 7, tab, only } = route.useSearch()
  const navigate = route.useNavigate()
  const overview = useOverview({ from, to, compare, period: `${period}` })
  const { data } = overview
  const inbox = useInboxCount()
  const may = useMay()
  const place = usePlace()
  const tight = useMedia('(max-width: 1279px)')
  const go = (change: { [K in keyof DashboardSearch]: DashboardSearch[K] | undefined }) =>
    void navigate({
      search: (before) => ({ ...before, ...change }) as DashboardSearch,
      replace: true,
      resetScroll: false,
    })
  const actions = (at: Place) => {
    if (place !== at || tab !== undefined || (!data && overview.isError)) return null
    const look = at === 'title' ? 'title' : 'foot'
    const waiting = <QuickActionsWaiting place={look} />
    return (
      <Suspense fallback={waiting}>
        {data ? <DashboardQuickActions data={data} place={look} isTight={tight} /> : waiting}
      </Suspense>
    )
  }
  return (
    <>
      <DashboardHeader overview={overview}>{actions('title')}</DashboardHeader>
      <DashboardTabs tab={tab ?? 'overview'}>
        {tab === undefined && (
          <DashboardWindow
            overview={overview}
            requested={from && to ? { from, to } : undefined}
            compare={compare}
            onRange={(range) => go(range)}
            onCompare={(next) => go({ compare: next === 'previous' ? undefined : next })}
          />
        )}
      </DashboardTabs>
      {tab === 'notifications' ? (
        <Suspense>
          <DashboardNotifications group={only} onGroup={(next) => go({ only: next })} />
        </Suspense>
      ) : (
        <>
          {!data && overview.isError && (
            <Failed error={overview.error} show={show} onRetry={() => void overview.refetch()} />
          )}
          {(data || !overview.isError) && (
            <>
              {place === 'top' && <div className="pt-3">{actions('top')}</div>}
              <Suspense fallback={<AttentionSkeleton />}>
                <NeedsAttention data={data} inbox={inbox} isWide={!tight} maySend={may('replies.send')} />
              </Suspense>
              <Figures data={data} show={show} onShow={(card) => go({ show: card === 'reviews' ? undefined : card })} />
              <Suspense>
                {tight && data && data.attention.products.length > 0 && (
                  <div className="border-t border-line pb-2">
                    <LowProducts data={data} />
                  </div>
                )}
              </Suspense>
            </>
          )}
          <Suspense>
            {(data || overview.isError) && (
              <DashboardSections
                data={data}
                failed={overview.isError}
                onRetry={() => void overview.refetch()}
                period={`${period}`}
                onPeriod={(next) => go({ period: next === '30' ? 30 : next === '90' ? 90 : undefined })}
              />
            )}
          </Suspense>
          {actions('foot')}
        </>
      )}
      <PageTitle page={t('title')} />
    </>
  )
}

type Place = 'title' | 'top' | 'foot'

/** On low windows, such as at 200 % zoom, the footer doesn't stick, so the actions are above the content. */
function usePlace(): Place {
  const narrow = useMedia('(max-width: 1023px)')
  const low = useMedia('(max-height: 499px)')
  const phone = useMedia('(max-width: 639px)')
  if (!narrow || (low && !phone)) return 'title'
  return low ? 'top' : 'foot'
}

interface FiguresProps {
  data: ReturnType<typeof useOverview>['data']
  show: Card
  onShow: (card: Card) => void
}

/** The figure cards and the charts of the selected one, in one box. */
function Figures({ data, show, onShow }: FiguresProps) {
  const t = useTranslations('dashboard')
  return (
    <section aria-label={t('figures')} className="mx-4 my-4 overflow-hidden rounded-lg border border-line sm:mx-6">
      {!data && (
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
      )}
      {data && !data.any ? <EmptyCards /> : <CardRow data={data} chosen={show} onChoose={onShow} />}
      <Suspense fallback={<PanelsWaiting />}>
        {data && !data.any ? (
          <DashboardFirstSteps />
        ) : data?.now.received === 0 ? (
          <EmptyWindow window={data.window} today={data.today} />
        ) : (
          <Panels data={data} card={show} />
        )}
      </Suspense>
    </section>
  )
}

function Failed({ error, show, onRetry }: { error: Error | null; show: Card; onRetry: () => void }) {
  const t = useTranslations('dashboard')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 sm:px-6">
      <ErrorPanel error={error} say={(reason) => t('failed', { reason })} onRetry={onRetry} />
      <div className="overflow-hidden rounded-lg border border-line">
        <CardRow data={undefined} failed chosen={show} onChoose={onRetry} />
      </div>
    </div>
  )
}
