import type { Comment } from '@bizamply/contract/comments'
import { AppError } from '../../errors.ts'
import { emit } from '../../db/events.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { PlatformError } from '../../platforms/platform.ts'
import { changeStatus, recordActivity } from '../comments/index.ts'
import { presentReply } from './present-reply.ts'
import { deliveryOf } from './comment-deliveries.ts'
import { changePublishedReply, type PublishedReply } from './change-published-reply.ts'

/**
 * Withdraws our reply from the platform without a refund; sending it again charges again. The comment becomes a draft,
 * unless the reply also went out by WhatsApp, which can't be recalled.
 */
export function withdrawSent(ctx: Ctx, input: { commentId: string }): Promise<Comment> {
  return changePublishedReply(ctx, input.commentId, {
    check: async (_, { platform }) => {
      if (platform.withdrawReply) return
      const message = `${platform.name} doesn’t let us withdraw replies. Remove it there.`
      throw new AppError('CHANNEL_UNAVAILABLE', { message })
    },
    request: ({ platform, reply }, access) =>
      platform.withdrawReply?.(access, reply).catch(ignoreNotFound) ?? Promise.resolve(),
    write: async (tx, published) => {
      await write(tx, ctx, published)
      return presentReply(tx, ctx, input.commentId)
    },
  })
}

/** Already removed, as intended. */
function ignoreNotFound(error: unknown): void {
  if (!(error instanceof PlatformError) || error.problem !== 'not-found') throw error
}

async function write(tx: Tx, ctx: Ctx, { comment, deliveryId }: PublishedReply): Promise<void> {
  await prepared(
    tx,
    'sent.withdrawn',
    `update app.deliveries set state = 'withdrawn', withdrawn_at = $3 where company_id = $1 and id = $2`,
    [ctx.companyId, deliveryId, ctx.now()],
  )
  const { replyText: text, replyVersion: version, replyComposer, replySpans: spans } = comment
  if (deliveryOf(comment, 'whatsapp')?.state !== 'posted') {
    const reply = { text: text ?? '', version: version ?? 1, composer: replyComposer ?? 'person', spans }
    await changeStatus(tx, ctx, comment, { status: 'draft', respondedAt: null, reply })
  }
  const where = { ...ctx, brandId: comment.brandId }
  await recordActivity(tx, where, [{ commentId: comment.id, kind: 'reply-withdrawn', details: { version } }])
  await emit(tx, where, 'reply', [comment.id])
}
