import type { InfiniteData } from '@tanstack/react-query'
import type { api } from '../../../lib/call.ts'

export const pagesKey = ['comments', 'pages'] as const
/** Invalidating this updates the visible list without reading all its pages again. */
export const headKey = ['comments', 'head'] as const

export type Page = Awaited<ReturnType<typeof api.comments.list>>
export type Pages = InfiniteData<Page, string>
