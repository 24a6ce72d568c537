import type { Comment } from '@bizamply/contract/comments'
import { api } from '../../lib/call.ts'

/** The current comment, or null: a failed read doesn't mean that the action failed. */
export const readComment = async (commentId: string): Promise<Comment | null> =>
  api.comments.get({ commentId }).then(
    ({ data }) => data,
    () => null,
  )
