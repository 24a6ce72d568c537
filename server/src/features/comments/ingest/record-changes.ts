import { newId } from '../../../db/ids.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { isErased } from './comment-identity.ts'
import { isReworded, type Changed } from './update-comments.ts'

interface AuthorsChange {
  commentId: string
  kind: 'rating-up' | 'rating-down' | 'text'
  from: number | null
  to: number | null
  writtenAt: Date
  at: Date
}

/**
 * Records what authors changed: ratings, and the text of reviews that have a reply. Uses one statement, or none if
 * nothing changed.
 */
export async function recordChanges(tx: Tx, ctx: Ctx, changed: Changed[]): Promise<void> {
  const changes = changed.flatMap((one) => (isErased(one.before.fingerprint) ? [] : changesOf(ctx, one)))
  if (changes.length === 0) return
  await prepared(
    tx,
    'comments.record-changes',
    `insert into app.comment_changes (company_id, brand_id, id, comment_id, kind, from_rating, to_rating, written_at, at)
     select $1, $2, t.* from unnest($3::uuid[], $4::uuid[], $5::text[], $6::smallint[], $7::smallint[], $8::timestamptz[],
       $9::timestamptz[]) as t`,
    [
      ctx.companyId,
      ctx.brandId,
      changes.map(() => newId()),
      changes.map((one) => one.commentId),
      changes.map((one) => one.kind),
      changes.map((one) => one.from),
      changes.map((one) => one.to),
      changes.map((one) => one.writtenAt),
      changes.map((one) => one.at),
    ],
  )
}

function changesOf(ctx: Ctx, one: Changed): AuthorsChange[] {
  const { before, after } = one
  // The platform's clock may be ahead, so a time in the future isn't stored.
  const at = after.updatedAt > ctx.now() ? ctx.now() : after.updatedAt
  const shared = { commentId: before.id, writtenAt: before.occurredAt, at, from: null, to: null }
  const rated = before.rating !== null && after.rating !== null && before.rating !== after.rating
  const rating: AuthorsChange[] = rated
    ? [{ ...shared, kind: isRaised(one) ? 'rating-up' : 'rating-down', from: before.rating, to: after.rating }]
    : []
  return before.rating !== null && before.status === 'sent' && isReworded(one)
    ? [...rating, { ...shared, kind: 'text' }]
    : rating
}

const isRaised = ({ before, after }: Changed): boolean => (after.rating ?? 0) > (before.rating ?? 0)

export const forgetChanges = (tx: Tx, ctx: Ctx, commentIds: string[]): Promise<unknown> =>
  prepared(
    tx,
    'comments.forget-changes',
    'delete from app.comment_changes where company_id = $1 and comment_id = any($2::uuid[])',
    [ctx.companyId, commentIds],
  )
