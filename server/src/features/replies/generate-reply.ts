import type { z } from 'zod'
import type { generated } from '@bizamply/contract/replies'
import { AppError } from '../../errors.ts'
import { ComposeError, type ComposeRequest, type Composition } from '../../composer/composer.ts'
import { emit } from '../../db/events.ts'
import { claimKey, freeKey, keepAnswer, type OnceKey } from '../../db/once.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import { changeStatus, lockComment } from '../comments/index.ts'
import { holdCredits, releaseHold, settleHold } from '../credits/index.ts'
import { readBrief, type Brief } from './read-brief.ts'
import { mayGenerate } from './rules.ts'
import { addVersion } from './versions.ts'

export type Generated = z.infer<typeof generated>

export interface GenerateInput {
  commentId: string
  instructions?: string | undefined
  key: string
  onDelta?: (delta: string) => void
}

/** Holds the price, writes a reply, stores it as the next version of the draft and charges for it: or charges nothing. */
export async function generateReply(ctx: Ctx, input: GenerateInput): Promise<Generated> {
  const once: OnceKey = {
    call: 'generate',
    key: input.key,
    request: { commentId: input.commentId, instructions: input.instructions ?? null },
  }
  const begun = await begin(ctx, input, once)
  if ('answer' in begun) return begun.answer
  const composition = await compose(ctx, begun, input).catch(async (error: unknown) => {
    await giveUp(ctx, begun, once)
    throw explain(error)
  })
  return finish(ctx, begun, composition, once)
}

interface Begun {
  brief: Brief
  holdId: string
}

async function begin(ctx: Ctx, input: GenerateInput, once: OnceKey): Promise<Begun | { answer: Generated }> {
  return ctx.tx(async (tx) => {
    const comment = await lockComment(tx, ctx.companyId, input.commentId)
    const kept = await claimKey(tx, ctx, once)
    if (kept) return { answer: kept.answer as Generated }
    mayGenerate(comment)
    const brief = await readBrief(tx, ctx, comment)
    const inBrand = { ...ctx, brandId: comment.brandId }
    const holdId = await holdCredits(tx, inBrand, {
      action: 'generate',
      credits: brief.prices.generateCredits,
      priceVersion: brief.prices.version,
      commentId: comment.id,
      platform: comment.platform,
    })
    await prepared(
      tx,
      'replies.begin',
      'update app.comments set generating_hold_id = $3 where company_id = $1 and id = $2',
      [ctx.companyId, comment.id, holdId],
    )
    return { brief, holdId }
  })
}

async function compose(ctx: Ctx, { brief }: Begun, input: GenerateInput): Promise<Composition> {
  const platform = ctx.platforms.find(brief.comment.platform)
  const request: ComposeRequest = {
    comment: {
      text: brief.comment.content,
      title: brief.comment.title,
      rating: brief.comment.rating,
      authorName: brief.comment.authorName,
      platform: platform?.name ?? brief.comment.platform,
    },
    brand: brief.brand,
    product: brief.product,
    instructions: input.instructions || null,
    recentReplies: brief.recentReplies,
    maxLength: platform?.replyLimit ?? 2000,
    seed: `${brief.comment.id}:${(brief.comment.replyVersion ?? 0) + 1}`,
  }
  return ctx.composer.compose(request, input.onDelta ? { onDelta: input.onDelta } : {})
}

async function finish(ctx: Ctx, { brief, holdId }: Begun, made: Composition, once: OnceKey): Promise<Generated> {
  return ctx.tx(async (tx) => {
    const comment = await lockComment(tx, ctx.companyId, brief.comment.id)
    const settled = await settleHold(tx, { companyId: ctx.companyId, holdId, at: ctx.now() })
    if (!settled)
      throw new AppError('GENERATION_FAILED', { message: 'The generation was interrupted. Nothing was charged.' })
    const version = (comment.replyVersion ?? 0) + 1
    const composer = made.composer === 'model' ? (made.model ?? 'model') : 'built-in'
    await changeStatus(tx, ctx, comment, {
      status: 'draft',
      respondedAt: null,
      reply: { text: made.text, version, composer, spans: made.spans },
    })
    await addVersion(tx, ctx, {
      commentId: comment.id,
      version,
      text: made.text,
      composer,
      spans: made.spans,
      usage: made.usage,
    })
    const answer: Generated = {
      commentId: comment.id,
      response: made.text,
      status: 'draft',
      version,
      composer,
      creditsUsed: brief.prices.generateCredits,
    }
    await keepAnswer(tx, ctx, once, answer)
    const where = { ...ctx, brandId: comment.brandId }
    await emit(tx, where, 'reply', [comment.id])
    await emit(tx, where, 'credits', ['balance'])
    return answer
  })
}

async function giveUp(ctx: Ctx, { brief, holdId }: Begun, once: OnceKey): Promise<void> {
  await ctx.tx(async (tx) => {
    await lockComment(tx, ctx.companyId, brief.comment.id)
    await releaseHold(tx, { companyId: ctx.companyId, holdId, at: ctx.now() })
    await prepared(
      tx,
      'replies.give-up',
      `update app.comments set generating_hold_id = null
       where company_id = $1 and id = $2 and generating_hold_id = $3`,
      [ctx.companyId, brief.comment.id, holdId],
    )
    await freeKey(tx, ctx, once)
  })
}

function explain(error: unknown): unknown {
  if (!(error instanceof ComposeError)) return error
  return new AppError('GENERATION_FAILED', {
    message: `Failed to generate comment: ${error.message} Nothing was charged.`,
    details: { failure: error.failure },
    cause: error,
  })
}
