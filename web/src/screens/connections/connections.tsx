import { BookOpen, RefreshCw } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { ActivityList } from '../../features/connections/activity-list.tsx'
import { typedBefore } from '../../features/connections/card-view.ts'
import { ConnectDialog } from '../../features/connections/connect-dialog.tsx'
import { fieldOf } from '../../features/connections/connect-field.ts'
import { ConnectionStats, GridSkeleton } from '../../features/connections/connection-stats.tsx'
import { ConnectionsGrid } from '../../features/connections/connections-grid.tsx'
import { ScreenState } from '../../features/connections/live-state.tsx'
import { RemoveDialog } from '../../features/connections/remove-dialog.tsx'
import type { Summaries } from '../../features/connections/row-view.ts'
import { serviceKeys, type Service } from '../../features/connections/service-list.ts'
import { SupportLink } from '../../features/connections/support-link.tsx'
import { useConnectionsPage, type ConnectionsPage } from '../../features/connections/use-connections-page.ts'
import { useBrand } from '../../lib/brand-context.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

const SetupGuide = lazyPart(() =>
  import('../../features/connections/setup-guide.tsx').then((it) => ({ default: it.SetupGuide })),
)

/** The brand's connections to all eight services, with connect and remove. */
export function ConnectionsScreen() {
  const { brand } = useBrand()
  // Windows and attempts belong to one brand.
  return <Page key={brand.BrandId} />
}

function Page() {
  const page = useConnectionsPage()
  const { list } = page
  return (
    <div className={sheet}>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start">
        <TitleRow page={page} />
        <div className="px-4 sm:px-6">
          <ConnectionStats list={list.data} failed={list.isError} />
        </div>
        <Body page={page} />
      </div>
      <aside className="border-line px-4 pt-5 pb-8 sm:px-6 max-xl:border-t xl:border-l xl:px-5 xl:pt-6">
        <ActivityList activity={page.activity} />
        <Help page={page} />
      </aside>
      <Dialogs page={page} />
    </div>
  )
}

const sheet =
  'grid min-h-full grid-cols-[minmax(0,1fr)] content-start xl:grid-cols-[minmax(0,1fr)_320px] xl:content-stretch'

function TitleRow({ page }: { page: ConnectionsPage }) {
  const t = useTranslations('connectionsPage')
  const { list } = page
  const spins = list.isFetching && !list.isPending
  return (
    <div className="flex flex-wrap items-center gap-x-3 px-4 pt-5 pb-4 sm:px-6">
      <h1 className="text-xl font-semibold">{t('title')}</h1>
      <ScreenState query={list} />
      <span className="ml-auto">
        <IconButton
          label={t('refresh')}
          aria-busy={spins || undefined}
          icon={<RefreshCw size={16} className={spins ? 'animate-spin motion-reduce:animate-none' : ''} />}
          onClick={() => void page.refresh()}
        />
      </span>
      {(list.data || list.isPending) && (
        <p className="min-h-5 min-w-0 basis-full truncate text-sm text-ink-2">
          {list.data && t('account', { email: list.data.userEmail || t('noAccount') })}
        </p>
      )}
    </div>
  )
}

function Body({ page }: { page: ConnectionsPage }) {
  const t = useTranslations('connectionsPage')
  const { data, isPending, error } = page.list
  if (data) return <ConnectionsGrid page={page} />
  if (isPending) {
    return (
      <div className="mt-4">
        <GridSkeleton />
      </div>
    )
  }
  return (
    <ErrorPanel
      className="mx-4 mt-4 mb-6 sm:mx-6"
      error={error}
      title={t('loadFailed')}
      onRetry={() => void page.refresh()}
    />
  )
}

function Help({ page }: { page: ConnectionsPage }) {
  const t = useTranslations('connectionsPage.help')
  const [open, setOpen] = useState(false)
  const summaries = page.list.data?.connections
  const troubled = serviceKeys.find((key) => summaries?.[key].data.some(({ state }) => state !== 'connected'))
  return (
    <section className="mt-5 border-t border-line pt-5">
      <h2 className="text-sm font-semibold">{t('title')}</h2>
      <p className="mt-1.5 text-xs text-pretty text-ink-2">{t('text')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<BookOpen aria-hidden="true" size={14} className="text-ink-3" />}
          onClick={() => setOpen(true)}
        >
          {t('guide')}
        </Button>
        <SupportLink brand={page.brand.BrandName} summaries={summaries} />
      </div>
      <Suspense>
        {open && (
          <SetupGuide
            brandId={page.brand.BrandId}
            summaries={summaries}
            first={troubled ?? 'shopify'}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </section>
  )
}

function Dialogs({ page }: { page: ConnectionsPage }) {
  const { open, removing, connects, brand, list } = page
  return (
    <>
      {open && (
        <ConnectDialog
          key={open}
          service={open}
          brand={brand}
          state={connects.states[open]}
          known={knownOf(open, list.data?.connections)}
          store={list.data?.connections.shopify.data[0]?.account}
          fromConsole={connects.fromConsole}
          onStart={(typed) => connects.start(open, typed)}
          onChoose={(account) => void connects.choose(open, account)}
          onConnected={() => connects.connected(open)}
          onClose={page.closeConnect}
        />
      )}
      {removing && (
        <RemoveDialog
          service={removing}
          onRemoved={() => page.removed(removing)}
          onClose={() => page.setRemoving(null)}
        />
      )}
    </>
  )
}

/**
 * What the user entered when they connected the account, for services that need it again to
 * reconnect.
 */
function knownOf(service: Service, summaries: Summaries | undefined) {
  const entry = summaries?.[service].data[0]
  const typed = entry && typedBefore(service, entry)
  return typed && fieldOf(service)?.problem(typed) === null ? typed : undefined
}
