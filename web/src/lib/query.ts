import { QueryClient } from '@tanstack/react-query'
import { RETRY_DELAY_MS } from './retry-delay.ts'

/** Time before a response is stale. */
export const FRESH_MS = 5 * 60_000

export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // While offline, changes were missed: data is refetched however fresh it is.
      queries: {
        staleTime: FRESH_MS,
        retry: 1,
        retryDelay: RETRY_DELAY_MS,
        refetchOnWindowFocus: false,
        refetchOnReconnect: 'always',
      },
      // Fails immediately while offline, instead of happening by surprise later.
      mutations: { retry: 0, networkMode: 'always' },
    },
  })
