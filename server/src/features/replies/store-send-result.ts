import { AppError } from '../../errors.ts'
import { releaseIdempotencyKey, storeIdempotentResponse } from '../../db/idempotency-keys.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { Channel } from './comment-deliveries.ts'
import type { Sent } from './send-result.ts'

/** Result of one request: success, an error, or null while a delivery is in progress. */
export type SendOutcome = Sent | AppError | null

interface End {
  channel: Channel
  state: string
  reason: string | null
  due_at: Date
  credits: number
  platform: string
}

interface Pressed {
  id: string
  comment_id: string
  pair_id: string | null
  key: string
}

/**
 * Combines all deliveries of a request in the transaction that ended one of them, and stores the result under its key.
 */
export async function storeSendResult(tx: Tx, ctx: Ctx, delivery: Pressed): Promise<SendOutcome> {
  const result = await readSendResult(tx, ctx, delivery)
  const once = { call: 'send', key: delivery.key, request: null }
  if (result instanceof AppError) await releaseIdempotencyKey(tx, ctx, once)
  else if (result) await storeIdempotentResponse(tx, ctx, once, result)
  return result
}

/** The same without the key, which a later request may own by now. */
export async function readSendResult(tx: Tx, ctx: Ctx, delivery: Pressed): Promise<SendOutcome> {
  const ends = await prepared<End>(
    tx,
    'deliveries.ends',
    `select d.channel, d.state, d.reason, d.due_at, h.credits, c.platform from app.deliveries d
     join app.credit_holds h on h.company_id = $1 and h.id = d.hold_id
     join app.comments c on c.company_id = $1 and c.id = d.comment_id
     where d.company_id = $1 and d.comment_id = $2 and (d.id = $3 or d.pair_id = $4) order by d.channel`,
    [ctx.companyId, delivery.comment_id, delivery.id, delivery.pair_id],
  )
  return summarize(ctx, delivery.comment_id, ends)
}

function summarize(ctx: Ctx, commentId: string, ends: End[]): SendOutcome {
  if (ends.some(({ state }) => state === 'queued' || state === 'sending')) return null
  const posted = ends.filter(isPosted)
  const isPair = ends.length > 1
  const results = isPair ? { dualChannelResults: resultsOf(ends) } : {}
  if (posted.length > 0) {
    return {
      commentId,
      status: 'sent',
      channelsUsed: posted.map(({ channel }) => channel),
      ...results,
      creditsUsed: posted.reduce((sum, { credits }) => sum + credits, 0),
      dueAt: (posted[0]?.due_at ?? ctx.now()).toISOString(),
    }
  }
  const unknown = ends.find(({ state }) => state === 'unknown')
  if (unknown) {
    return new AppError('DELIVERY_UNKNOWN', { details: { commentId, reason: unknown.reason, ...results } })
  }
  const reasons = ends.map((end) => `${isPair ? `${nameOf(ctx, end)}: ` : ''}${sentence(end.reason)}`)
  return new AppError('DELIVERY_FAILED', {
    message: `${reasons.join(' ')} Nothing was charged.`,
    details: { reason: reasons.join(' '), ...results },
  })
}

function resultsOf(ends: End[]): NonNullable<Sent['dualChannelResults']> {
  const [platform, whatsapp] = (['platform', 'whatsapp'] as const).map((channel) =>
    ends.find((end) => end.channel === channel),
  )
  return {
    platformSuccess: isPosted(platform),
    whatsappSuccess: isPosted(whatsapp),
    platformError: errorOf(platform),
    whatsappError: errorOf(whatsapp),
  }
}

const isPosted = (end: End | undefined): boolean => end?.state === 'posted' || end?.state === 'withdrawn'

function errorOf(end: End | undefined): string | null {
  if (!end || isPosted(end)) return null
  return end.state === 'unknown' ? `Delivery unconfirmed: ${end.reason}` : end.reason
}

const nameOf = (ctx: Ctx, { channel, platform }: End): string =>
  channel === 'whatsapp' ? 'WhatsApp' : (ctx.platforms.find(platform)?.name ?? platform)

const sentence = (reason: string | null): string => (reason ?? 'It wasn’t sent').replace(/[.\s]*$/, '.')
