import type { Transaction, TransactionTotals } from '@bizamply/contract/credits'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useBrand } from '../../../lib/brand-context.tsx'
import { api } from '../../../lib/call.ts'
import { useEvents, useLiveState } from '../../../lib/events.ts'
import { inputOf, PAGE_SIZE, type TransactionFilters } from './transaction-filters.ts'

const POLL_MS = 30_000
const GATHER_MS = 1000
const transactionsKey = ['transactions'] as const

/** One page of the company’s entries and holds, with their totals and the balance. */
export function useTransactions(filters: TransactionFilters, page: number, today: string) {
  const { brand, changes } = useBrand()
  const live = useLiveState()
  const input = inputOf(filters, today)
  const sums = useKnownSums([...transactionsKey, 'sums', brand.BrandId, changes, input])
  useFreshTransactions()
  return useQuery({
    queryKey: [...transactionsKey, 'list', brand.BrandId, changes, input, page],
    queryFn: async ({ signal }) => {
      const known = page === 1 ? null : sums.get()
      const request = {
        ...input,
        page: `${page}`,
        limit: `${PAGE_SIZE}`,
        ...(known ? { totals: 'false' as const } : {}),
      }
      const { data } = await api.credits.transactions(request, { signal })
      if (data.totals) sums.keep(data.totals)
      return { ...data, totals: data.totals ?? known }
    },
    placeholderData: (before, query) => (query?.queryKey[2] === brand.BrandId ? keepPreviousData(before) : undefined),
    // Always stale, so that reopening the screen shows new charges.
    staleTime: 0,
    refetchInterval: live === 'live' ? false : POLL_MS,
  })
}

export type TransactionsData = NonNullable<ReturnType<typeof useTransactions>['data']>

/** Totals cost more than a page, so they’re requested once per filter, then again after a charge or 30 seconds. */
function useKnownSums(key: readonly unknown[]) {
  const cache = useQueryClient()
  return {
    get: (): TransactionTotals | null => {
      const state = cache.getQueryState<TransactionTotals>(key)
      const isFresh = state && !state.isInvalidated && Date.now() - state.dataUpdatedAt < POLL_MS
      return isFresh ? (state.data ?? null) : null
    },
    keep: (totals: TransactionTotals) => void cache.setQueryData(key, totals),
  }
}

/**
 * The entry whose ID is in the URL: from the list if it’s there, otherwise fetched, since a filter or page may hide it.
 */
export function useOneTransaction(id: string | undefined, listed: readonly Transaction[] | undefined) {
  const { brand } = useBrand()
  // A hold is found by its own ID until it’s settled, then by the `holdId` of the resulting entry.
  const known = listed?.find((entry) => entry._id === id) ?? listed?.find(({ metadata }) => metadata['holdId'] === id)
  const input = useQuery({
    queryKey: [...transactionsKey, 'one', brand.BrandId, id],
    queryFn: async ({ signal }) => (await api.credits.transaction({ transactionId: id ?? '' }, { signal })).data,
    enabled: id !== undefined && listed !== undefined && !known,
    retry: false,
  })
  if (id === undefined) return { entry: undefined, error: null }
  return { entry: known ?? input.data, error: known ? null : input.error }
}

/** Refetches the page and its totals. */
export function useRefreshTransactions(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: transactionsKey })
}

/** Batches stream events, so that bulk jobs don’t cause a refetch for every reply. */
function useFreshTransactions(): void {
  const refresh = useRefreshTransactions()
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEvents(({ type }) => {
    if (type !== 'credits' || timer.current) return
    timer.current = window.setTimeout(() => {
      timer.current = 0
      refresh()
    }, GATHER_MS)
  })
}
