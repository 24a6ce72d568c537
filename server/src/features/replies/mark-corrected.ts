import { guardReply } from '@bizamply/composer'
import { isOfReview } from '@bizamply/contract/spans'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { lockComment } from '../comments/index.ts'
import { composeRequestOf } from './compose-request-of.ts'
import { readReplyContext } from './read-reply-context.ts'

/** A draft written before a person corrected its comment waits for a person if a new one would. */
export async function markCorrected(tx: Tx, ctx: Ctx, commentId: string): Promise<void> {
  const comment = await lockComment(tx, ctx.companyId, commentId)
  const { status, replyText: text, replyComposer: composer, replySpans: before } = comment
  if (status !== 'draft' || text === null || composer === 'person') return
  const context = await readReplyContext(tx, ctx, commentId)
  if (!context) return
  const now = guardReply(composeRequestOf(ctx, comment, context, commentId), text)
  const spans = [...before.filter((span) => !isOfReview(span)), ...now.filter(isOfReview)]
  await prepared(
    tx,
    'replies.mark-corrected',
    'update app.comments set reply_spans = $3 where company_id = $1 and id = $2',
    [ctx.companyId, commentId, JSON.stringify(spans)],
  )
}
