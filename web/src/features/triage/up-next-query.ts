import { useQuery } from '@tanstack/react-query'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { useNewDay } from '../../lib/use-new-day.ts'
import { upNextKey } from '../../lib/up-next-key.ts'

/** What is waiting for the team, and how its day is going. Read again with the list. */
export function useUpNext() {
  const { brand, changes } = useBrand()
  const query = useQuery({
    queryKey: [...upNextKey, brand.BrandId, changes],
    queryFn: async ({ signal }) => (await api.triage.upNext(undefined, { signal })).data,
    staleTime: 30_000,
  })
  useNewDay(brand.timezone, () => void query.refetch())
  return query
}
