import type { Comment } from '@bizamply/contract/comments'
import { createContext } from 'react'
import type { CommentActions } from './use-comment-actions.ts'

export interface RowMenuOf {
  comment: Comment
  /** It stands open beside the list. */
  isOpen: boolean
  commentActions: CommentActions
  /** Keys of one letter are on, and worth naming. */
  singleKeys: boolean
}

/** What the popup is about; it loads by itself and takes no other way. */
export const RowMenuContext = createContext<RowMenuOf | null>(null)
