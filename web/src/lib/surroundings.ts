import type { Surroundings } from '@bizamply/contract/brands'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'

const surroundingsKey = ['surroundings'] as const

/** What the first answer of a visit said of things that have calls of their own. */
export function keepSurroundings(cache: QueryClient, surroundings: Surroundings): void {
  cache.setQueryData(surroundingsKey, surroundings)
}

/** Spread into a query, has it begin with its part of the first answer, as old as that is; then it goes its own way. */
export function useFirstAnswer<Part>(pick: (surroundings: Surroundings) => Part | undefined) {
  const cache = useQueryClient()
  return {
    initialData: () => {
      const said = cache.getQueryData<Surroundings>(surroundingsKey)
      return said && pick(said)
    },
    initialDataUpdatedAt: () => cache.getQueryState(surroundingsKey)?.dataUpdatedAt,
  }
}
