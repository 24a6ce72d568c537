import type { PersonOrder } from '@bizamply/contract/people'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useEvents } from '../../lib/events.ts'

export const peopleKey = ['people'] as const
const PAGE = '50'
/** The sweep that assigns new comments to people runs every 5 seconds. */
const ASSIGNED_MS = 6000

export interface PeopleFilters {
  search?: string | undefined
  repeated?: 'yes' | undefined
  sort?: PersonOrder | undefined
}

/** Customers of the brand, page by page. */
export function usePeople(filters: PeopleFilters) {
  const { brand, changes } = useBrand()
  useRenewal()
  return useInfiniteQuery({
    queryKey: [...peopleKey, 'list', brand.BrandId, changes, filters],
    queryFn: ({ pageParam, signal }) =>
      api.people.list(
        { ...filters, limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) } as Parameters<
          typeof api.people.list
        >[0],
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
    placeholderData: (before, query) => (query?.queryKey[2] === brand.BrandId ? before : undefined),
  })
}

export type PeopleQuery = ReturnType<typeof usePeople>

/** A customer with their whole history. */
export function usePerson(personId: string) {
  const { brand, changes } = useBrand()
  useRenewal()
  return useQuery({
    queryKey: [...peopleKey, 'one', brand.BrandId, changes, personId],
    queryFn: async ({ signal }) => (await api.people.get({ personId }, { signal })).data,
    retry: (times, error) => times < 1 && CallError.from(error).status !== 404 && CallError.from(error).status !== 400,
  })
}

function useRenewal(): void {
  const cache = useQueryClient()
  const { brand } = useBrand()
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEvents(({ type, brandId }) => {
    if (brandId !== undefined && brandId !== brand.BrandId) return
    if ((type !== 'comment' && type !== 'reply') || timer.current) return
    timer.current = window.setTimeout(() => {
      timer.current = 0
      void cache.invalidateQueries({ queryKey: peopleKey })
    }, ASSIGNED_MS)
  })
}
