import type { DueDelivery } from './due-delivery.ts'
import { AppError } from '../../errors.ts'
import { notLeaving } from '../../db/offboarding.ts'
import { prepared } from '../../db/prepared.ts'
import { untilWritten } from '../../db/until-written.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { ReplyOutcome } from '../../platforms/platform.ts'
import { outcomeInWords } from '../../platforms/problem-words.ts'
import {
  findAccess,
  markReduced,
  markSignedOut,
  maySendNow,
  notResponding,
  recordSendOutcome,
  type RefusedAccess,
  type VersionedAccess,
} from '../connections/index.ts'
import { writeEnd } from './end-delivery.ts'
import { requeueDeliveryOnOutage } from './requeue-delivery.ts'
import { messageContact } from './message-contact.ts'
import { postReply, type Attempt } from './post-reply.ts'
import type { SendOutcome } from './store-send-result.ts'

const ATTEMPTS_WHEN_SLOWED = 4
const LONGEST_WAIT_MS = 10_000

/**
 * Sends a delivery claimed by this process. Becomes `sending` between the request's headers and body: a crash before
 * leaves it queued with nothing posted, and a crash after leaves it unknown.
 */
export async function deliver(ctx: Ctx, deliveryId: string): Promise<SendOutcome> {
  const { delivery, access } = await load(ctx, deliveryId)
  const attempt = access.open
    ? await retryWhileSlowed(ctx, delivery, access.open)
    : { outcome: closedAs(access), version: null }
  const outcome = access.open ? inWords(ctx, delivery, attempt.outcome) : attempt.outcome
  const connectionId = access.open?.connectionId
  const result = await untilWritten(() =>
    ctx.tx(async (tx) => {
      const end = await writeEnd(tx, ctx, deliveryId, outcome)
      if (connectionId) await recordSendOutcome(tx, ctx, { connectionId, deliveryId }, outcome)
      return end
    }),
  )
  if (connectionId) await markRefused(ctx, delivery, { connectionId, version: attempt.version }, outcome)
  return result
}

/** The outcome is stored by now. If this fails, the next send or sync finds the same. */
async function markRefused(
  ctx: Ctx,
  delivery: DueDelivery,
  refused: RefusedAccess,
  outcome: ReplyOutcome,
): Promise<void> {
  if (outcome.kind !== 'refused') return
  const { problem, reason } = outcome
  const isOver = problem === 'revoked' || problem === 'expired'
  const isPart = delivery.channel === 'platform' && ctx.platforms.find(delivery.platform)?.repliesApart === true
  try {
    if (isOver) await untilWritten(() => markSignedOut(ctx, refused, reason))
    else if (problem === 'reduced' && !isPart) await untilWritten(() => markReduced(ctx, refused, reason))
  } catch (err) {
    ctx.log.error({ err, deliveryId: delivery.id }, 'could not mark a connection as disconnected')
  }
}

const closedAs = ({ problem, reason }: Closed): ReplyOutcome => ({
  kind: 'refused',
  problem,
  reason,
  retryAfterMs: null,
})

/** The merchant sees our message; the platform's or network's error is logged. */
function inWords(ctx: Ctx, { id, channel, platform }: DueDelivery, outcome: ReplyOutcome): ReplyOutcome {
  if (outcome.kind === 'posted') return outcome
  ctx.log.warn({ deliveryId: id, channel, platform, reason: outcome.reason }, 'a reply was not confirmed')
  return outcomeInWords(outcome, channel === 'whatsapp' ? 'WhatsApp' : (ctx.platforms.find(platform)?.name ?? platform))
}

interface Closed {
  open: null
  problem: 'revoked' | 'unavailable'
  reason: string
}

async function load(
  ctx: Ctx,
  deliveryId: string,
): Promise<{ delivery: DueDelivery; access: { open: VersionedAccess } | Closed }> {
  return ctx.tx(async (tx) => {
    const [delivery] = await prepared<DueDelivery>(
      tx,
      'deliveries.load',
      `select d.id, d.comment_id, d.brand_id, d.channel, d.contact_id, d.text, c.external_id, c.post_external_id, c.platform,
         c.language, b.default_language as brand_language, ${maySend} as may_send,
         ${notLeaving('d')} as company_active from app.deliveries d
       join app.comments c on c.company_id = $1 and c.id = d.comment_id
       join app.brands b on b.company_id = $1 and b.id = d.brand_id
       where d.company_id = $1 and d.id = $2 and d.state = 'queued' and d.worker = $3`,
      [ctx.companyId, deliveryId, ctx.db.worker],
    )
    if (!delivery) throw new AppError('IN_PROGRESS', { message: 'This reply is being sent.' })
    return { delivery, access: await accessFor(tx, ctx, delivery) }
  })
}

async function accessFor(tx: Tx, ctx: Ctx, delivery: DueDelivery): Promise<{ open: VersionedAccess } | Closed> {
  if (!delivery.company_active) return { open: null, problem: 'revoked', reason: COMPANY_LEAVES }
  if (!delivery.may_send) return { open: null, problem: 'revoked', reason: NOT_ANY_MORE }
  const platform = delivery.channel === 'whatsapp' ? 'whatsapp' : delivery.platform
  try {
    const open = await findAccess(tx, ctx, { brandId: delivery.brand_id, platform })
    if (await maySendNow(tx, ctx, open.connectionId, delivery.id)) return { open }
    const name = ctx.platforms.service(platform)?.name ?? platform
    return { open: null, problem: 'unavailable', reason: notResponding(name) }
  } catch (error) {
    if (error instanceof AppError) return { open: null, problem: 'revoked', reason: error.message }
    throw error
  }
}

const NOT_ANY_MORE = 'The member who sent this reply can no longer send replies. Send it yourself.'

const COMPANY_LEAVES =
  'Your company is scheduled for deletion, so replies can’t be sent. An admin can cancel the deletion in Settings.'

const maySend = `(d.user_id is null or exists (
  select 1 from app.members m join app.users u on u.id = m.user_id and u.status = 'active'
  join app.companies k on k.company_id = $1 and k.status = 'active'
  where m.company_id = $1 and m.user_id = d.user_id
    and app.may_as_editor($1, m.user_id, d.brand_id, 'replies.send')))`

async function retryWhileSlowed(ctx: Ctx, delivery: DueDelivery, access: VersionedAccess): Promise<Attempt> {
  const begin = () => requeueDeliveryOnOutage(ctx, delivery.id, (at) => markSending(ctx, delivery.id, at))
  const requeue = () => untilWritten(() => markQueued(ctx, delivery.id))
  for (let count = 1; ; count++) {
    const attempt =
      delivery.channel === 'whatsapp'
        ? { outcome: await messageContact(ctx, delivery, begin), version: access.version }
        : await postReply(ctx, delivery, access, { markSending: begin, markQueued: requeue })
    const { outcome } = attempt
    const slowed = outcome.kind === 'refused' && outcome.problem === 'rate-limited'
    if (!slowed || count >= ATTEMPTS_WHEN_SLOWED) return attempt
    const pause = outcome.retryAfterMs ?? 1000 * count
    // A person is waiting, and retrying before the platform's time is pointless.
    if (pause > LONGEST_WAIT_MS) return attempt
    await requeue()
    await new Promise((resume) => setTimeout(resume, pause))
  }
}

async function markSending(ctx: Ctx, deliveryId: string, at: Date): Promise<void> {
  const rows = await ctx.tx((tx) =>
    prepared(
      tx,
      'deliveries.begun',
      `update app.deliveries set state = 'sending', begun_at = $3, attempts = attempts + 1
       where company_id = $1 and id = $2 and state = 'queued' and worker = $4 returning id`,
      [ctx.companyId, deliveryId, at, ctx.db.worker],
    ),
  )
  if (rows.length !== 1) throw new AppError('IN_PROGRESS', { message: 'Another process is sending this reply.' })
}

// Rate limiting or an expired token means nothing was posted, so the next attempt starts as queued.
async function markQueued(ctx: Ctx, deliveryId: string): Promise<void> {
  await ctx.tx((tx) =>
    prepared(
      tx,
      'deliveries.requeue',
      `update app.deliveries set state = 'queued' where company_id = $1 and id = $2 and state = 'sending' and worker = $3`,
      [ctx.companyId, deliveryId, ctx.db.worker],
    ),
  )
}
