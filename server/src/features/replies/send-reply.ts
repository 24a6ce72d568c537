import { targets } from '@bizamply/contract/prices'
import type { SendTarget } from '@bizamply/contract/replies'
import type { Sent } from './send-result.ts'
import { unfilledPlaceholdersIn } from '@bizamply/contract/template-placeholders'
import { AppError } from '../../errors.ts'
import { sendingPause } from '../../db/sending-pause.ts'
import { claimIdempotencyKey, type IdempotencyKey } from '../../db/idempotency-keys.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { LockedComment } from '../comments/index.ts'
import { requireUnedited } from '../triage/index.ts'
import { createDeliveries } from './create-deliveries.ts'
import { deliverAll } from './deliver-all.ts'
import { staleDraft } from './draft-checks.ts'
import { requeueSendsOnOutage } from './requeue-delivery.ts'
import { lockForReply, type Channel } from './comment-deliveries.ts'
import { requireEditable } from './reply-guards.ts'
import { findChannels } from './find-channels.ts'

export interface SendInput {
  commentId: string
  version: number
  target: SendTarget
  delaySeconds: number
  acknowledge: string[]
  key: string
}

/** Holds the price, queues one delivery of the given version per channel, and sends them now or when due. */
export async function sendReply(ctx: Ctx, input: SendInput): Promise<Sent> {
  const once: IdempotencyKey = { call: 'send', key: input.key, request: { ...input, key: undefined } }
  await requireSendingOn(ctx)
  return requeueSendsOnOutage(ctx, input, async () => {
    const created = await ctx.tx((tx) => create(tx, ctx, input, once))
    if ('answer' in created) return created.answer
    if (input.delaySeconds > 0) return created.waiting
    return deliverAll(ctx, created.ids)
  })
}

/** Throws while the administrator has paused sending. */
export async function requireSendingOn(ctx: Ctx): Promise<void> {
  if (await sendingPause(ctx.db))
    throw new AppError('NOT_READY', { message: `${PAUSED} Nothing was charged.`, details: { reason: PAUSED } })
}

const PAUSED = 'Sending is paused on this installation. Your draft is saved.'

export type Created = { answer: Sent } | { ids: string[]; waiting: Sent }

async function create(tx: Tx, ctx: Ctx, input: SendInput, once: IdempotencyKey): Promise<Created> {
  const comment = await lockForReply(tx, ctx, input.commentId)
  const kept = await claimIdempotencyKey(tx, ctx, once)
  if (kept) return { answer: kept.answer as Sent }
  requireEditable(comment)
  if (comment.replyVersion !== input.version) throw await staleDraft(tx, ctx, comment.id)
  await requireUnedited(tx, ctx, comment.id)
  refuseClaims(comment, input.acknowledge)
  const text = comment.replyText ?? ''
  refusePlaceholders(text)
  const deliveries = await findChannels(tx, ctx, comment, { channels: channelsOf(comment, input.target), text })
  const { version, delaySeconds, key } = input
  return createDeliveries(tx, ctx, { comment, version, text, deliveries, delaySeconds, key })
}

function refuseClaims(comment: LockedComment, acknowledged: string[]): void {
  // Cautions only block bulk sends.
  const open = comment.replySpans.filter(({ id, kind }) => kind !== 'caution' && !acknowledged.includes(id))
  if (open.length > 0) throw new AppError('UNSUPPORTED_CLAIMS', { details: { spans: open } })
}

/** Unfilled template placeholders must never reach a customer. */
function refusePlaceholders(text: string): void {
  const [placeholder] = unfilledPlaceholdersIn(text)
  if (!placeholder) return
  const message = `The reply still contains ${placeholder}. Fill it in or remove it.`
  throw new AppError('BAD_REQUEST', { message, errors: [{ path: 'text', message }] })
}

/** A platform's own key means the platform channel. */
function channelsOf(comment: LockedComment, target: SendTarget): Channel[] {
  if (target === 'platform' || target === comment.platform) return ['platform']
  if (target === 'both') return ['platform', 'whatsapp']
  if (target === 'whatsapp') return ['whatsapp']
  const message = `Choose one of: ${targets.join(', ')}`
  throw new AppError('BAD_REQUEST', { errors: [{ path: 'target', message }] })
}
