import { keepSpans } from '@bizamply/contract/spans'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { StoredSpan } from '../../db/schema/comments.ts'

const CANDIDATES = 50

/** Marks of earlier versions whose text returns by restore, undo, or typing, so that a claim is never unmarked. */
export async function returnedSpans(
  tx: Tx,
  ctx: Ctx,
  comment: { id: string; replyText: string | null },
  after: string,
): Promise<StoredSpan[]> {
  const versions = await prepared<{ text: string; spans: StoredSpan[] }>(
    tx,
    'replies.marked-versions',
    `select text, spans from app.reply_versions
     where company_id = $1 and comment_id = $2 and spans <> '[]'::jsonb order by version desc limit ${CANDIDATES}`,
    [ctx.companyId, comment.id],
  )
  const found = new Map<string, StoredSpan>()
  for (const { text, spans } of versions) {
    for (const span of keepSpans(text, spans, after)) {
      // Text in the current draft was already checked.
      if (comment.replyText?.includes(after.slice(span.start, span.end))) continue
      found.set(`${span.start} ${span.end}`, span)
    }
  }
  return [...found.values()]
}
