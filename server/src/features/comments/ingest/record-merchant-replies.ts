import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { emitComments } from '../../../db/events.ts'
import { prepared } from '../../../db/prepared.ts'
import type { MerchantReply } from '../../../platforms/platform.ts'
import { changeStatus, lockComment } from '../change-status.ts'
import { sanitizeText } from '../../../db/sanitize-text.ts'

/**
 * Marks pending comments as sent, answered elsewhere, when the merchant replied on the platform. Nothing is charged and
 * drafts stay as versions. A delivery in progress decides for itself.
 */
export async function recordMerchantReplies(
  tx: Tx,
  ctx: Ctx,
  source: { platform: string; quiet?: boolean },
  incoming: MerchantReply[],
): Promise<number> {
  const answers = new Map(incoming.flatMap(({ externalId, answer }) => (answer?.text ? [[externalId, answer]] : [])))
  if (answers.size === 0) return 0
  const waiting = await prepared<{ id: string; external_id: string }>(
    tx,
    'comments.waiting',
    `select id, external_id from app.comments
     where company_id = $1 and brand_id = $2 and platform = $3 and external_id = any($4) and status in ('pending', 'draft')
     order by external_id`,
    [ctx.companyId, ctx.brandId, source.platform, [...answers.keys()]],
  )
  const changed: string[] = []
  for (const { id, external_id: externalId } of waiting) {
    const answer = answers.get(externalId)
    if (answer && (await answerElsewhere(tx, ctx, id, answer))) changed.push(id)
  }
  if (!source.quiet) await emitComments(tx, ctx, changed)
  return changed.length
}

async function answerElsewhere(
  tx: Tx,
  ctx: Ctx,
  commentId: string,
  answer: { text: string; at: Date | null },
): Promise<boolean> {
  const comment = await lockComment(tx, ctx.companyId, commentId)
  if (comment.status === 'sent' || comment.generatingHoldId || (await hasUnsettledDelivery(tx, ctx, commentId)))
    return false
  await changeStatus(tx, ctx, comment, {
    status: 'sent',
    // A reply can't be older than its comment. If it is, its time is unreliable.
    respondedAt: answer.at && answer.at >= comment.occurredAt ? answer.at : null,
    reply: {
      text: sanitizeText(answer.text),
      version: (comment.replyVersion ?? 0) + 1,
      composer: 'elsewhere',
      spans: [],
    },
  })
  await prepared(
    tx,
    'comments.elsewhere',
    'update app.comments set answered_elsewhere = true where company_id = $1 and id = $2',
    [ctx.companyId, commentId],
  )
  return true
}

/** Queuing a delivery locks its comment first, so none can start after this check. */
async function hasUnsettledDelivery(tx: Tx, ctx: Ctx, commentId: string): Promise<boolean> {
  const rows = await prepared(
    tx,
    'comments.unsettled-delivery',
    `select 1 from app.deliveries where company_id = $1 and comment_id = $2
       and state in ('queued', 'sending', 'unknown') limit 1`,
    [ctx.companyId, commentId],
  )
  return rows.length > 0
}
