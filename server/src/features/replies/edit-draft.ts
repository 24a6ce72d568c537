import type { Comment } from '@bizamply/contract/comments'
import { emit } from '../../db/events.ts'
import type { Ctx } from '../../context.ts'
import { pipeline } from '../../db/pipeline.ts'
import { changeStatus } from '../comments/index.ts'
import { lockForReply } from './comment-deliveries.ts'
import { requireFits, staleDraft } from './draft-checks.ts'
import { editedSpans } from './edited-spans.ts'
import { presentReply } from './present-reply.ts'
import { returnedSpans } from './returned-spans.ts'
import { requireWritable } from './reply-guards.ts'
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
    requireWritable(comment, input.version)
    requireFits(ctx, comment.platform, input.text)
    if ((comment.status === 'draft' ? comment.replyVersion : 0) !== input.version)
      throw await staleDraft(tx, ctx, comment.id)
    if (comment.replyText !== input.text) {
      // A reopened comment has no draft, but the number of the reply it had stays taken.
      const version = (comment.replyVersion ?? 0) + 1
      const [returned, composer] = await pipeline([
        returnedSpans(tx, ctx, comment, input.text),
        composerOfText(tx, ctx, comment.id, input.text),
      ])
      const spans = await editedSpans(tx, ctx, comment, { text: input.text, returned })
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
    return presentReply(tx, ctx, comment.id)
  })
}
