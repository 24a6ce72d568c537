import { customerStatuses, type CustomerSort } from '@bizamply/contract/customer-choices'
import { getRouteApi } from '@tanstack/react-router'
import { Search, Users } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { CustomerFilters } from '../../features/customers/customer-filters.ts'
import { CustomerList } from '../../features/customers/customer-list.tsx'
import {
  CustomerTable,
  CustomerTableWaiting,
  type CustomerTableProps,
} from '../../features/customers/customer-table.tsx'
import { Pages } from '../../features/customers/pages.tsx'
import { useCustomers } from '../../features/customers/queries.ts'
import { TotalsStatBar } from '../../features/customers/totals-stat-bar.tsx'
import { useActions } from '../../features/customers/use-actions.ts'
import { CallError } from '../../lib/call-error.ts'
import { useMedia } from '../../lib/media.ts'
import { toPageTop } from '../../lib/page-top.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccessDenied } from '../access-denied.tsx'
import { CustomersHeader } from './customers-header.tsx'

const Dialogs = lazyPart(() => import('./customers-dialogs.tsx').then((it) => ({ default: it.CustomersDialogs })))

const route = getRouteApi('/guarded/customers')

/** All companies that use the product, for administrators. */
export function CustomersScreen() {
  const t = useTranslations('customers')
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const narrow = useMedia('(max-width: 1199px)')
  const list = useCustomers(filters)
  const actions = useActions()
  const { data, error } = list
  const go = (search: CustomerFilters) => void navigate({ search, replace: true, resetScroll: false })
  const { page: _, ...withoutPage } = filters
  const change = (some: Partial<Record<keyof CustomerFilters, string | undefined>>) =>
    go(withoutEmpty({ ...withoutPage, ...some }))
  const turn = (page: number) => {
    toPageTop()
    go({ ...withoutPage, ...(page > 1 ? { page } : {}) })
  }
  const sort = (sortBy: CustomerSort) => {
    const isSame = (filters.sortBy ?? 'createdAt') === sortBy
    change({ sortBy, sortOrder: isSame && filters.sortOrder !== 'asc' ? 'asc' : undefined })
  }
  const lastPage = data && !list.isPlaceholderData ? Math.max(1, data.pagination.totalPages) : undefined
  const toLastPage = useEffectEvent((last: number) => go({ ...withoutPage, ...(last > 1 ? { page: last } : {}) }))
  useEffect(() => {
    if (lastPage !== undefined && (filters.page ?? 1) > lastPage) toLastPage(lastPage)
  }, [filters.page, lastPage])
  if (error && CallError.from(error).code === 'FORBIDDEN') return <AccessDenied />
  const isFiltered = Boolean(filters.search ?? filters.status)
  const rows = { customers: data?.customers ?? [], onAction: actions.ask }
  return (
    <>
      <CustomersHeader filters={filters} list={list} />
      {(data || list.isPending) && <TotalsStatBar totals={data?.totals} />}
      <div className="flex flex-wrap items-center gap-2 px-4 py-4 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)] sm:px-6">
        <SearchField
          value={filters.search ?? ''}
          label={t('search')}
          short={t('searchShort')}
          clear={t('clearSearch')}
          onChange={(search) => change({ search })}
        />
        <div
          role="group"
          aria-label={t('statusFilter')}
          className="-mr-6 scroll-fade-x flex min-w-0 gap-1 pr-6 max-sm:-mr-4"
        >
          {(['all', ...customerStatuses] as const).map((one) => (
            <Chip
              key={one}
              pressed={(filters.status ?? 'all') === one}
              onClick={() => change({ status: one === 'all' ? undefined : one })}
            >
              {t(`filter.${one}`)}
              {data && <span className="tabular-nums">{data.totals[one]}</span>}
            </Chip>
          ))}
        </div>
      </div>
      {list.isPending && <Waiting narrow={narrow} filters={filters} onSort={sort} />}
      {error && !data && (
        <div className="px-4 sm:px-6">
          <ErrorPanel error={error} say={(reason) => t('listFailed', { reason })} onRetry={() => void list.refetch()} />
        </div>
      )}
      {data && rows.customers.length === 0 && data.pagination.totalCount === 0 && (
        <EmptyState
          icon={isFiltered ? <Search size={20} /> : <Users size={20} />}
          title={t(isFiltered ? 'nothingMatches' : 'nothing')}
          text={t(isFiltered ? 'nothingMatchesText' : 'nothingText')}
          action={isFiltered ? <Button onClick={() => go({})}>{t('clear')}</Button> : undefined}
        />
      )}
      {data && rows.customers.length > 0 && (
        <div className="border-t border-line">
          {narrow ? <CustomerList {...rows} /> : <CustomerTable {...rows} filters={filters} onSort={sort} />}
          <Pages
            current={data.pagination.currentPage}
            total={data.pagination.totalPages}
            count={data.pagination.totalCount}
            onPage={turn}
          />
        </div>
      )}
      <Suspense>{actions.requested && <Dialogs actions={actions} requested={actions.requested} />}</Suspense>
    </>
  )
}

const withoutEmpty = (filters: Partial<Record<keyof CustomerFilters, unknown>>): CustomerFilters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''))

function Waiting({ narrow, ...head }: Pick<CustomerTableProps, 'filters' | 'onSort'> & { narrow: boolean }) {
  const t = useTranslations('customers')
  return (
    <div className="border-t border-line">
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      {narrow ? <RowsWaiting /> : <CustomerTableWaiting {...head} />}
    </div>
  )
}

const RowsWaiting = () =>
  [52, 38, 60, 46, 34, 50].map((width) => (
    <div key={width} className="grid gap-2 border-b border-line py-3 pr-4 pl-4 sm:pl-6">
      <div className="flex items-center gap-3">
        <Skeleton className="size-8 shrink-0 rounded-full" />
        <div className="grid flex-1 gap-2.5">
          <Skeleton className="h-3.5" style={{ width: `${width}%` }} />
          <Skeleton className="h-3 w-2/5" />
        </div>
      </div>
      <div className="flex h-9 items-center gap-6 pl-11">
        <Skeleton className="h-6 w-20 shrink-0" />
        <Skeleton className="h-6 flex-1" />
      </div>
    </div>
  ))
