import { prepared } from '../../../db/prepared.ts'
import { readTimeCursor, timeCursor } from '../../../db/time-cursor.ts'
import type { Ctx } from '../../../context.ts'
import { commentColumns, commentTables, type CommentRow } from './comment-rows.ts'

/** Comments under one post in any state, newest first. */
export async function listUnderPost(
  ctx: Ctx,
  post: { platform: string; mediaId: string; cursor?: string | undefined; limit: number },
): Promise<{ rows: CommentRow[]; nextCursor: string | null }> {
  const before = readTimeCursor(post.cursor)
  const rows = await ctx.tx((tx) =>
    prepared<CommentRow>(
      tx,
      `comments.under-post.${before !== null}`,
      `select ${commentColumns} from ${commentTables}
       where c.company_id = $1 and c.brand_id = $2 and c.platform = $3 and c.post_external_id = $4 and c.triage_state <> 'hidden'
       ${before ? 'and (c.occurred_at, c.id) < ($6, $7)' : ''} order by c.occurred_at desc, c.id desc limit $5`,
      [
        ctx.companyId,
        ctx.brandId,
        post.platform,
        post.mediaId,
        post.limit + 1,
        ...(before ? [before.at, before.id] : []),
      ],
    ),
  )
  const page = rows.slice(0, post.limit)
  const last = page.at(-1)
  const more = rows.length > post.limit && last
  return { rows: page, nextCursor: more ? timeCursor({ at: last.occurred_at, id: last.id }) : null }
}
