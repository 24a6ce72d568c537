import { AppError } from '../../errors.ts'
import { prepared } from '../../db/prepared.ts'
import { releaseAfterWork, releaseLock } from '../../db/timed-lock.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import {
  PlatformError,
  UserFacingError,
  type Access,
  type Platform,
  type PublishedReplyRef,
} from '../../platforms/platform.ts'
import { problemWords } from '../../platforms/problem-words.ts'
import { findAccess, markSignedOut, withFreshAccess, type OpenAccess } from '../connections/index.ts'
import { lockPublishedReply } from './lock-published-reply.ts'
import { deliveryOf, lockForReply, type Answerable } from './comment-deliveries.ts'
import { requireNoOpenDelivery } from './reply-guards.ts'
import { requireSendingOn } from './send-reply.ts'

/** A published reply and its connection. */
export interface PublishedReply {
  comment: Answerable
  deliveryId: string
  reply: PublishedReplyRef
  platform: Platform
  access: OpenAccess
}

/**
 * Changes a published reply: checks and claims it, calls the platform outside any transaction, then stores the result.
 * The call is repeatable, so a retry recovers from a crash.
 */
export async function changePublishedReply<T>(
  ctx: Ctx,
  commentId: string,
  steps: {
    /** Throws if the change isn't allowed. */
    check: (tx: Tx, published: PublishedReply) => Promise<void>
    request: (published: PublishedReply, access: Access) => Promise<void>
    write: (tx: Tx, published: PublishedReply) => Promise<T>
  },
): Promise<T> {
  await requireSendingOn(ctx)
  const { published, held } = await ctx.tx(async (tx) => {
    const found = await find(tx, ctx, commentId)
    await steps.check(tx, found)
    return { published: found, held: await lockPublishedReply(tx, ctx, found.deliveryId) }
  })
  try {
    await withFreshAccess(ctx, published.access.connectionId, (access) => steps.request(published, access))
    return await ctx.tx(async (tx) => {
      const comment = await lockForReply(tx, ctx, commentId)
      if (deliveryOf(comment, 'platform')?.state !== 'posted') throw new AppError('CONFLICT')
      const result = await steps.write(tx, { ...published, comment })
      await releaseLock(tx, ctx, held)
      return result
    })
  } catch (error) {
    await releaseAfterWork(ctx, held)
    throw await explain(ctx, published, error)
  }
}

async function find(tx: Tx, ctx: Ctx, commentId: string): Promise<PublishedReply> {
  const comment = await lockForReply(tx, ctx, commentId)
  requireNoOpenDelivery(comment)
  const delivery = deliveryOf(comment, 'platform')
  if (comment.status !== 'sent' || delivery?.state !== 'posted') {
    throw new AppError('CONFLICT', { message: 'This review doesn’t have a published reply.' })
  }
  const platform = ctx.platforms.find(comment.platform)
  if (!platform) throw new Error(`no platform ${comment.platform}`)
  if (delivery.externalId === null && (platform.editReply || platform.withdrawReply)) {
    const message = `We can’t tell which reply on ${platform.name} is yours. Edit or remove it there.`
    throw new AppError('CHANNEL_UNAVAILABLE', { message })
  }
  const access = await findAccess(tx, ctx, { brandId: comment.brandId, platform: comment.platform })
  const [place] = await prepared<{ post: string | null }>(
    tx,
    'replies.place',
    'select post_external_id as post from app.comments where company_id = $1 and id = $2',
    [ctx.companyId, commentId],
  )
  const reply = {
    replyId: delivery.externalId ?? '',
    externalId: comment.externalId,
    postExternalId: place?.post ?? null,
  }
  return { comment, deliveryId: delivery.id, reply, platform, access }
}

async function explain(ctx: Ctx, { platform, access }: PublishedReply, error: unknown): Promise<unknown> {
  if (!(error instanceof PlatformError)) return error
  const refused = { connectionId: access.connectionId, version: error.credentialsVersion }
  if (error.problem === 'revoked') await markSignedOut(ctx, refused, error)
  ctx.log.warn({ platform: platform.key, reason: error.message }, 'could not change a published reply')
  const reason = error instanceof UserFacingError ? error.message : problemWords(error.problem, platform.name)
  const unsure = error.problem === 'unavailable' ? ' Check the platform, or try again. It’s safe to retry.' : ''
  return new AppError('DELIVERY_FAILED', {
    message: `${reason}${unsure}`,
    details: { reason },
    cause: error,
  })
}
