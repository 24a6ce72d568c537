import type { Comment } from '@bizamply/contract/comments'
import { createContext } from 'react'
import type { CommentActions } from './use-comment-actions.ts'

export interface RowMenuComment {
  comment: Comment
  commentActions: CommentActions
  /** Single-key shortcuts are on, so the menu shows them. */
  singleKeys: boolean
}

/** The popup's comment, passed by context because the lazy popup takes no props. */
export const RowMenuContext = createContext<RowMenuComment | null>(null)
