import type { Comment } from '@bizamply/contract/comments'
import { apiOf } from '../../lib/call.ts'

/** A comment, and the brand that has it. */
export type CommentPlace = Pick<Comment, '_id' | 'brandId'>

/** The current comment, or null: a failed read doesn't mean that the action failed. */
export const readComment = async ({ _id: commentId, brandId }: CommentPlace): Promise<Comment | null> =>
  apiOf(brandId)
    .comments.get({ commentId })
    .then(
      ({ data }) => data,
      () => null,
    )
