import { getRouteApi } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import {
  operationsTabs,
  type OperationsSearch,
  type OperationsTab,
  type TabProps,
} from '../../features/operations/operations-search.ts'
import { ConnectionsTab } from '../../features/operations/connections-tab.tsx'
import { HealthStatBar } from '../../features/operations/health-stat-bar.tsx'
import { JobsTab } from '../../features/operations/jobs-tab.tsx'
import { MailTab } from '../../features/operations/mail-tab.tsx'
import { ModelTab } from '../../features/operations/model-tab.tsx'
import { useHealth, useRefreshOperations } from '../../features/operations/queries.ts'
import { RoutesTab } from '../../features/operations/routes-tab.tsx'
import { SetupTab } from '../../features/operations/setup-tab.tsx'
import { WebhooksTab } from '../../features/operations/webhooks-tab.tsx'
import { CallError } from '../../lib/call-error.ts'
import { useShownAt } from '../../lib/brand-clock.ts'
import { Badge } from '../../ui/badge.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TabLink, TabLinks } from '../../ui/tabs.tsx'
import { AccessDenied } from '../access-denied.tsx'

const route = getRouteApi('/guarded/admin')

/** Operations of the product, for administrators. */
export function OperationsScreen() {
  const t = useTranslations('operations')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const health = useHealth()
  const { data, error } = health
  if (error && CallError.from(error).code === 'FORBIDDEN') return <AccessDenied />
  const tab = search.tab ?? 'jobs'
  return (
    <>
      <Header health={health} />
      {error && !data ? (
        <div className="px-4 sm:px-6">
          <ErrorPanel
            error={error}
            say={(reason) => t('failedIn.health', { reason })}
            onRetry={() => void health.refetch()}
          />
        </div>
      ) : (
        <HealthStatBar health={data} />
      )}
      <div className="pt-5 pb-5">
        <TabLinks label={t('tabs')}>
          {operationsTabs.map((one) => (
            <TabLink
              key={one}
              to="/admin"
              search={one === 'jobs' ? {} : { tab: one }}
              active={tab === one}
              replace
              resetScroll={false}
            >
              {t(`tab.${one}`)}
            </TabLink>
          ))}
        </TabLinks>
      </div>
      <div className="pb-16">
        <Tab
          tab={tab}
          search={search}
          onAsk={(search: OperationsSearch) => void navigate({ search, replace: true, resetScroll: false })}
        />
      </div>
    </>
  )
}

function Tab({ tab, ...props }: TabProps & { tab: OperationsTab }) {
  switch (tab) {
    case 'jobs':
      return <JobsTab {...props} />
    case 'webhooks':
      return <WebhooksTab />
    case 'connections':
      return <ConnectionsTab {...props} />
    case 'mail':
      return <MailTab {...props} />
    case 'model':
      return <ModelTab {...props} />
    case 'routes':
      return <RoutesTab />
    case 'setup':
      return <SetupTab />
  }
}

function Header({ health: { isError, isFetching, data, dataUpdatedAt } }: { health: ReturnType<typeof useHealth> }) {
  const t = useTranslations('operations')
  const shownAt = useShownAt()
  const refresh = useRefreshOperations()
  return (
    <header className="flex flex-wrap items-center gap-2 px-4 pt-5 pb-4 sm:px-6">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <h1 className="text-xl font-semibold">{t('title')}</h1>
        <Badge>{t('admin')}</Badge>
        {isError && data && (
          <p role="status" className="text-xs text-pending-ink tabular-nums">
            {t('stale', { time: shownAt(dataUpdatedAt) })}
          </p>
        )}
      </div>
      <IconButton
        label={t('refresh')}
        aria-busy={isFetching || undefined}
        icon={<RefreshCw size={16} className={isFetching ? 'animate-spin motion-reduce:animate-none' : ''} />}
        onClick={refresh}
      />
    </header>
  )
}
