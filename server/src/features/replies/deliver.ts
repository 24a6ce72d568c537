import { AppError } from '../../errors.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import { PlatformError, type ReplyOutcome } from '../../platforms/platform.ts'
import { findAccess, freshAccess, markReduced, markSignedOut, type OpenAccess } from '../connections/index.ts'
import { endDelivery } from './end-delivery.ts'
import { lookForReply } from './look-for-reply.ts'
import type { Sent } from './send-reply.ts'

const TRIES_WHEN_SLOWED = 4
const LONGEST_WAIT_MS = 10_000

interface Leaving {
  id: string
  comment_id: string
  brand_id: string
  external_id: string
  post_external_id: string | null
  platform: string
  text: string
}

/**
 * Sends a booked delivery that this process holds. It is written as `sending` between the request's headers and its
 * body, so a crash before leaves it queued (nothing was posted), and a crash after leaves it unknown.
 */
export async function deliver(ctx: Ctx, deliveryId: string): Promise<Sent> {
  const { leaving, access } = await load(ctx, deliveryId)
  const outcome = access.open
    ? await post(ctx, leaving, access.open)
    : ({ kind: 'refused', problem: 'revoked', reason: access.reason, retryAfterMs: null } as const)
  const isOver = outcome.kind === 'refused' && (outcome.problem === 'revoked' || outcome.problem === 'expired')
  if (isOver && access.open) {
    await markSignedOut(ctx, access.open.connectionId, outcome.reason)
  }
  // Shopify's reviews may be another app's to answer; the shop's other rights are whole.
  if (outcome.kind === 'refused' && outcome.problem === 'reduced' && access.open && leaving.platform !== 'shopify') {
    await markReduced(ctx, access.open.connectionId, outcome.reason)
  }
  return endDelivery(ctx, deliveryId, outcome)
}

async function load(
  ctx: Ctx,
  deliveryId: string,
): Promise<{ leaving: Leaving; access: { open: OpenAccess | null; reason: string } }> {
  return ctx.tx(async (tx) => {
    const [leaving] = await prepared<Leaving>(
      tx,
      'deliveries.load',
      `select d.id, d.comment_id, d.brand_id, d.text, c.external_id, c.post_external_id, c.platform from app.deliveries d
       join app.comments c on c.company_id = $1 and c.id = d.comment_id
       where d.company_id = $1 and d.id = $2 and d.state = 'queued' and d.worker = $3`,
      [ctx.companyId, deliveryId, ctx.db.worker],
    )
    if (!leaving) throw new AppError('IN_PROGRESS', { message: 'This reply is being sent.' })
    try {
      return {
        leaving,
        access: {
          open: await findAccess(tx, ctx, { brandId: leaving.brand_id, platform: leaving.platform }),
          reason: '',
        },
      }
    } catch (error) {
      if (error instanceof AppError) return { leaving, access: { open: null, reason: error.message } }
      throw error
    }
  })
}

async function post(ctx: Ctx, leaving: Leaving, access: OpenAccess): Promise<ReplyOutcome> {
  const platform = ctx.platforms.find(leaving.platform)
  if (!platform) throw new Error(`no platform ${leaving.platform}`)
  const reply = {
    externalId: leaving.external_id,
    postExternalId: leaving.post_external_id,
    text: leaving.text,
    notifyAuthor: access.notifyAuthor,
  }
  const fresh = await renewed(ctx, access, null)
  if (fresh instanceof PlatformError) return refusedBy(fresh)
  for (let attempt = 1, now = fresh; ; attempt++) {
    const outcome = await platform.reply(now, reply, () => begun(ctx, leaving.id))
    if (outcome.kind === 'refused' && outcome.problem === 'expired' && attempt === 1) {
      const next = await renewed(ctx, access, now.version)
      if (next instanceof PlatformError) return refusedBy(next)
      now = next
      await backToQueued(ctx, leaving.id)
      continue
    }
    if (outcome.kind === 'unknown') {
      return (
        (await lookForReply(ctx, { platform: leaving.platform, connectionId: access.connectionId }, reply)) ?? outcome
      )
    }
    const slowed = outcome.kind === 'refused' && outcome.problem === 'rate-limited'
    if (!slowed || attempt >= TRIES_WHEN_SLOWED) return outcome
    await backToQueued(ctx, leaving.id)
    await new Promise((resume) => setTimeout(resume, Math.min(outcome.retryAfterMs ?? 1000 * attempt, LONGEST_WAIT_MS)))
  }
}

const renewed = (ctx: Ctx, { connectionId }: OpenAccess, unless: number | null) =>
  freshAccess(ctx, connectionId, unless).catch((error: unknown) => {
    if (error instanceof PlatformError) return error
    throw error
  })

const refusedBy = ({ problem, message, retryAfterMs }: PlatformError): ReplyOutcome => ({
  kind: 'refused',
  problem,
  reason: message,
  retryAfterMs,
})

async function begun(ctx: Ctx, deliveryId: string): Promise<void> {
  const rows = await ctx.tx((tx) =>
    prepared(
      tx,
      'deliveries.begun',
      `update app.deliveries set state = 'sending', begun_at = $3, attempts = attempts + 1
       where company_id = $1 and id = $2 and state = 'queued' and worker = $4 returning id`,
      [ctx.companyId, deliveryId, ctx.now(), ctx.db.worker],
    ),
  )
  if (rows.length !== 1) throw new AppError('IN_PROGRESS', { message: 'Another process sends this reply.' })
}

// A refusal because of speed is an answer: nothing was posted, so the next try starts from the queue again.
async function backToQueued(ctx: Ctx, deliveryId: string): Promise<void> {
  await ctx.tx((tx) =>
    prepared(
      tx,
      'deliveries.requeue',
      `update app.deliveries set state = 'queued' where company_id = $1 and id = $2 and state = 'sending' and worker = $3`,
      [ctx.companyId, deliveryId, ctx.db.worker],
    ),
  )
}
