import { checkReply, type Composition } from '@bizamply/composer'
import type { Ctx } from '../../context.ts'
import { getComment } from '../comments/index.ts'
import { withoutOwnCodes } from './own-codes.ts'
import { readBrief } from './read-brief.ts'

/** Runs the guard rails on text that a person is typing. Stores nothing. */
export async function checkText(
  ctx: Ctx,
  { commentId, text }: { commentId: string; text: string },
): Promise<Composition['spans']> {
  if (text.trim() === '') return []
  const { comment, brief } = await ctx.tx(async (tx) => {
    const row = await getComment(tx, ctx, commentId)
    return { comment: row, brief: await readBrief(tx, ctx, commentId) }
  })
  if (!brief) return []
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
      brand: brief.brand,
      product: brief.product,
      instructions: null,
      recentReplies: brief.recentReplies,
      maxLength: platform?.replyLimit ?? 2000,
      seed: commentId,
    },
    text,
  )
  return ctx.tx((tx) => withoutOwnCodes(tx, ctx, { commentId, text, spans }, 'person'))
}
