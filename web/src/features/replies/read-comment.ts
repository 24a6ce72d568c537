import type { Comment } from '@bizamply/contract/comments'
import { api } from '../../lib/call.ts'

/** The comment as it is now, or null: what was done stays done when looking at it fails. */
export const readComment = async (commentId: string): Promise<Comment | null> =>
  api.comments.get({ commentId }).then(
    ({ data }) => data,
    () => null,
  )
