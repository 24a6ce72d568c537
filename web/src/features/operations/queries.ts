import type { JobState, MailList, ModelDays, QueueName } from '@bizamply/contract/operations-choices'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/call.ts'
import type { OperationsSearch } from './operations-search.ts'

const operationsKey = ['operations'] as const
const PAGE = '50'

const polled = {
  placeholderData: keepPreviousData,
  refetchInterval: 60_000,
  refetchOnWindowFocus: 'always',
  staleTime: 0,
} as const

const paged = {
  ...polled,
  initialPageParam: '',
  getNextPageParam: ({ pagination }: { pagination: { nextCursor: string | null } }) =>
    pagination.nextCursor ?? undefined,
} as const

const from = (cursor: string) => ({ limit: PAGE, ...(cursor ? { cursor } : {}) })

export const useHealth = () =>
  useQuery({
    ...polled,
    queryKey: [...operationsKey, 'health'],
    queryFn: async ({ signal }) => (await api.operations.health({}, { signal })).data,
  })

export const useQueues = () =>
  useQuery({
    ...polled,
    queryKey: [...operationsKey, 'queues'],
    queryFn: async ({ signal }) => (await api.operations.queues({}, { signal })).data,
  })

export const useJobs = (queue: QueueName, state: JobState) =>
  useInfiniteQuery({
    ...paged,
    queryKey: [...operationsKey, 'jobs', queue, state],
    // Otherwise, rows of another queue would appear under this queue's name.
    placeholderData: undefined,
    queryFn: ({ pageParam, signal }) => api.operations.jobs({ queue, state, ...from(pageParam) }, { signal }),
  })

export const useWebhooks = () =>
  useQuery({
    ...polled,
    queryKey: [...operationsKey, 'webhooks'],
    queryFn: async ({ signal }) => (await api.operations.webhooks({}, { signal })).data,
  })

export const useTroubles = ({ platform, trouble }: OperationsSearch) =>
  useInfiniteQuery({
    ...paged,
    queryKey: [...operationsKey, 'connections', platform, trouble],
    queryFn: ({ pageParam, signal }) =>
      api.operations.connections(
        { ...(platform ? { platform } : {}), ...(trouble ? { state: trouble } : {}), ...from(pageParam) },
        { signal },
      ),
  })

export const useMails = (list: MailList) =>
  useInfiniteQuery({
    ...paged,
    queryKey: [...operationsKey, 'mails', list],
    queryFn: ({ pageParam, signal }) => api.operations.mails({ list, ...from(pageParam) }, { signal }),
  })

export const useModelUse = (days: ModelDays) =>
  useQuery({
    ...polled,
    queryKey: [...operationsKey, 'model', days],
    queryFn: async ({ signal }) => (await api.operations.model({ days }, { signal })).data,
  })

/** Runs only on request, because it calls every service. */
export const useSetupCheck = () =>
  useQuery({
    queryKey: [...operationsKey, 'setup'],
    queryFn: async ({ signal }) => (await api.operations.setup({}, { signal })).data,
    enabled: false,
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
  })

export const useRouteTimes = () =>
  useQuery({
    ...polled,
    queryKey: [...operationsKey, 'routes'],
    queryFn: async ({ signal }) => (await api.operations.routes({}, { signal })).data,
  })

export function useRefreshOperations(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: operationsKey })
}
