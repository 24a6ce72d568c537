import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { StoredSpan } from '../../db/schema/comments.ts'
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

/** About the review and not about words of the reply. */
export const isOfReview = ({ kind }: Pick<StoredSpan, 'kind'>): boolean => kind === 'risk' || kind === 'caution'

/** A mark stays while its text stays, wherever it moves. Text that a person typed isn't marked. */
export function keepSpans(before: string, spans: StoredSpan[], after: string): StoredSpan[] {
  return spans.flatMap((span) => {
    const words = before.slice(span.start, span.end)
    const start = words ? after.indexOf(words) : -1
    return start < 0 ? [] : [{ ...span, start, end: start + words.length }]
  })
}
