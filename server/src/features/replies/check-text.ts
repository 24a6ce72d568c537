import { checkReply, type Composition } from '@bizamply/composer'
import { commitments } from '@bizamply/contract/commitments'
import type { Ctx } from '../../context.ts'
import { getComment } from '../comments/index.ts'
import { composeRequestOf } from './compose-request-of.ts'
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
  const request = composeRequestOf(ctx, { ...comment, authorName: comment.author_name }, context, commentId)
  const spans = checkReply(request, text)
  return ctx.tx((tx) => withoutOwnCodes(tx, ctx, { commentId, text, spans }, 'person'))
}

/** Whether a draft of this version, written by a person, commits the brand to something that no fact supports. */
export async function hasOwnCommitments(
  ctx: Ctx,
  { commentId, version }: { commentId: string; version: number | null },
): Promise<boolean> {
  const { reply_text: text, ...draft } = await ctx.tx((tx) => getComment(tx, ctx, commentId))
  if (draft.reply_composer !== 'person' || draft.reply_version !== version || text === null) return false
  return (await checkText(ctx, { commentId, text })).some(({ kind }) => commitments.has(kind))
}
