import { checkReply, supportedClaims, type ComposeRequest, type Composition } from '@bizamply/composer'
import { sourceTopics, type SupportedClaim } from '@bizamply/contract/claim-checks'
import { commitments } from '@bizamply/contract/commitments'
import type { Ctx } from '../../context.ts'
import { getComment } from '../comments/index.ts'
import { composeRequestOf } from './compose-request-of.ts'
import { withoutOwnCodes } from './own-codes.ts'
import { readReplyContext } from './read-reply-context.ts'

/** Runs the guard rails on text that a person is typing. Stores nothing. */
export async function checkText(
  ctx: Ctx,
  { commentId, text }: { commentId: string; text: string },
): Promise<Composition['spans']> {
  const request = await requestOf(ctx, { commentId, text })
  if (!request) return []
  const spans = checkReply(request, text)
  return ctx.tx((tx) => withoutOwnCodes(tx, ctx, { commentId, text, spans }, 'person'))
}

/** The claims in a text that the brand's facts or the product's details support. Stores nothing. */
export async function findSources(ctx: Ctx, given: { commentId: string; text: string }): Promise<SupportedClaim[]> {
  const request = await requestOf(ctx, given)
  if (!request) return []
  return supportedClaims(request, given.text).map(({ topic, ...claim }) => ({
    ...claim,
    topic: topic === null ? null : (sourceTopics.find((one) => one === topic) ?? 'other'),
  }))
}

/** Null without words to check. */
async function requestOf(
  ctx: Ctx,
  { commentId, text }: { commentId: string; text: string },
): Promise<ComposeRequest | null> {
  if (text.trim() === '') return null
  return ctx.tx(async (tx) => {
    const comment = await getComment(tx, ctx, commentId)
    const context = await readReplyContext(tx, ctx, commentId)
    return context && composeRequestOf(ctx, { ...comment, authorName: comment.author_name }, context, commentId)
  })
}

/** Whether a draft of this version, written by a person, commits the brand to something that no fact supports. */
export async function hasOwnCommitments(
  ctx: Ctx,
  { commentId, version }: { commentId: string; version: number | null },
): Promise<boolean> {
  const { reply_text: text, ...draft } = await ctx.tx((tx) => getComment(tx, ctx, commentId))
  if (draft.reply_composer !== 'person' || draft.reply_version !== version || text === null) return false
  return (await checkText(ctx, { commentId, text })).some(({ kind }) => commitments.has(kind))
}
