import { keepSpans } from '@bizamply/contract/spans'
import type { z } from 'zod'
import { creditsFor } from '@bizamply/contract/prices'
import type { generated } from '@bizamply/contract/replies'
import { AppError } from '../../errors.ts'
import { ComposeError, type ComposeRequest, type Composition } from '@bizamply/composer'
import { commitLater } from '../../db/commit-later.ts'
import { emitAll } from '../../db/events.ts'
import {
  claimIdempotencyKey,
  releaseIdempotencyKey,
  storeIdempotentResponse,
  type IdempotencyKey,
} from '../../db/idempotency-keys.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import { pipeline } from '../../db/pipeline.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { changeStatus, lockComment } from '../comments/index.ts'
import { composerFor, readModel, type StoredModel } from '../company-model/index.ts'
import { chargeHold, closeHold, holdCredits, releaseHold } from '../credits/index.ts'
import { requireUnedited } from '../triage/index.ts'
import { unlockGeneratingComment } from './unlock-generating-comment.ts'
import { lockForReply, type Answerable } from './comment-deliveries.ts'
import { composeRequestOf } from './compose-request-of.ts'
import { staleDraft } from './draft-checks.ts'
import { withoutOwnCodes } from './own-codes.ts'
import { readReplyContext, type ReplyContext } from './read-reply-context.ts'
import { makingOf, reworkOf, unsavedOf, type Wish } from './rework.ts'
import { requireGeneratable } from './reply-guards.ts'
import { stoppable } from './stop-generation.ts'
import { findNearDuplicate, readRecentReplies } from './find-near-duplicate.ts'
import { addVersion } from './versions.ts'

export type Generated = z.infer<typeof generated>

export interface GenerateInput extends Wish {
  commentId: string
  key: string
  /** The version that the user sees, 0 without a draft; unchecked if undefined. */
  version?: number | undefined
  onDelta?: (delta: string) => void
  onRestart?: () => void
}

/** Holds the price, generates the next version of the draft, and charges for it. Failures cost nothing. */
export async function generateReply(ctx: Ctx, input: GenerateInput): Promise<Generated> {
  const once: IdempotencyKey = {
    call: 'generate',
    key: input.key,
    request: wishOf(input),
  }
  const begun = await begin(ctx, input, once)
  if ('answer' in begun) return begun.answer
  try {
    const composition = await stoppable(begun.holdId, (signal) => compose(ctx, begun, input, signal))
    const made = await finish(ctx, begun, composition, input, once)
    ctx.metrics.generations.inc({ outcome: 'done' })
    return made
  } catch (error) {
    ctx.metrics.generations.inc({ outcome: 'failed' })
    await giveUp(ctx, begun, once, reasonOf(error))
    throw explain(error)
  }
}

function wishOf({ key: _, onDelta: __, onRestart: ___, ...wish }: GenerateInput) {
  return { ...wish, instructions: wish.instructions ?? null }
}

/** Someone else wrote or generated a draft that the user hasn't seen. */
const isStale = ({ status, replyVersion }: Answerable, seen: number | undefined): boolean =>
  seen !== undefined && seen !== (status === 'draft' ? replyVersion : 0)

interface Begun {
  comment: Answerable
  context: ReplyContext
  /** The company's own model. */
  model: StoredModel | null
  holdId: string
  rework: NonNullable<ComposeRequest['rework']> | null
}

async function begin(ctx: Ctx, input: GenerateInput, once: IdempotencyKey): Promise<Begun | { answer: Generated }> {
  return ctx.tx(async (tx) => {
    const [comment, kept, context, model] = await pipeline([
      lockForReply(tx, ctx, input.commentId),
      claimIdempotencyKey(tx, ctx, once),
      readReplyContext(tx, ctx, input.commentId),
      readModel(tx, ctx.companyId),
      // A hold lost in a crash was never charged: finishing finds none and stops.
      commitLater(tx),
    ])
    if (kept) return { answer: kept.answer as Generated }
    requireGeneratable(comment)
    if (isStale(comment, input.version)) throw await staleDraft(tx, ctx, comment.id)
    const rework = reworkOf(comment, input)
    if (!context) throw new Error('a comment without a brand')
    const holdId = newId()
    const hold = {
      id: holdId,
      action: 'generate' as const,
      credits: creditsFor(context.prices, 'generate'),
      priceVersion: context.prices.version,
      commentId: comment.id,
      platform: comment.platform,
    }
    await pipeline([
      requireUnedited(tx, ctx, comment.id),
      holdCredits(tx, { ...ctx, brandId: comment.brandId }, hold),
      prepared(
        tx,
        'replies.begin',
        'update app.comments set generating_hold_id = $3 where company_id = $1 and id = $2',
        [ctx.companyId, comment.id, holdId],
      ),
    ])
    return { comment, context, model, holdId, rework }
  })
}

async function compose(
  ctx: Ctx,
  { context, comment, rework, model }: Begun,
  input: GenerateInput,
  signal: AbortSignal,
): Promise<Composition> {
  const seed = `${comment.id}:${(comment.replyVersion ?? 0) + 1}`
  const request: ComposeRequest = {
    ...composeRequestOf(ctx, comment, context, seed),
    instructions: input.instructions || null,
    mustFollow: input.mustFollow ?? false,
    ...(rework ? { rework } : {}),
    ...(context.earlierReplies.length > 0 ? { earlierReplies: context.earlierReplies } : {}),
  }
  const { onDelta, onRestart } = input
  const options = { signal, ...(onDelta ? { onDelta } : {}), ...(onRestart ? { onRestart } : {}) }
  return composerFor(ctx, model).compose(request, options)
}

const INTERRUPTED = 'Generation was interrupted.'

async function finish(ctx: Ctx, begun: Begun, made: Composition, input: GenerateInput, once: IdempotencyKey) {
  const hold = { companyId: ctx.companyId, holdId: begun.holdId, at: ctx.now() }
  return ctx.tx(async (tx) => {
    const [comment, credits, earlier] = await pipeline([
      lockComment(tx, ctx.companyId, begun.comment.id),
      closeHold(tx, hold),
      readRecentReplies(tx, ctx, begun.comment),
    ])
    // Someone else changed the comment, so an older reply must not overwrite it.
    if (credits === null || comment.generatingHoldId !== begun.holdId)
      throw new AppError('GENERATION_FAILED', {
        message: `${INTERRUPTED} Nothing was charged.`,
        details: { reason: INTERRUPTED },
      })
    const unsaved = await keepUnsaved(tx, ctx, begun)
    const version = (comment.replyVersion ?? 0) + (unsaved ? 2 : 1)
    const composer = composerOf(made)
    const unchecked = { commentId: comment.id, text: made.text, spans: made.spans }
    const spans = await withoutOwnCodes(tx, { ...ctx, brandId: comment.brandId }, unchecked, 'composer')
    const reply = { text: made.text, version, composer, spans }
    const answer: Generated = {
      commentId: comment.id,
      response: made.text,
      status: 'draft',
      version,
      composer,
      sameAs: findNearDuplicate(
        { text: made.text, author: comment.authorName, product: begun.context.product?.title ?? null },
        earlier,
      ),
      creditsUsed: credits,
    }
    const where = { ...ctx, brandId: comment.brandId }
    await pipeline([
      chargeHold(tx, hold, credits),
      changeStatus(tx, ctx, comment, { status: 'draft', respondedAt: null, reply }),
      addVersion(tx, ctx, { ...reply, commentId: comment.id, how: makingOf(input), usage: made.usage }),
      storeIdempotentResponse(tx, ctx, once, answer),
      emitAll(tx, where, { reply: [comment.id], credits: ['balance'] }),
    ])
    return answer
  })
}

async function keepUnsaved(tx: Tx, ctx: Ctx, { comment, rework }: Begun): Promise<boolean> {
  const text = unsavedOf(comment, rework)
  if (text === null) return false
  const version = (comment.replyVersion ?? 0) + 1
  const spans = keepSpans(comment.replyText ?? '', comment.replySpans, text)
  const made = { commentId: comment.id, version, text, composer: 'person', spans, usage: null }
  await addVersion(tx, ctx, { ...made, how: 'autosaved' })
  return true
}

function composerOf({ composer, model, insteadOfModel }: Composition): string {
  if (composer === 'model') return model ?? 'model'
  return insteadOfModel ? `built-in: ${insteadOfModel}` : 'built-in'
}

async function giveUp(ctx: Ctx, { comment, holdId }: Begun, once: IdempotencyKey, reason: string): Promise<void> {
  await ctx.tx(async (tx) => {
    await lockComment(tx, ctx.companyId, comment.id)
    await releaseHold(tx, { companyId: ctx.companyId, holdId, at: ctx.now(), reason })
    await unlockGeneratingComment(tx, { companyId: ctx.companyId, commentId: comment.id, holdId })
    await releaseIdempotencyKey(tx, ctx, once)
  })
}

const reasonOf = (error: unknown): string =>
  error instanceof ComposeError || error instanceof AppError ? error.message : 'An unexpected error occurred.'

function explain(error: unknown): unknown {
  if (!(error instanceof ComposeError)) return error
  return new AppError('GENERATION_FAILED', {
    message: `Failed to generate comment: ${error.message} Nothing was charged.`,
    details: { failure: error.failure, reason: error.message },
    cause: error,
  })
}
