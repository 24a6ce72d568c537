import { keepSpans } from '@bizamply/contract/spans'
import type { Comment } from '@bizamply/contract/comments'
import { AppError } from '../../errors.ts'
import { emit } from '../../db/events.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { changeStatus, recordActivity } from '../comments/index.ts'
import { recordHandouts } from '../discounts/index.ts'
import { requireFits, staleDraft } from './draft-checks.ts'
import { presentReply } from './present-reply.ts'
import { changePublishedReply, type PublishedReply } from './change-published-reply.ts'
import { addVersion } from './versions.ts'

/** Edits our published reply and stores it as the next version. Free. */
export function editSent(ctx: Ctx, input: { commentId: string; text: string; version: number }): Promise<Comment> {
  return changePublishedReply(ctx, input.commentId, {
    check: async (tx, { comment, platform }) => {
      if (!platform.editReply) {
        const message = `${platform.name} doesn’t let us change a published reply.`
        throw new AppError('CHANNEL_UNAVAILABLE', { message })
      }
      requireFits(ctx, comment.platform, input.text)
      if (comment.replyVersion !== input.version) throw await staleDraft(tx, ctx, comment.id)
    },
    request: async ({ platform, reply }, access) => platform.editReply?.(access, reply, input.text),
    write: async (tx, published) => {
      await write(tx, ctx, published, input.text)
      return presentReply(tx, ctx, input.commentId)
    },
  })
}

async function write(tx: Tx, ctx: Ctx, { comment, deliveryId }: PublishedReply, text: string): Promise<void> {
  const version = (comment.replyVersion ?? 0) + 1
  const spans = keepSpans(comment.replyText ?? '', comment.replySpans, text)
  const reply = { text, version, composer: 'person', spans }
  await changeStatus(tx, ctx, comment, { status: 'sent', respondedAt: comment.respondedAt, reply })
  await addVersion(tx, ctx, { ...reply, commentId: comment.id, how: 'edited', usage: null })
  await prepared(tx, 'sent.edited', 'update app.deliveries set edited_at = $3 where company_id = $1 and id = $2', [
    ctx.companyId,
    deliveryId,
    ctx.now(),
  ])
  const where = { ...ctx, brandId: comment.brandId }
  await recordHandouts(tx, ctx, { brandId: comment.brandId, commentId: comment.id, text, at: ctx.now() })
  await recordActivity(tx, where, [{ commentId: comment.id, kind: 'reply-edited', details: { version } }])
  await emit(tx, where, 'reply', [comment.id])
}
