import type { Prices } from '@bizamply/contract/prices'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBrands } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { useEvents, useLiveState } from '../../lib/events.ts'
import { useFirstAnswer } from '../../lib/bootstrap.ts'

const POLL_MS = 30_000

export const creditsKey = ['credits'] as const

const settings = queryOptions({
  queryKey: [...creditsKey, 'settings'],
  queryFn: async ({ signal }) => (await api.credits.settings(undefined, { signal })).data,
})

/** The company’s credits, refetched on stream events, or by polling while the stream is down. */
export function useBalance() {
  const { brand, changes, status } = useBrands()
  const live = useLiveState()
  const first = useFirstAnswer(({ balance }) => (changes === 0 ? balance : undefined))
  return useQuery({
    ...first,
    queryKey: [...creditsKey, 'balance', brand?.BrandId, changes],
    queryFn: async ({ signal }) => (await api.credits.balance(undefined, { signal })).data,
    // The company's credits: if the brands failed to load, their part of the first response is missing.
    enabled: brand !== null || status === 'failed',
    refetchInterval: live === 'live' ? false : POLL_MS,
    refetchOnWindowFocus: 'always',
  })
}

/** Prices of generating and sending. Undefined until loaded, so that no screen shows a wrong price. */
export function usePrices(): Prices | undefined {
  const live = useLiveState()
  const query = useQuery({
    ...settings,
    ...useFirstAnswer(({ prices }) => prices),
    refetchInterval: live === 'live' ? false : POLL_MS,
    refetchOnWindowFocus: 'always',
  })
  return query.data
}

/** Refetches balance and prices after a charge. */
export function useRefreshCredits(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: creditsKey })
}

export function useCreditEvents(): void {
  const refresh = useRefreshCredits()
  useEvents((event) => {
    if (event.type === 'credits') refresh()
  })
}
