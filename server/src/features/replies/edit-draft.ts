import type { Comment } from '@bizamply/contract/comments'
import { AppError } from '../../errors.ts'
import { emit } from '../../db/events.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { pipeline } from '../../db/pipeline.ts'
import type { StoredSpan } from '../../db/schema/comments.ts'
import { changeStatus, getComment, presentComment } from '../comments/index.ts'
import { lockForReply } from './comment-deliveries.ts'
import { returnedSpans } from './returned-spans.ts'
import { mayWrite } from './rules.ts'
import { addVersion, composerOfText, growVersion, type Making, type NewVersion } from './versions.ts'

/**
 * Saves a person's text as the next version. The request names the version that it edits, or 0 for the first of a
 * comment without a draft.
 */
export async function editDraft(
  ctx: Ctx,
  input: { commentId: string; text: string; version: number; how?: Making },
): Promise<Comment> {
  return ctx.tx(async (tx) => {
    const comment = await lockForReply(tx, ctx, input.commentId)
    mayWrite(comment, input.version)
    fits(ctx, comment.platform, input.text)
    if ((comment.status === 'draft' ? comment.replyVersion : 0) !== input.version)
      throw await stale(tx, ctx, comment.id)
    if (comment.replyText !== input.text) {
      // A reopened comment has no draft, but the number of the reply it had stays taken.
      const version = (comment.replyVersion ?? 0) + 1
      const [returned, composer] = await pipeline([
        returnedSpans(tx, ctx, comment, input.text),
        composerOfText(tx, ctx, comment.id, input.text),
      ])
      const spans = [...stillThere(comment.replyText ?? '', comment.replySpans, input.text), ...returned]
      const reply = { text: input.text, version, spans }
      const writer = composer ?? 'person'
      await changeStatus(tx, ctx, comment, {
        status: 'draft',
        respondedAt: null,
        reply: { ...reply, composer: writer },
      })
      const how = input.how ?? 'edited'
      const made: NewVersion = { ...reply, composer: 'person', commentId: comment.id, how, usage: null }
      if (!(await growVersion(tx, ctx, made))) await addVersion(tx, ctx, made)
      await emit(tx, { ...ctx, brandId: comment.brandId }, 'reply', [comment.id])
    }
    return presented(tx, ctx, comment.id)
  })
}

export async function presented(tx: Tx, ctx: Ctx, commentId: string): Promise<Comment> {
  const row = await getComment(tx, ctx, commentId)
  return presentComment(row, { publicId: ctx.publicId, picture: ctx.rewrite })
}

export async function stale(tx: Tx, ctx: Ctx, commentId: string): Promise<AppError> {
  const comment = await presented(tx, ctx, commentId)
  return new AppError('STALE_DRAFT', { details: { comment, version: comment.version, text: comment.updatedContent } })
}

export function fits(ctx: Ctx, platform: string, text: string): void {
  const limit = ctx.platforms.find(platform)?.replyLimit
  if (limit === undefined || text.length <= limit) return
  throw new AppError('BAD_REQUEST', {
    message: `The reply is longer than the platform’s limit of ${limit} characters.`,
    errors: [{ path: 'text', message: `Use ${limit} characters or fewer` }],
  })
}

/** A mark stays while its text stays, wherever it moves. Text that a person typed isn't marked. */
export function stillThere(before: string, spans: StoredSpan[], after: string): StoredSpan[] {
  return spans.flatMap((span) => {
    const words = before.slice(span.start, span.end)
    const start = words ? after.indexOf(words) : -1
    return start < 0 ? [] : [{ ...span, start, end: start + words.length }]
  })
}
