import { checkReply, type Composition } from '@bizamply/composer'
import type { Ctx } from '../../context.ts'
import { getComment } from '../comments/index.ts'
import { withoutOwnCodes } from './own-codes.ts'
import { readReplyContext } from './read-reply-context.ts'

/** Runs the guard rails on text that a person is typing. Stores nothing. */
export async function checkText(
  ctx: Ctx,
  { commentId, text }: { commentId: string; text: string },
): Promise<Composition['spans']> {
  if (text.trim() === '') return []
  const { comment, context } = await ctx.tx(async (tx) => {
    const row = await getComment(tx, ctx, commentId)
    return { comment: row, context: await readReplyContext(tx, ctx, commentId) }
  })
  if (!context) return []
  const platform = ctx.platforms.find(comment.platform)
  const spans = checkReply(
    {
      comment: {
        text: comment.content,
        title: comment.title,
        rating: comment.rating,
        authorName: comment.author_name,
        platform: platform?.name ?? comment.platform,
      },
      brand: context.brand,
      product: context.product,
      instructions: null,
      recentReplies: context.recentReplies,
      maxLength: platform?.replyLimit ?? 2000,
      seed: commentId,
    },
    text,
  )
  return ctx.tx((tx) => withoutOwnCodes(tx, ctx, { commentId, text, spans }, 'person'))
}
