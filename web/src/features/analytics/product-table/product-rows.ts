import type { Analytics } from '@bizamply/contract/analytics'
import { sizes } from '@bizamply/contract/size-limits'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useBrand } from '../../../lib/brand-context.tsx'
import { api } from '../../../lib/call.ts'
import type { PartProps } from '../analytics-parts.ts'
import { analyticsKey } from '../analytics-queries.ts'
import type { Sorting } from './product-sorting.ts'

export interface ProductRowsInput extends Sorting, Pick<PartProps, 'range' | 'compare'> {
  search: string
  /** Page size. */
  limit: number
  enabled: boolean
}

/** Paginated products of a window. */
export function useProductRows({ enabled, limit, search, ...input }: ProductRowsInput) {
  const { brand, changes } = useBrand()
  const { sort, order, compare } = input
  const { from, to } = input.range
  return useInfiniteQuery({
    queryKey: [...analyticsKey, 'products', brand.BrandId, changes, from, to, compare, sort, order, limit, search],
    queryFn: ({ pageParam, signal }) =>
      api.analytics.products(
        {
          from,
          to,
          compare,
          sort,
          order,
          limit: `${limit}`,
          ...(search ? { search } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
    placeholderData: (before, query) => (query?.queryKey[2] === brand.BrandId ? before : undefined),
    enabled,
  })
}

export type ProductRows = ReturnType<typeof useProductRows>
/** `customers` is null in rows from the overview response, which doesn’t count them. */
export type TableRow = Analytics['products'][number] & { customers: number | null }

export const rowsOf = (rows: ProductRows): TableRow[] => rows.data?.pages.flatMap((page) => page.data) ?? []

/** The row of one product. The table’s call has no ID filter, so it searches by the name from the overview response. */
export function useOneProduct({ data, range, compare }: PartProps, id: string | undefined) {
  const { brand, changes } = useBrand()
  const { from, to } = range
  const known = data?.products.find((row) => row.id === id)
  return useQuery({
    queryKey: [...analyticsKey, 'product', brand.BrandId, changes, from, to, compare, id, known?.name],
    queryFn: async ({ signal }): Promise<TableRow | null> => {
      const window = { from, to, compare }
      const alone = async () =>
        (await api.analytics.overview({ ...window, ...(id ? { product: id } : {}) }, { signal })).data
      const row = known ?? (await alone()).products.find((one) => one.id === id)
      if (!row) return null
      const search = row.name.slice(0, sizes.search)
      const found = await api.analytics.products({ ...window, search, limit: '100' }, { signal })
      return found.data.find((one) => one.id === id) ?? { ...row, customers: null }
    },
    enabled: id !== undefined && data !== undefined,
    ...(known ? { placeholderData: { ...known, customers: null } } : {}),
  })
}
