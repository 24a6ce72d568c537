import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { isDatabaseAway } from '../../db/sql-errors.ts'
import { generateReply, hasOwnCommitments, sendReply } from '../replies/index.ts'
import type { BulkItem, BulkRun, Outcome } from './bulk-run.ts'
import { keyOf, leftOutAs, needsReview, notEnough, skipReasonOf, type Reason } from './skip-reasons.ts'

/** The platform doesn't respond: nothing was held or changed. */
export interface Unavailable {
  platform: string
}

export interface Done {
  outcome: Outcome
  /** A reply was written or sent, or an attempt was made. */
  calledOut: boolean
  /** Why the remaining comments must not be tried. */
  rest: Reason | null
}

/** Writes or sends one comment's reply under its own key. Null if this process has to stop first. */
export async function doItem(
  ctx: Ctx,
  run: BulkRun,
  item: BulkItem,
  signal: AbortSignal,
): Promise<Done | Unavailable | null> {
  if (!item.comment) return leftOut({ code: 'gone', message: 'This review no longer exists.' })
  const against = item.begun ? null : skipReasonOf(item.comment, run)
  if (against) return leftOut(against)
  for (;;) {
    try {
      if (run.action === 'send' && !item.begun && (await hasOwnCommitments(ctx, item))) return leftOut(needsReview)
      return { outcome: await callOut(ctx, run, item), calledOut: true, rest: null }
    } catch (error) {
      // The job starts again later and takes the item under the same key.
      if (isDatabaseAway(error)) throw error
      const platform = unavailablePlatform(error)
      if (platform) return { platform }
      if (!(await isOurOwn(ctx, run, item, error))) return failed(ctx, run, item, error)
      // A killed process left it unfinished. Sweeps settle it within seconds, and then the key returns its result.
      if (signal.aborted) return null
      await wait(OWN_MS)
    }
  }
}

const OWN_MS = 250

function unavailablePlatform(error: unknown): string | null {
  if (!(error instanceof AppError) || error.code !== 'PLATFORM_UNAVAILABLE') return null
  return String(error.details?.['platform'])
}

async function callOut(ctx: Ctx, { action, target, jobId }: BulkRun, item: BulkItem): Promise<Outcome> {
  const { commentId, version } = item
  const key = keyOf(jobId, item.position)
  if (action === 'generate') {
    const { creditsUsed } = await generateReply(ctx, { commentId, key })
    return { state: 'done', code: null, reason: null, credits: creditsUsed }
  }
  const input = { commentId, version: version ?? 0, target, delaySeconds: 0, acknowledge: [], key }
  const { creditsUsed, dualChannelResults: deliveries } = await sendReply(ctx, input)
  const reason = deliveries
    ? [deliveries.platformError, deliveries.whatsappError].filter((text) => text !== null).join(' ')
    : ''
  return { state: 'done', code: reason ? 'one-channel' : null, reason: reason || null, credits: creditsUsed }
}

async function isOurOwn(
  ctx: Ctx,
  { action, jobId }: BulkRun,
  { position }: BulkItem,
  error: unknown,
): Promise<boolean> {
  if (!(error instanceof AppError) || error.code !== 'IN_PROGRESS') return false
  // Another run of this job may have finished it since. The same key then returns its result.
  const own = await ctx.tx((tx) =>
    prepared(
      tx,
      'bulk.own-key',
      'select 1 from app.idempotency_keys where company_id = $1 and call = $2 and key = $3',
      [ctx.companyId, action, keyOf(jobId, position)],
    ),
  )
  return own.length > 0
}

const leftOut = ({ code, message }: Reason): Done => ({
  outcome: { state: 'skipped', code, reason: message, credits: 0 },
  calledOut: false,
  rest: null,
})

function failed(ctx: Ctx, run: BulkRun, item: BulkItem, error: unknown): Done {
  if (!(error instanceof AppError)) {
    ctx.log.error(
      { err: error, jobId: run.jobId, commentId: item.commentId },
      'could not process a comment of a bulk job',
    )
    return ended('failed', { code: 'INTERNAL', message: 'An unexpected error occurred.' })
  }
  const { code, message } = error
  if (code === 'INSUFFICIENT_CREDITS') return { ...leftOut(notEnough), rest: notEnough }
  // Sending is paused or a daily limit is reached, so the drafts stay unchanged.
  if (code === 'NOT_READY' || code === 'SPENDING_LIMIT_REACHED')
    return { ...leftOut({ code, message }), rest: { code, message } }
  const as = item.begun ? null : leftOutAs(code)
  return as ? leftOut({ code: as, message }) : ended('failed', { code, message })
}

const ended = (state: 'failed', { code, message }: Reason): Done => ({
  outcome: { state, code, reason: message, credits: 0 },
  calledOut: true,
  rest: null,
})
