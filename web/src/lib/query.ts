import { QueryClient } from '@tanstack/react-query'

/** Time before a response is stale. */
export const FRESH_MS = 5 * 60_000

export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: 1, refetchOnWindowFocus: false },
      mutations: { retry: 0 },
    },
  })
