import type { Bootstrap } from '@bizamply/contract/brands'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'

const bootstrapKey = ['bootstrap'] as const

/** Bootstrap data of the first response, for queries that also have their own calls. */
export function keepBootstrap(cache: QueryClient, bootstrap: Bootstrap): void {
  cache.setQueryData(bootstrapKey, bootstrap)
}

/** What writes the company's replies, or undefined if it isn't known. */
export const useComposerKind = (): Bootstrap['composer'] | undefined =>
  useQueryClient().getQueryData<Bootstrap>(bootstrapKey)?.composer

/**
 * Spread into a query to seed it with its bootstrap data, including the data's age; later fetches
 * are its own.
 */
export function useFirstAnswer<Part>(pick: (bootstrap: Bootstrap) => Part | undefined) {
  const cache = useQueryClient()
  return {
    initialData: () => {
      const cached = cache.getQueryData<Bootstrap>(bootstrapKey)
      return cached && pick(cached)
    },
    initialDataUpdatedAt: () => cache.getQueryState(bootstrapKey)?.dataUpdatedAt,
  }
}
