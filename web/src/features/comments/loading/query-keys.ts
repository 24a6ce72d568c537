import type { InfiniteData } from '@tanstack/react-query'
import type { api } from '../../../lib/call.ts'

export const pagesKey = ['comments', 'pages'] as const
/** Invalidating this brings the list on screen up to date without reading all of it again. */
export const headKey = ['comments', 'head'] as const

export type Page = Awaited<ReturnType<typeof api.comments.list>>
export type Pages = InfiniteData<Page, string>
