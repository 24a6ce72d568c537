import type { z } from 'zod'
import type { sendResult } from '@bizamply/contract/replies'
import { sendPrice } from '@bizamply/contract/prices'
import { AppError } from '../../errors.ts'
import { emitAll } from '../../db/events.ts'
import { sendingPause } from '../../db/sending.ts'
import { newId } from '../../db/ids.ts'
import { claimKey, type OnceKey } from '../../db/once.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { lockComment, type LockedComment } from '../comments/index.ts'
import { findAccess } from '../connections/index.ts'
import { holdCredits, readSettings } from '../credits/index.ts'
import { deliver } from './deliver.ts'
import { stale } from './edit-draft.ts'
import { mayEdit } from './rules.ts'

export type Sent = z.infer<typeof sendResult>

export interface SendInput {
  commentId: string
  version: number
  target: string
  delaySeconds: number
  acknowledge: string[]
  key: string
}

/** Holds the price and books one delivery of exactly the named version; then sends it, at once or when it is due. */
export async function sendReply(ctx: Ctx, input: SendInput): Promise<Sent> {
  const once: OnceKey = { call: 'send', key: input.key, request: { ...input, key: undefined } }
  if (await sendingPause(ctx.db)) throw new AppError('NOT_READY', { message: PAUSED })
  const booked = await ctx.tx((tx) => book(tx, ctx, input, once))
  if ('answer' in booked) return booked.answer
  if (input.delaySeconds > 0) return booked.waiting
  return deliver(ctx, booked.deliveryId)
}

const PAUSED = 'Sending is paused by whoever runs Bizamply. The draft is kept; nothing was charged.'

type Booked = { answer: Sent } | { deliveryId: string; waiting: Sent }

async function book(tx: Tx, ctx: Ctx, input: SendInput, once: OnceKey): Promise<Booked> {
  const comment = await lockComment(tx, ctx.companyId, input.commentId)
  const kept = await claimKey(tx, ctx, once)
  if (kept) return { answer: kept.answer as Sent }
  mayEdit(comment)
  if (comment.replyVersion !== input.version) throw await stale(tx, ctx, comment.id)
  refuseClaims(comment, input.acknowledge)
  onlyPlatform(comment, input.target)
  await findAccess(tx, ctx, { brandId: comment.brandId, platform: comment.platform })
  const settings = await readSettings(tx)
  const where = { ...ctx, brandId: comment.brandId }
  const holdId = await holdCredits(tx, where, {
    action: 'send',
    credits: sendPrice(settings, 'platform'),
    priceVersion: settings.version,
    commentId: comment.id,
    platform: comment.platform,
  })
  const delivery = { id: newId(), holdId, dueAt: new Date(ctx.now().getTime() + input.delaySeconds * 1000) }
  await insertDelivery(tx, where, comment, input, delivery)
  if (input.delaySeconds > 0) {
    // The queue lives by the real clock; the product's may have been moved.
    const startAfter = new Date(Date.now() + input.delaySeconds * 1000)
    await ctx.queue.add(tx, 'deliver', { companyId: ctx.companyId, deliveryId: delivery.id }, { startAfter })
  }
  await emitAll(tx, where, { reply: [comment.id], credits: ['balance'] })
  const waiting: Sent = {
    commentId: comment.id,
    status: 'sending',
    channelsUsed: [],
    creditsUsed: 0,
    dueAt: delivery.dueAt.toISOString(),
  }
  return { deliveryId: delivery.id, waiting }
}

function refuseClaims(comment: LockedComment, acknowledged: string[]): void {
  const open = comment.replySpans.filter((span) => !acknowledged.includes(span.id))
  if (open.length > 0) throw new AppError('UNSUPPORTED_CLAIMS', { details: { spans: open } })
}

/** WhatsApp is a channel of its own that no brand has yet; the platform's own key means the platform. */
function onlyPlatform(comment: LockedComment, target: string): void {
  if (target === 'platform' || target === comment.platform) return
  if (target === 'both' || target === 'whatsapp') {
    throw new AppError('CHANNEL_UNAVAILABLE', { message: 'WhatsApp is not connected for this brand.' })
  }
  throw new AppError('BAD_REQUEST', { errors: [{ path: 'target', message: 'Must be platform or both' }] })
}

async function insertDelivery(
  tx: Tx,
  ctx: Ctx,
  comment: LockedComment,
  input: SendInput,
  delivery: { id: string; holdId: string; dueAt: Date },
): Promise<void> {
  await prepared(
    tx,
    'deliveries.book',
    `insert into app.deliveries (company_id, id, brand_id, comment_id, channel, state, version, text, hold_id, worker, key,
       user_id, due_at, created_at) values ($1, $2, $3, $4, 'platform', 'queued', $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ctx.companyId,
      delivery.id,
      comment.brandId,
      comment.id,
      input.version,
      comment.replyText,
      delivery.holdId,
      input.delaySeconds > 0 ? null : ctx.db.worker,
      input.key,
      ctx.actor?.userId ?? null,
      delivery.dueAt,
      ctx.now(),
    ],
  )
  await prepared(tx, 'deliveries.name', 'update app.comments set delivery_id = $3 where company_id = $1 and id = $2', [
    ctx.companyId,
    comment.id,
    delivery.id,
  ])
}
