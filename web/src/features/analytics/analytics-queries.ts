import type { Comparison } from '@bizamply/contract/ranges'
import type { Topic } from '@bizamply/contract/reading-names'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'

export interface Asked {
  from: string | undefined
  to: string | undefined
  compare: Comparison
}

export const analyticsKey = ['analytics'] as const

/** Everything that the screen shows first; read anew whenever somebody comes to it. */
export function useAnalytics(asked: Asked) {
  const { brand, key } = useKey('overview', asked)
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.analytics.overview(given(asked), { signal })).data,
    placeholderData: (before, query) => (query?.queryKey[2] === brand.BrandId ? keepPreviousData(before) : undefined),
    staleTime: 0,
  })
}

/** The same of one product. */
export function useProductAnalytics(asked: Asked, product: string | undefined) {
  return useQuery({
    queryKey: [...useKey('of-product', asked).key, product],
    queryFn: async ({ signal }) => (await api.analytics.overview({ ...given(asked), ...of(product) }, { signal })).data,
    enabled: product !== undefined,
  })
}

/** Who wrote how often; not before the figures stand. */
export function useCustomers({ from, to }: Pick<Asked, 'from' | 'to'>, figuresStand: boolean) {
  const { brand, key } = useKey('customers', { from, to })
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.analytics.customers(days({ from, to }), { signal })).data,
    placeholderData: (before, query) => (query?.queryKey[2] === brand.BrandId ? keepPreviousData(before) : undefined),
    enabled: figuresStand,
    staleTime: 0,
  })
}

/** Every topic of a window, of all products or one. */
export function useTopics(asked: Asked, product: string | undefined) {
  return useQuery({
    queryKey: [...useKey('topics', asked).key, product],
    queryFn: async ({ signal }) => (await api.analytics.topics({ ...given(asked), ...of(product) }, { signal })).data,
  })
}

/** One topic over time, with what is said of it. */
export function useTopic(asked: Asked, topic: Topic, product: string | undefined) {
  return useQuery({
    queryKey: [...useKey('topic', asked).key, topic, product],
    queryFn: async ({ signal }) =>
      (await api.analytics.topic({ ...given(asked), ...of(product), topic }, { signal })).data,
  })
}

/** Key parts that all calls of the screen share: all of them are of one brand and one window. */
function useKey(call: string, asked: Partial<Asked>) {
  const { brand, changes } = useBrand()
  return { brand, key: [...analyticsKey, call, brand.BrandId, changes, asked.from, asked.to, asked.compare] as const }
}

const given = ({ compare, ...rest }: Asked) => ({ ...days(rest), compare })
const days = ({ from, to }: Pick<Asked, 'from' | 'to'>) => ({ ...(from ? { from } : {}), ...(to ? { to } : {}) })
const of = (product: string | undefined) => (product ? { product } : {})
