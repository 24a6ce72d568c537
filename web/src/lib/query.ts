import { QueryClient } from '@tanstack/react-query'

/** Spec 1 section 9: 5 minutes fresh, one retry, no refetch on focus. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5 * 60_000, retry: 1, refetchOnWindowFocus: false },
      mutations: { retry: 0 },
    },
  })
