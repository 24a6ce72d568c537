import { isOfReview, keepSpans } from '@bizamply/contract/spans'
import { reviewMarks } from '@bizamply/composer'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { StoredSpan } from '../../db/schema/comments.ts'
import type { Answerable } from './comment-deliveries.ts'
import { composeRequestOf } from './compose-request-of.ts'
import { readReplyContext } from './read-reply-context.ts'

/**
 * The marks of a draft that a person changed. Claims go with their words. What the review needs a person for stays: it's
 * marked for the new text, only if the draft had it, because autosave calls this often.
 */
export async function editedSpans(
  tx: Tx,
  ctx: Ctx,
  comment: Answerable,
  { text, returned }: { text: string; returned: StoredSpan[] },
): Promise<StoredSpan[]> {
  const before = [...comment.replySpans, ...returned].filter(isOfReview)
  const claims = [...keepSpans(comment.replyText ?? '', comment.replySpans, text), ...returned]
  if (before.length === 0) return claims
  const context = await readReplyContext(tx, { ...ctx, brandId: comment.brandId }, comment.id)
  if (!context) return claims
  const now = reviewMarks(composeRequestOf(ctx, comment, context, comment.id), text)
  return [...claims.filter((span) => !isOfReview(span)), ...withIdsOf(before, now)]
}

/** An unchanged kind keeps its id, so that a person confirms it once. */
function withIdsOf(before: readonly StoredSpan[], now: readonly StoredSpan[]): StoredSpan[] {
  const left = [...before]
  return now.map((span) => {
    const at = left.findIndex(({ kind }) => kind === span.kind)
    const [same] = at < 0 ? [] : left.splice(at, 1)
    return same ? { ...span, id: same.id } : span
  })
}
