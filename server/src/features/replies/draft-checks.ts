import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { presentReply } from './present-reply.ts'

/** The error for a request that names an older version, with the current one. */
export async function staleDraft(tx: Tx, ctx: Ctx, commentId: string): Promise<AppError> {
  const comment = await presentReply(tx, ctx, commentId)
  return new AppError('STALE_DRAFT', { details: { comment, version: comment.version, text: comment.updatedContent } })
}

export function requireFits(ctx: Ctx, platform: string, text: string): void {
  const limit = ctx.platforms.find(platform)?.replyLimit
  if (limit === undefined || text.length <= limit) return
  throw new AppError('BAD_REQUEST', {
    message: `The reply is longer than the platform’s limit of ${limit} characters.`,
    errors: [{ path: 'text', message: `Use ${limit} characters or fewer` }],
  })
}
