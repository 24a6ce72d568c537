import type { CommentStatus } from '@bizamply/contract/comments'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Choice, Filters } from '../../features/comments/filtering/filters.ts'
import { useBrand } from '../../lib/brand-context.tsx'
import type { ResponsesSearch } from './responses-search.ts'

const route = getRouteApi('/guarded/responses')

/** The list in the URL, and navigation to another one. */
export function useFilters() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { highlight, comment, days, rating, status, bulk, results, ...rest } = search
  const filters: Filters = {
    ...rest,
    status: status ?? 'pending',
    platform: rest.platform,
    search: rest.search,
    import: rest.import,
    rating: rating === undefined ? undefined : String(rating),
  }
  const go = (next: Partial<ResponsesSearch>, replace = true): void =>
    void navigate({ search: (old) => withoutEmpty({ ...old, ...next }), replace })
  useOnBrandSwitch(() => go(ofOneBrand))
  return {
    filters,
    highlight,
    opened: comment,
    bulk,
    results,
    days: days ?? (30 as const),
    go,
    change: (next: Partial<Choice>) => go(asSearch(next)),
    /** As a click on the tab: nothing is open in it. */
    toTab: (next: CommentStatus) => {
      if (next !== (search.status ?? 'pending')) go({ ...atNothing, ...tabOf(next) } as Partial<ResponsesSearch>, false)
    },
    /** Opens a review, or closes the open one. A review that is closed isn't the one to open any longer. */
    toReview: (id: string | undefined, status?: CommentStatus | null, replace = comment !== undefined) =>
      go(
        { ...(id ? { comment: id } : atNothing), ...(status ? tabOf(status) : {}) } as Partial<ResponsesSearch>,
        replace,
      ),
  }
}

const tabOf = (status: CommentStatus) => ({ status: status === 'pending' ? undefined : status })

const atNothing = { highlight: undefined, comment: undefined }

/** What another brand doesn't have: the open review, and filters by things of one brand. */
const ofOneBrand = {
  ...atNothing,
  bulk: undefined,
  results: undefined,
  import: undefined,
  project: undefined,
  product: undefined,
  tag: undefined,
  assignee: undefined,
} as Partial<ResponsesSearch>

function useOnBrandSwitch(action: () => void): void {
  const { BrandId: brandId } = useBrand().brand
  const before = useRef(brandId)
  const act = useEffectEvent(action)
  useEffect(() => {
    if (before.current === brandId) return
    before.current = brandId
    act()
  }, [brandId])
}

/** A filter as stored in the URL: defaults are left out. */
export function asSearch(choice: Partial<Choice>): Partial<ResponsesSearch> {
  const { rating, triageState, sort } = choice
  return {
    ...choice,
    ...(rating && /^\d$/.test(rating) ? { rating: Number(rating) } : {}),
    ...(triageState === 'open' ? { triageState: undefined } : {}),
    ...(sort === 'newest' ? { sort: undefined } : {}),
  } as Partial<ResponsesSearch>
}

function withoutEmpty<T extends object>(search: T): T {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as T
}
