import type { ProjectDue, ProjectOrder, ProjectStatus } from '@bizamply/contract/project-rules'
import type { Topic } from '@bizamply/contract/topics-and-risks'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useEvents } from '../../lib/events.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { inFlight } from './in-flight.ts'

export const projectsKey = ['projects'] as const
export const listsKey = [...projectsKey, 'list'] as const
const PAGE = '24'
const BOARD = '100'
const PAUSE_MS = 300
const GATHER_MS = 1000

export interface ProjectFilters {
  search?: string | undefined
  status?: ProjectStatus | undefined
  owner?: string | undefined
  product?: string | undefined
  topic?: Topic | undefined
  due?: ProjectDue | undefined
  archived?: 'yes' | undefined
  sort?: ProjectOrder | undefined
}

/** Projects of the brand, page by page; counts, tiles and the brand's current date come with each page. */
export function useProjects(filters: ProjectFilters, board: boolean) {
  const { brand, changes } = useBrand()
  useRenewal()
  return useInfiniteQuery({
    queryKey: [...listsKey, brand.BrandId, changes, filters, board],
    queryFn: ({ pageParam, signal }) =>
      api.projects.list(
        { ...filters, limit: board ? BOARD : PAGE, ...(pageParam ? { cursor: pageParam } : {}) } as Parameters<
          typeof api.projects.list
        >[0],
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
    placeholderData: (before, query) => (query?.queryKey[2] === brand.BrandId ? before : undefined),
  })
}

export type ProjectsQuery = ReturnType<typeof useProjects>

export function useProjectKey(projectId: string | undefined) {
  const { brand, changes } = useBrand()
  return [...projectsKey, 'one', brand.BrandId, changes, projectId] as const
}

/** A project with everything that its page shows first; `isFresh` loads it again even if that was done just now. */
export function useProject(projectId: string | undefined, { isFresh = false } = {}) {
  const queryKey = useProjectKey(projectId)
  useRenewal()
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.projects.get({ projectId: projectId ?? '' }, { signal })).data,
    enabled: projectId !== undefined,
    ...(isFresh ? { staleTime: 0 } : {}),
    retry: (times, error) => times < 1 && CallError.from(error).status !== 404 && CallError.from(error).status !== 400,
  })
}

/** Events in quick succession cause a single refetch. */
function useRenewal(): void {
  const cache = useQueryClient()
  const { brand } = useBrand()
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEvents(({ type, brandId }) => {
    if (brandId !== undefined && brandId !== brand.BrandId) return
    // The last pending change refetches everything.
    if (inFlight.any()) return
    if (type === 'project' || type === 'alert') void cache.invalidateQueries({ queryKey: projectsKey })
    if ((type !== 'comment' && type !== 'reply') || timer.current) return
    timer.current = window.setTimeout(() => {
      timer.current = 0
      void cache.invalidateQueries({ queryKey: [...projectsKey, 'one'] })
    }, GATHER_MS)
  })
}

/** How many comments a project would link. */
export function usePreview({ topics, products, from }: { topics: string[]; products: string[]; from: string }) {
  const { brand, changes } = useBrand()
  const filters = useDebounced(
    JSON.stringify({ topics: topics.join(','), products: products.join(','), from }),
    PAUSE_MS,
  )
  return useQuery({
    queryKey: [...projectsKey, 'preview', brand.BrandId, changes, filters],
    queryFn: async ({ signal }) => {
      const { from: day, ...rest } = JSON.parse(filters) as { topics: string; products: string; from: string }
      return (await api.projects.preview({ ...rest, ...(day ? { from: day } : {}) }, { signal })).data
    },
    enabled: topics.length + products.length > 0,
    placeholderData: keepPreviousData,
  })
}

/** Older activity than the project's page includes. */
export function useOlderActivity(projectId: string, cursor: string | null) {
  const { brand, changes } = useBrand()
  return useInfiniteQuery({
    queryKey: [...projectsKey, 'activity', brand.BrandId, changes, projectId, cursor],
    queryFn: ({ pageParam, signal }) =>
      api.projects.activity({ projectId, limit: PAGE, cursor: pageParam }, { signal }),
    initialPageParam: cursor ?? '',
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
    enabled: false,
  })
}

/** Products to filter by: those with comments. */
export function useProductNames(enabled: boolean) {
  const { brand, changes } = useBrand()
  return useQuery({
    queryKey: [...projectsKey, 'product-names', brand.BrandId, changes],
    queryFn: async ({ signal }) => (await api.triage.facets({}, { signal })).data.products,
    enabled,
  })
}
