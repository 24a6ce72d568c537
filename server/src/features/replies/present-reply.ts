import type { Comment } from '@bizamply/contract/comments'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { getComment, presentComment } from '../comments/index.ts'

/** The comment as a verb returns it after a change. */
export async function presentReply(tx: Tx, ctx: Ctx, commentId: string): Promise<Comment> {
  const row = await getComment(tx, ctx, commentId)
  return presentComment(row, { publicId: ctx.publicId, picture: ctx.rewrite })
}
