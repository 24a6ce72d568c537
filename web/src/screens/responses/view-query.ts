import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import { type ResponsesSearch, responsesSearch } from './responses-search.ts'

/** A list’s filters and order in the format of saved views, normalized so that equal ones are equal texts. */
export function viewQuery(search: ResponsesSearch): string {
  const {
    status: _,
    highlight: __,
    comment: ___,
    import: ____,
    days: _____,
    bulk: ______,
    results: _______,
    ...kept
  } = search
  const sorted = Object.fromEntries(Object.entries(kept).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return defaultStringifySearch(sorted).replace(/^\?/, '')
}

/**
 * A saved view’s filters and order. Views from before November 26, 2026 also name a tab, which is no longer part of a
 * view.
 */
export function searchOfView(query: string): ResponsesSearch {
  const { status: _, ...search } = responsesSearch(defaultParseSearch(`?${query}`))
  return search
}

/** The URL of a view inside the chosen tab; a view without an order keeps the chosen one. */
export const inTab = (view: ResponsesSearch, { status, days, sort }: ResponsesSearch): ResponsesSearch => ({
  ...(sort ? { sort } : {}),
  ...view,
  ...(status ? { status } : {}),
  ...(days ? { days } : {}),
})

/** Whether a list shows exactly a view. An import is a list of its own. */
export function isView(view: ResponsesSearch, search: ResponsesSearch): boolean {
  if (search.import) return false
  const { sort: _, ...filters } = search
  return viewQuery(view) === viewQuery(view.sort ? search : filters)
}
