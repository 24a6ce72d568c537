import { defaultParseSearch, defaultStringifySearch, useNavigate } from '@tanstack/react-router'
import { responsesSearch, type ResponsesSearch } from './responses-search.ts'

/** A list's address as a saved view keeps it, and the way to one that was saved. */
export function useViewQuery(search: ResponsesSearch) {
  const navigate = useNavigate()
  const { highlight: _, comment: __, import: ___, days: ____, bulk: _____, ...kept } = search
  return {
    query: queryOf(kept),
    open: (query: string) =>
      void navigate({ to: '/responses', search: responsesSearch(defaultParseSearch(`?${query}`)) }),
  }
}

/** The same filters are the same words, in whatever order they were set. */
function queryOf(search: ResponsesSearch): string {
  const sorted = Object.fromEntries(Object.entries(search).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return defaultStringifySearch(sorted).replace(/^\?/, '')
}
