import type { Comment } from '@bizamply/contract/comments'
import type { ReactNode } from 'react'
import type { Means } from '../rules.ts'
import type { ReplyActions } from '../use-reply-actions.ts'

export interface ReplyAreaProps {
  comment: Comment
  actions: ReplyActions
  means: Means
  /** The platform's name. */
  platform: string
  onEdit: (comment: Comment) => void
  /** Opens the comment with its history; absent when it's already open. */
  onView?: ((comment: Comment) => void) | undefined
  /** A menu with rarely used actions. */
  menu?: ReactNode
}
