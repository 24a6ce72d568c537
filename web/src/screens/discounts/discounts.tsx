import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useConnections } from '../../features/connections/queries.ts'
import {
  isFiltered,
  sorted,
  underFilters,
  type DiscountFilters,
} from '../../features/discounts/manager/discount-filters.ts'
import { List } from '../../features/discounts/manager/list.tsx'
import { Failed, NoShop, Nothing, Waiting } from '../../features/discounts/manager/states.tsx'
import { DiscountStatBar } from '../../features/discounts/manager/discount-stat-bar.tsx'
import { Table } from '../../features/discounts/manager/table.tsx'
import { Toolbar } from '../../features/discounts/manager/toolbar.tsx'
import { useDiscountActions } from '../../features/discounts/manager/use-discount-actions.ts'
import { useWatchedDiscounts, type DiscountsData } from '../../features/discounts/queries.ts'
import { useMay } from '../../lib/brand-context.tsx'
import { CallError } from '../../lib/call-error.ts'
import { useMedia } from '../../lib/media.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { toast } from '../../ui/toast.ts'
import { DiscountsDialogs } from './discounts-dialogs.tsx'
import { DiscountsHeader } from './discounts-header.tsx'
import { ShopProblem } from './discounts-problem.tsx'
import type { DiscountsSearch } from './discounts-search.ts'

const route = getRouteApi('/guarded/loyalty-manager')

/** The shop's discount codes, what customers saved with them, and how replies used them. */
export function DiscountsScreen() {
  const t = useTranslations('discountManager')
  const { edit, order, down = false, ...filters } = route.useSearch()
  const navigate = route.useNavigate()
  const narrow = useMedia('(max-width: 767px)')
  const mayWrite = useMay()('discounts.manage')
  const connections = useConnections().data?.connections
  const list = useWatchedDiscounts()
  const actions = useDiscountActions()
  const { data } = list
  // A disconnected shop still belongs to the brand: its last data stays on screen.
  const hasShop = connections?.shopify.data.length !== 0
  const isPending = list.isPending || (data !== undefined && data.problem !== null && !connections)
  const go = (more: DiscountsSearch, replace = true) =>
    void navigate({ search: (before) => ({ ...before, ...more }), replace, resetScroll: false })
  const close = () => void navigate({ search: ({ edit: _, ...before }) => before, replace: true, resetScroll: false })
  const clear = () => void navigate({ search: {}, replace: true, resetScroll: false })
  const editing = edit && mayWrite ? data?.data.find((one) => one.id === edit && one.editable) : undefined
  useGone(edit !== undefined && edit !== 'new' && data?.data.some((one) => one.id === edit) === false, close)
  const create = () => go({ edit: 'new' }, false)
  const found = data && underFilters(data.data, filters)
  const rows = found ? sorted(found.rows, order, down) : []
  const isEmpty = data?.data.length === 0
  const neverRead = isEmpty && data.syncedAt === null && data.problem !== null
  const rowProps = { rows, actions, mayWrite }
  return (
    <>
      <PageTitle page={t('title')} />
      <DiscountsHeader list={list} mayWrite={mayWrite} hasShop={hasShop} onCreate={create} />
      {!hasShop && <NoShop />}
      {hasShop && isPending && list.isPending && !list.isError && (
        <>
          <DiscountStatBar figures={undefined} ordersProblem={null} />
          <Toolbar filters={filters} counts={undefined} all={undefined} onChange={go} />
          <Waiting narrow={narrow} />
        </>
      )}
      {hasShop && list.isError && !data && <FailedCall list={list} />}
      {hasShop && data && neverRead && !isPending && (
        <Failed error={data.problem ?? ''} onRetry={() => void list.refetch()} />
      )}
      {hasShop && data && !neverRead && (
        <>
          <DiscountStatBar figures={data.figures} ordersProblem={data.ordersProblem} />
          <ShopProblem data={data} />
          <Toolbar filters={filters} counts={found?.counts} all={found?.all} onChange={go} />
          {rows.length === 0 ? (
            <Nothing
              filtered={!isEmpty && isFiltered(filters)}
              onClear={clear}
              onCreate={mayWrite ? create : undefined}
            />
          ) : narrow ? (
            <List {...rowProps} />
          ) : (
            <Table
              {...rowProps}
              sort={order}
              down={down}
              onSort={(by, turned) => void navigate({ search: sortedSearch(filters, by, turned), replace: true })}
            />
          )}
        </>
      )}
      <DiscountsDialogs
        creating={edit === 'new' && mayWrite && hasShop}
        editing={editing}
        currency={data ? currencyOf(data) : null}
        actions={actions}
        onClose={close}
      />
    </>
  )
}

/** Shop figures, as far as its codes and orders are known. */
const currencyOf = ({ data, figures }: DiscountsData): string | null =>
  data.find(({ currency }) => currency !== null)?.currency ?? figures.savings?.[0]?.currency ?? null

const sortedSearch = (filters: DiscountFilters, order: DiscountsSearch['order'], down: boolean) => ({
  ...filters,
  ...(order ? { order } : {}),
  ...(order && down ? { down: true as const } : {}),
})

/** The discount in the URL that doesn't exist, or was deleted while it was open. */
function useGone(isGone: boolean, close: () => void): void {
  const t = useTranslations('discountManager')
  const report = useEffectEvent(() => {
    toast.info(t('gone'))
    close()
  })
  useEffect(() => {
    if (isGone) report()
  }, [isGone])
}

function FailedCall({ list }: { list: ReturnType<typeof useWatchedDiscounts> }) {
  return <Failed error={CallError.from(list.error)} onRetry={() => void list.refetch()} />
}
