import type { CompanyModelState } from '@bizamply/contract/company-model'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/call.ts'
import { PAGE_SIZE, queryOf, type CustomerFilters } from './customer-filters.ts'
import type { HistoryFilter } from './transactions/filter.ts'

const customersKey = ['customers'] as const
const POLL_MS = 60_000

/** The requested page; the previous one stays until it has loaded. */
export const useCustomers = (input: CustomerFilters) =>
  useQuery({
    queryKey: [...customersKey, 'list', input],
    queryFn: async ({ signal }) => (await api.customers.list(queryOf(input), { signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
  })

export const useCustomer = (id: string) =>
  useQuery({
    queryKey: [...customersKey, 'one', id],
    queryFn: async ({ signal }) => (await api.customers.get({ id }, { signal })).data,
    // Administrators act on these details, so they’re refetched whenever a dialog opens.
    staleTime: 0,
  })

/** One page, with totals of all entries under the filter; the previous page stays until it has loaded. */
export const useHistory = (id: string, filter: HistoryFilter, page: number) =>
  useQuery({
    queryKey: [...customersKey, 'transactions', id, filter, page],
    queryFn: async ({ signal }) => {
      const input = { id, ...filter, page: `${page}`, limit: `${PAGE_SIZE}` }
      return (await api.customers.transactions(input, { signal })).data
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useCustomerConnections = (id: string) =>
  useQuery({
    queryKey: [...customersKey, 'connections', id],
    queryFn: async ({ signal }) => (await api.customers.connections({ id }, { signal })).data,
    staleTime: 0,
  })

export const useCustomerFeatures = (id: string) =>
  useQuery({
    queryKey: [...customersKey, 'features', id],
    queryFn: async ({ signal }) => (await api.customers.features({ id }, { signal })).data,
    staleTime: 0,
  })

const modelKey = (id: string) => [...customersKey, 'model', id] as const

export const useCustomerModel = (id: string) =>
  useQuery({
    queryKey: modelKey(id),
    queryFn: async ({ signal }) => (await api.customers.model({ id }, { signal })).data,
    staleTime: 0,
  })

export function useKeepCustomerModel(id: string): (state: CompanyModelState) => void {
  const cache = useQueryClient()
  return (state) => void cache.setQueryData(modelKey(id), state)
}

/** Credits of a new sign-up; undefined while loading. */
export const useFreeCredits = (): number | undefined =>
  useQuery({
    queryKey: ['credits', 'settings'],
    queryFn: async ({ signal }) => (await api.credits.settings(undefined, { signal })).data,
  }).data?.freeCredits

export function useRefreshCustomers(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: customersKey })
}
