import { addDays } from '@bizamply/contract/ranges'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { useDebounced } from '../../lib/use-debounced.ts'

export interface ProductChoice {
  id: string
  name: string
}

const PAUSE_MS = 200
const LISTED = '20'

/** Products with reviews of the last year, a moment after typing stopped. */
export function useProductChoices(typed: string, timezone: string) {
  const { brand } = useBrand()
  const search = useDebounced(typed.trim(), PAUSE_MS)
  return useQuery({
    queryKey: ['report-products', brand.BrandId, search],
    queryFn: async ({ signal }): Promise<{ choices: ProductChoice[]; total: number }> => {
      const input = { ...lastYear(timezone), limit: LISTED, ...(search ? { search } : {}) }
      const { data, total } = await api.analytics.products(input, { signal })
      return { choices: data.map(({ id, name }) => ({ id, name })), total }
    },
    placeholderData: keepPreviousData,
  })
}

function lastYear(timezone: string): { from: string; to: string } {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date())
  return { from: addDays(today, -364), to: today }
}
