import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useBrand } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { inputOf, type AuditFilters } from './audit-filters.ts'

const PAGE = '50'
const NEWEST = '3'

/** Entries that match the filters, newest first. */
export function useAuditLog(filters: AuditFilters) {
  const { brand } = useBrand()
  const input = inputOf(filters)
  return useInfiniteQuery({
    queryKey: ['audit', 'list', brand.BrandId, input],
    queryFn: ({ pageParam, signal }) =>
      api.audit.list({ ...input, limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** The newest changes to the team. Events about the team invalidate them. */
export function useNewestChanges() {
  const { brand } = useBrand()
  return useQuery({
    queryKey: ['audit', 'newest', brand.BrandId],
    queryFn: ({ signal }) => api.audit.list({ area: 'team', limit: NEWEST }, { signal }),
    staleTime: 0,
  })
}
