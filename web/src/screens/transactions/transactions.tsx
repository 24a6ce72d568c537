import { getRouteApi } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import {
  isFiltered,
  noFilters,
  rangeOfFilters,
  type TransactionFilters,
} from '../../features/credits/transactions/transaction-filters.ts'
import { DaysFilter } from '../../features/credits/transactions/days-filter.tsx'
import { DaysZone, ZoneNote } from '../../features/credits/transactions/days-zone.tsx'
import { ExportButton } from '../../features/credits/transactions/export-button.tsx'
import { List } from '../../features/credits/transactions/list.tsx'
import { Pages } from '../../features/credits/transactions/pages.tsx'
import { useRefreshTransactions, useTransactions } from '../../features/credits/transactions/queries.ts'
import { Failed, Nothing, Waiting } from '../../features/credits/transactions/states.tsx'
import { TransactionStatBar } from '../../features/credits/transactions/transaction-stat-bar.tsx'
import { Table } from '../../features/credits/transactions/table.tsx'
import { Toolbar } from '../../features/credits/transactions/toolbar.tsx'
import { useBrand, useBrands } from '../../lib/brand-context.tsx'
import { useShownAt } from '../../lib/brand-clock.ts'
import { useTicking } from '../../lib/format.ts'
import { useMedia } from '../../lib/media.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TransactionsDetails } from './transactions-details.tsx'

const route = getRouteApi('/guarded/transactions')

/** Credit transactions, entry by entry. */
export function TransactionsScreen() {
  const t = useTranslations('transactions')
  const { page = 1, transaction, ...filters } = route.useSearch()
  const navigate = route.useNavigate()
  const narrow = useMedia('(max-width: 767px)')
  const { brand } = useBrand()
  const { brands } = useBrands()
  const today = useTicking().toLocaleDateString('en-CA', { timeZone: brand.timezone })
  const zone = rangeOfFilters(filters, today) ? brand.timezone : undefined
  const list = useTransactions(filters, page, today)
  const { data } = list
  const rows = data?.transactions ?? []
  const hasBrands = brands.length > 1 || rows.some(({ BrandId }) => BrandId && BrandId !== brand.BrandId)
  const change = (some: TransactionFilters) =>
    void navigate({ search: { ...filters, ...some }, replace: true, resetScroll: false })
  const hasFigures = data !== undefined || list.isPending
  const lastPage = data && !list.isPlaceholderData ? Math.max(1, data.pagination.totalPages) : undefined
  const toLastPage = useEffectEvent((last: number) => {
    void navigate({ search: { ...filters, ...(last > 1 ? { page: last } : {}) }, replace: true })
  })
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) toLastPage(lastPage)
  }, [page, lastPage])
  return (
    <>
      <header className={`flex flex-wrap items-center gap-2 px-4 pt-5 sm:px-6 ${hasFigures ? 'pb-4' : 'pb-1'}`}>
        <div className="flex flex-1 flex-wrap items-baseline gap-x-3">
          <h1 className="text-xl font-semibold">{t('title')}</h1>
          <Stale list={list} />
          {!narrow && <ZoneNote zone={zone} />}
        </div>
        <Refresh list={list} />
        <ExportButton filters={filters} today={today} />
        {narrow && <DaysFilter filters={filters} today={today} shape="plain" onChange={change} />}
        {narrow && <ZoneNote zone={zone} />}
      </header>
      {hasFigures && <TransactionStatBar balance={data?.currentBalance} totals={data?.totals} hasBrands={hasBrands} />}
      <Toolbar filters={filters} today={today} count={data?.pagination.totalCount} narrow={narrow} onChange={change} />
      {list.isPending && <Waiting narrow={narrow} hasBrands={hasBrands} />}
      {list.isError && !data && <Failed error={list.error} onRetry={() => void list.refetch()} />}
      {data && rows.length === 0 && data.pagination.totalCount === 0 && (
        <Nothing filtered={isFiltered(filters)} onClear={() => change(noFilters)} />
      )}
      {data && rows.length > 0 && (
        <DaysZone zone={zone}>
          {narrow ? (
            <List rows={rows} count={data.pagination.totalCount} />
          ) : (
            <Table rows={rows} open={transaction} hasBrands={hasBrands} />
          )}
        </DaysZone>
      )}
      {data && rows.length > 0 && (
        <Pages
          current={page}
          shown={data.pagination.currentPage}
          total={data.pagination.totalPages}
          count={data.pagination.totalCount}
        />
      )}
      <DaysZone zone={zone}>
        <TransactionsDetails id={transaction} rows={list.isPending ? undefined : rows} />
      </DaysZone>
    </>
  )
}

type Listed = ReturnType<typeof useTransactions>

function Refresh({ list }: { list: Listed }) {
  const t = useTranslations('transactions')
  const refresh = useRefreshTransactions()
  return (
    <IconButton
      label={t('refresh')}
      aria-busy={list.isFetching || undefined}
      icon={<RefreshCw size={16} className={list.isFetching ? 'animate-spin motion-reduce:animate-none' : ''} />}
      onClick={refresh}
    />
  )
}

function Stale({ list: { isError, data, dataUpdatedAt } }: { list: Listed }) {
  const t = useTranslations('transactions')
  const shownAt = useShownAt()
  if (!isError || !data) return null
  return (
    <p role="status" className="text-xs text-pending-ink tabular-nums">
      {t('stale', { time: shownAt(dataUpdatedAt) })}
    </p>
  )
}
