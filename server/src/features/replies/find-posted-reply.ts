import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { PlatformError, type ReplyOutcome, type SoughtReply } from '../../platforms/platform.ts'
import { findAccess, withFreshAccess } from '../connections/index.ts'
import { findMessage } from '../messaging/index.ts'

/**
 * Checks the platform for a reply with an unknown outcome. If found, it was posted. If not, it stays unknown because
 * the platform may still be processing it. Never posts again.
 */
export async function findPostedReply(
  ctx: Ctx,
  where: { platform: string; connectionId: string },
  reply: SoughtReply & { begunAt: Date | null },
): Promise<Extract<ReplyOutcome, { kind: 'posted' }> | null> {
  const platform = ctx.platforms.find(where.platform)
  if (!platform?.canReadReplies || !platform.findReply) return null
  try {
    const found = await withFreshAccess(ctx, where.connectionId, async (access) => platform.findReply?.(access, reply))
    if (!found || (await isAnotherOne(ctx, where.platform, reply, found.externalId))) return null
    return { kind: 'posted', externalId: found.externalId }
  } catch (error) {
    // The check failed; a person or a later check decides.
    if (error instanceof PlatformError) return null
    throw error
  }
}

/** The same text may appear twice or remain for a while, so replies that another delivery posted don't count. */
async function isAnotherOne(ctx: Ctx, platform: string, reply: SoughtReply, replyId: string): Promise<boolean> {
  const rows = await ctx.tx((tx) =>
    prepared(
      tx,
      'deliveries.known',
      `select 1 from app.deliveries where company_id = $1 and brand_id = $2 and external_id = $3 and state = 'posted'
       union all
       select 1 from app.comments c join app.deliveries d on d.company_id = $1 and d.comment_id = c.id
       where c.company_id = $1 and c.brand_id = $2 and c.platform = $4 and c.external_id = $5 and $5 <> $3
         and d.external_id = $3 and d.state = 'withdrawn' limit 1`,
      [ctx.companyId, ctx.brandId, replyId, platform, reply.externalId],
    ),
  )
  return rows.length > 0
}

interface Row {
  channel: 'platform' | 'whatsapp'
  contact_id: string | null
  brand_id: string
  platform: string
  external_id: string
  post_external_id: string | null
  text: string
  begun_at: Date | null
}

/** The same for a delivery whose process has died. WhatsApp may have sent a status meanwhile. */
export async function findPostedDelivery(ctx: Ctx, deliveryId: string): Promise<ReplyOutcome | null> {
  const [row] = await ctx.tx((tx) =>
    prepared<Row>(
      tx,
      'deliveries.find-posted',
      `select d.channel, d.contact_id, d.brand_id, c.platform, c.external_id, c.post_external_id, d.text, d.begun_at
       from app.deliveries d join app.comments c on c.company_id = $1 and c.id = d.comment_id
       where d.company_id = $1 and d.id = $2`,
      [ctx.companyId, deliveryId],
    ),
  )
  if (!row) return null
  if (row.channel === 'whatsapp') return row.contact_id ? findMessage(ctx, row.contact_id, deliveryId) : null
  return findOnPlatform(ctx, row)
}

async function findOnPlatform(ctx: Ctx, row: Row): Promise<ReplyOutcome | null> {
  if (!ctx.platforms.find(row.platform)?.canReadReplies) return null
  const access = await ctx.tx((tx) =>
    findAccess(tx, ctx, { brandId: row.brand_id, platform: row.platform }).catch(ignoreClosedConnection),
  )
  if (!access) return null
  const where = { platform: row.platform, connectionId: access.connectionId }
  const reply = {
    externalId: row.external_id,
    postExternalId: row.post_external_id,
    text: row.text,
    notifyAuthor: access.notifyAuthor,
    begunAt: row.begun_at,
  }
  return findPostedReply(ctx, where, reply)
}

/** Without a connection there is nothing to check. */
function ignoreClosedConnection(error: unknown): null {
  if (error instanceof AppError) return null
  throw error
}
