import type { Comparison } from '@bizamply/contract/ranges'
import type { Topic } from '@bizamply/contract/topics-and-risks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'

export interface AnalyticsInput {
  from: string | undefined
  to: string | undefined
  compare: Comparison
}

export const analyticsKey = ['analytics'] as const

/** The data of the first view. It’s always stale, so every visit refetches it. */
export function useAnalytics(input: AnalyticsInput) {
  const { brand, key } = useKey('overview', input)
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.analytics.overview(given(input), { signal })).data,
    placeholderData: (before, query) => (query?.queryKey[2] === brand.BrandId ? keepPreviousData(before) : undefined),
    staleTime: 0,
  })
}

/** The same data for one product. */
export function useProductAnalytics(input: AnalyticsInput, product: string | undefined) {
  return useQuery({
    queryKey: [...useKey('of-product', input).key, product],
    queryFn: async ({ signal }) => (await api.analytics.overview({ ...given(input), ...of(product) }, { signal })).data,
    enabled: product !== undefined,
  })
}

/** How often each customer wrote. Waits until the main figures have loaded. */
export function useCustomers({ from, to }: Pick<AnalyticsInput, 'from' | 'to'>, figuresStand: boolean) {
  const { brand, key } = useKey('customers', { from, to })
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.analytics.customers(days({ from, to }), { signal })).data,
    placeholderData: (before, query) => (query?.queryKey[2] === brand.BrandId ? keepPreviousData(before) : undefined),
    enabled: figuresStand,
    staleTime: 0,
  })
}

/** All topics of a window, for all products or one. */
export function useTopics(input: AnalyticsInput, product: string | undefined) {
  return useQuery({
    queryKey: [...useKey('topics', input).key, product],
    queryFn: async ({ signal }) => (await api.analytics.topics({ ...given(input), ...of(product) }, { signal })).data,
  })
}

/** One topic over time, with its quotes. */
export function useTopic(input: AnalyticsInput, topic: Topic, product: string | undefined) {
  return useQuery({
    queryKey: [...useKey('topic', input).key, topic, product],
    queryFn: async ({ signal }) =>
      (await api.analytics.topic({ ...given(input), ...of(product), topic }, { signal })).data,
  })
}

/** Query key prefix shared by all calls of the screen: the brand and the window. */
function useKey(call: string, input: Partial<AnalyticsInput>) {
  const { brand, changes } = useBrand()
  return { brand, key: [...analyticsKey, call, brand.BrandId, changes, input.from, input.to, input.compare] as const }
}

const given = ({ compare, ...rest }: AnalyticsInput) => ({ ...days(rest), compare })
const days = ({ from, to }: Pick<AnalyticsInput, 'from' | 'to'>) => ({
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
})
const of = (product: string | undefined) => (product ? { product } : {})
