import type { Comment } from '@bizamply/contract/comments'
import { AppError } from '../../errors.ts'
import { emit } from '../../db/events.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { countedAs, moveInRollups } from '../rollups/index.ts'
import { recordActivity, type LockedComment } from '../comments/index.ts'
import { presentReply } from './present-reply.ts'
import { lockForReply } from './comment-deliveries.ts'

/** Reopens a comment that was answered elsewhere and keeps that reply as a version. */
export async function reopenComment(ctx: Ctx, input: { commentId: string }): Promise<Comment> {
  return ctx.tx(async (tx) => {
    const comment = await lockForReply(tx, ctx, input.commentId)
    if (comment.status !== 'sent' || comment.replyComposer !== 'elsewhere') {
      throw new AppError('CONFLICT', { message: 'You can only reopen reviews that you replied to outside Bizamply.' })
    }
    await keepTheirs(tx, ctx, comment)
    await prepared(
      tx,
      'replies.reopen',
      `update app.comments set status = 'pending', responded_at = null, reply_text = null, reply_composer = null,
         reply_spans = '[]', answered_elsewhere = false, updated_at = $3, search_text = split_part(search_text, E'\\x01', 1)
       where company_id = $1 and id = $2`,
      [ctx.companyId, comment.id, ctx.now()],
    )
    const now = countedAs(comment)
    const came = [{ ...now, status: 'pending' as const, responseSeconds: null }]
    await moveInRollups(tx, ctx.companyId, { came, went: [now] })
    const where = { ...ctx, brandId: comment.brandId }
    await recordActivity(tx, where, [{ commentId: comment.id, kind: 'reopened', details: { from: 'elsewhere' } }])
    await emit(tx, where, 'comment', [comment.id])
    return presentReply(tx, ctx, comment.id)
  })
}

// Its number stays taken, so the next version is one higher.
async function keepTheirs(tx: Tx, ctx: Ctx, comment: LockedComment): Promise<void> {
  await prepared(
    tx,
    'replies.keep-theirs',
    `insert into app.reply_versions (company_id, comment_id, version, text, composer, how, created_at)
     values ($1, $2, $3, $4, 'elsewhere', 'elsewhere', $5) on conflict do nothing`,
    [ctx.companyId, comment.id, comment.replyVersion ?? 1, comment.replyText, comment.respondedAt ?? ctx.now()],
  )
}
