import type { RouteReport } from '@bizamply/contract/operations'
import { Route } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useMoment } from './cells.tsx'
import { DataTable, type Column } from './data-table.tsx'
import { useRouteTimes } from './queries.ts'
import { Answered } from './states.tsx'

type Row = RouteReport['routes'][number]

/** Figures of the server process that responded, since it started. */
export function RoutesTab() {
  const t = useTranslations('operations')
  const format = useFormat()
  const moment = useMoment()
  const times = useRouteTimes()
  const inMs = (count: number) => t('milliseconds', { count: Math.round(count) })
  const columns: Column<Row>[] = [
    {
      key: 'route',
      head: t('column.route'),
      wide: true,
      cell: ({ method, route }) => (
        <span className="font-mono text-xs break-all">
          {method} {route}
        </span>
      ),
    },
    { key: 'count', head: t('column.requests'), right: true, cell: ({ count }) => format.number(count) },
    { key: 'mean', head: t('column.mean'), right: true, cell: ({ meanMs }) => inMs(meanMs) },
    {
      key: 'p95',
      head: t('column.p95'),
      right: true,
      cell: ({ p95Ms, isAtLeast }) => (isAtLeast ? t('atLeast', { value: inMs(p95Ms) }) : inMs(p95Ms)),
    },
  ]
  return (
    <Answered query={times} say={(reason) => t('failedIn.routes', { reason })}>
      {({ routes, startedAt }) =>
        routes.length === 0 ? (
          <EmptyState icon={<Route size={20} />} title={t('noRoutes')} />
        ) : (
          <>
            <p className="px-4 pb-3 text-xs text-pretty text-ink-2 sm:px-6">
              {t('routesHint', { at: moment(startedAt) })}
            </p>
            <DataTable
              label={t('tab.routes')}
              columns={columns}
              rows={routes}
              keyOf={({ method, route }) => `${method} ${route}`}
            />
          </>
        )
      }
    </Answered>
  )
}
