import { z } from 'zod'
import { commentFilter } from '@bizamply/contract/comment-query'
import type { CommentFilter } from '@bizamply/contract/comment-query'

/** The filter of a saved view; null if its URL is no longer valid. The chosen tab replaces the view's own. */
export function filterOfView(query: string): CommentFilter | null {
  const given = Object.fromEntries([...new URLSearchParams(query)].map(([name, value]) => [name, unquoted(value)]))
  const { import: importId, shelf, triageState = shelf, ...rest } = given
  const parsed = z.object(commentFilter).safeParse({ ...rest, importId, triageState })
  if (!parsed.success) return null
  const { status: _, sort: __, ...filter } = parsed.data
  return filter
}

/** The console's URL quotes text that would read as a number or a constant, such as a search for 2026. */
function unquoted(value: string): string {
  if (!value.startsWith('"')) return value
  try {
    const text: unknown = JSON.parse(value)
    return typeof text === 'string' ? text : value
  } catch {
    return value
  }
}
