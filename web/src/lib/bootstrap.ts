import type { Bootstrap } from '@bizamply/contract/brands'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'

const bootstrapKey = ['bootstrap'] as const

/** What the first answer of a visit said of things that have calls of their own. */
export function keepBootstrap(cache: QueryClient, bootstrap: Bootstrap): void {
  cache.setQueryData(bootstrapKey, bootstrap)
}

/** Spread into a query, has it begin with its part of the first answer, as old as that is; then it goes its own way. */
export function useFirstAnswer<Part>(pick: (bootstrap: Bootstrap) => Part | undefined) {
  const cache = useQueryClient()
  return {
    initialData: () => {
      const said = cache.getQueryData<Bootstrap>(bootstrapKey)
      return said && pick(said)
    },
    initialDataUpdatedAt: () => cache.getQueryState(bootstrapKey)?.dataUpdatedAt,
  }
}
