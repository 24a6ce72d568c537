import { createContext } from 'react'
import type { CommentOrder } from '@bizamply/contract/comment-filter'
import type { Choice } from './filters.ts'

export interface SortProps {
  filters: { sort?: CommentOrder | undefined }
  onChange: (change: Partial<Choice>) => void
}

/** The list whose order is chosen; the popup loads by itself and takes no other way. */
export const SortContext = createContext<SortProps | null>(null)
