import { createContext } from 'react'
import type { CommentOrder } from '@bizamply/contract/comment-filter'
import type { Choice } from './filters.ts'

export interface SortProps {
  filters: { sort?: CommentOrder | undefined }
  onChange: (change: Partial<Choice>) => void
}

/** Passes the sort order to the lazy-loaded popup, which can’t receive it as a prop. */
export const SortContext = createContext<SortProps | null>(null)
