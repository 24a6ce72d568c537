import { implement } from '@orpc/server'
import { contract } from '@bizamply/contract'
import { getComment, listComments, presentComment } from '../features/comments/index.ts'
import type { CallContext } from '../http/call-context.ts'
import { member, ok } from './member.ts'

const os = implement(contract).$context<CallContext>()

/** Parameters of the list and of a single comment. */
export function commentCalls() {
  return {
    list: os.comments.list.handler(async ({ context, input }) => {
      const ctx = member(context)
      const { rows, nextCursor, counts } = await listComments(ctx, input)
      return {
        success: true as const,
        data: rows.map((row) => presentComment(row, { publicId: ctx.publicId, picture: ctx.rewrite })),
        pagination: { nextCursor, limit: input.limit },
        counts,
      }
    }),
    get: os.comments.get.handler(async ({ context, input }) => {
      const ctx = member(context)
      const row = await ctx.tx((tx) => getComment(tx, ctx, input.commentId))
      return ok(presentComment(row, { publicId: ctx.publicId, picture: ctx.rewrite }))
    }),
  }
}
