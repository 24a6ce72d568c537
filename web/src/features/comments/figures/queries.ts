import { useQuery } from '@tanstack/react-query'
import { useBrand } from '../../../lib/brand-context.tsx'
import { api } from '../../../lib/call.ts'
import { useNewDay } from '../../../lib/use-new-day.ts'

export type FigureDays = 7 | 30 | 90 | 365

export const figuresKey = ['comments', 'figures'] as const

/** The four figures of a window, and those of the previous window. */
export function useFigures(days: FigureDays) {
  const { brand, changes } = useBrand()
  const query = useQuery({
    queryKey: [...figuresKey, brand.BrandId, changes, days],
    queryFn: async ({ signal }) => (await api.triage.figures({ days: `${days}` }, { signal })).data,
    staleTime: 30_000,
  })
  useNewDay(brand.timezone, () => void query.refetch())
  return query
}

export type FiguresData = NonNullable<ReturnType<typeof useFigures>['data']>
