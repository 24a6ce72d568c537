import { defaultParseSearch, defaultStringifySearch, useNavigate } from '@tanstack/react-router'
import { responsesSearch, type ResponsesSearch } from './responses-search.ts'

/** The list's URL in the format of saved views, and navigation to a saved one. */
export function useViewQuery(search: ResponsesSearch) {
  const navigate = useNavigate()
  const { highlight: _, comment: __, import: ___, days: ____, bulk: _____, ...kept } = search
  return {
    query: queryOf(kept),
    open: (query: string) =>
      void navigate({ to: '/responses', search: responsesSearch(defaultParseSearch(`?${query}`)) }),
  }
}

/** Normalized, so that the same filters match in any order. */
function queryOf(search: ResponsesSearch): string {
  const sorted = Object.fromEntries(Object.entries(search).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return defaultStringifySearch(sorted).replace(/^\?/, '')
}
