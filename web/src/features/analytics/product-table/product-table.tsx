import { analyticsLists } from '@bizamply/contract/analytics-rules'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMedia } from '../../../lib/media.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { Button } from '../../../ui/button.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import type { ProductTableProps } from '../analytics-parts.ts'
import { rowsOf, useOneProduct, useProductRows } from './product-rows.ts'
import { tables, type TableTab } from './product-columns.ts'
import { firstOrder, type Sorting } from './product-sorting.ts'
import { ProductCards, SortSelect } from './product-table-cards.tsx'
import { ProductTableEnd } from './product-table-end.tsx'
import { ProductSearch } from './product-table-search.tsx'
import { NoRows, RowsFailed, RowsWaiting } from './product-table-states.tsx'
import { WideProducts } from './product-table-wide.tsx'

const SETTLE_MS = 300
const PAGE = 50
const id = 'product-details'

/** The end of a tab: the first ten products, all products, or the product selected in a bar chart. */
export function ProductTable(props: ProductTableProps) {
  const t = useTranslations('analyticsProducts')
  const narrow = useMedia('(max-width: 767px)')
  const [all, setAll] = useState(false)
  const [text, setText] = useState('')
  const [sorting, setSorting] = useState<Sorting>(() => firstSorting(props.tab))
  const { data, product, onProduct, range, compare, tab } = props
  const search = useDebounced(all ? text.trim() : '', SETTLE_MS)
  const limit = all ? PAGE : analyticsLists.table
  const enabled = product === undefined && data !== undefined
  const list = useProductRows({ range, compare, ...sorting, search, limit, enabled })
  const one = useOneProduct(props, product)
  const shown = product === undefined ? rowsOf(list) : one.data ? [one.data] : []
  const query = product === undefined ? list : one
  const total = list.data?.pages[0]?.total
  const toggle = () => {
    setAll(!all)
    setText('')
  }
  const table = {
    tab,
    rows: shown,
    range,
    sorting,
    onSort: setSorting,
    sortable: product === undefined,
    labelledBy: id,
  }
  return (
    <section aria-labelledby={id} className="@container min-w-0 border-t border-line xl:pb-6">
      <SectionHead
        id={id}
        title={t('details')}
        meta={product === undefined && <Meta tab={tab} total={total} search={search} />}
      >
        {product === undefined && total !== undefined && (all || total > analyticsLists.table) && (
          <Button variant="ghost" size="sm" className="-mr-2.5" aria-expanded={all} onClick={toggle}>
            {all ? t('viewFirst', { count: analyticsLists.table }) : t('viewAll')}
          </Button>
        )}
        {product !== undefined && (
          <Button
            size="sm"
            variant="ghost"
            className="-mr-2.5"
            icon={<X aria-hidden="true" size={14} />}
            onClick={() => onProduct(undefined)}
          >
            {t('showEvery')}
          </Button>
        )}
      </SectionHead>
      <div className="flex flex-wrap items-center gap-2 px-4 empty:hidden sm:px-6 [&:not(:empty)]:pb-2">
        {all && product === undefined && <ProductSearch text={text} onText={setText} />}
        {narrow && shown.length > 1 && <SortSelect tab={tab} sorting={sorting} onSort={setSorting} />}
      </div>
      {query.isPending && <RowsWaiting />}
      {query.isError && !query.data && <RowsFailed error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && shown.length === 0 && <NoRows search={search} />}
      {shown.length > 0 && (narrow ? <ProductCards {...table} /> : <WideProducts {...table} />)}
      {all && product === undefined && shown.length > 0 && (
        <ProductTableEnd list={list} shown={shown.length} total={total ?? shown.length} />
      )}
    </section>
  )
}

function firstSorting(tab: TableTab): Sorting {
  const { sort } = tables[tab]
  return { sort, order: firstOrder(sort) }
}

function Meta({ tab, total, search }: { tab: TableTab; total: number | undefined; search: string }) {
  const t = useTranslations('analyticsProducts')
  if (total === undefined) return null
  return (
    <>
      <span role="status">{t(search ? 'matching' : 'productCount', { count: total })}</span>, {t(`detailsOf.${tab}`)}
    </>
  )
}
