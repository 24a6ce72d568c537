import { addDays } from '@bizamply/contract/ranges'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { useSettled } from '../../lib/settled.ts'

export interface ProductChoice {
  id: string
  name: string
}

const PAUSE_MS = 200
const LISTED = '20'
/** Names of chosen products are looked for among so many with the most reviews. */
const PAGE = '100'
const MOST_PAGES = 5

/** Products with reviews of the last year, a moment after typing stopped. */
export function useProductChoices(typed: string, timezone: string) {
  const { brand } = useBrand()
  const search = useSettled(typed.trim(), PAUSE_MS)
  return useQuery({
    queryKey: ['report-products', brand.BrandId, search],
    queryFn: async ({ signal }): Promise<ProductChoice[]> => {
      const asked = { ...lastYear(timezone), limit: LISTED, ...(search ? { search } : {}) }
      return (await api.analytics.products(asked, { signal })).data.map(({ id, name }) => ({ id, name }))
    },
    placeholderData: keepPreviousData,
  })
}

/** Names of the products that a saved report is about. */
export function useProductNames(ids: readonly string[], timezone: string) {
  const { brand } = useBrand()
  return useQuery({
    queryKey: ['report-product-names', brand.BrandId, ids],
    queryFn: ({ signal }) => readNames(ids, timezone, signal),
    enabled: ids.length > 0,
  })
}

async function readNames(ids: readonly string[], timezone: string, signal: AbortSignal): Promise<ProductChoice[]> {
  const found: ProductChoice[] = []
  let cursor: string | null = null
  for (let pages = 0; pages < MOST_PAGES && found.length < ids.length; pages++) {
    const asked = { ...lastYear(timezone), limit: PAGE, ...(cursor === null ? {} : { cursor }) }
    const answer: Awaited<ReturnType<typeof api.analytics.products>> = await api.analytics.products(asked, { signal })
    found.push(...answer.data.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name })))
    cursor = answer.pagination.nextCursor
    if (cursor === null) break
  }
  return found
}

function lastYear(timezone: string): { from: string; to: string } {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date())
  return { from: addDays(today, -364), to: today }
}
