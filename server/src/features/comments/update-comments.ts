import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { IncomingComment } from '../../platforms/platform.ts'
import type { Counted } from './rollups.ts'
import { storable, type Known } from './store-comments.ts'

export interface Changed {
  id: string
  before: Counted
  after: IncomingComment
}

/** Those that the platform changed after what we have of them. */
export function changedComments(incoming: IncomingComment[], known: Map<string, Known>): Changed[] {
  return incoming.flatMap((after) => {
    const have = known.get(after.externalId)
    if (!have || !isNews(have, after)) return []
    return [{ id: have.id, before: have.counted, after }]
  })
}

// Judge.me tells of a review and of its publishing with one time, in any order: then only new words or becoming
// public are news, never becoming hidden.
function isNews(have: Known, after: IncomingComment): boolean {
  if (after.updatedAt > have.sourceUpdatedAt) return true
  if (after.updatedAt < have.sourceUpdatedAt) return false
  if (have.published && !after.published) return false
  return (
    have.content !== storable(after.text) ||
    have.title !== (after.title && storable(after.title)) ||
    have.counted.rating !== after.rating ||
    have.published !== after.published
  )
}

export async function updateComments(tx: Tx, ctx: Ctx, changed: Changed[]): Promise<void> {
  if (changed.length === 0) return
  await prepared(
    tx,
    'comments.update',
    `update app.comments c set title = t.title, content = t.content, rating = t.rating, published = t.published,
       verified = t.verified, author_name = t.author_name, source_updated_at = t.updated_at, updated_at = $2,
       search_text = left(lower(concat_ws(E'\n', (select p.title from app.products p where p.company_id = $1
         and p.id = c.product_id), t.title, t.content, t.author_name, c.platform)), 20000)
         || coalesce(E'\x01' || lower(c.reply_text), '')
     from unnest($3::uuid[], $4::text[], $5::text[], $6::smallint[], $7::bool[], $8::text[], $9::text[],
       $10::timestamptz[]) as t(id, title, content, rating, published, verified, author_name, updated_at)
     where c.company_id = $1 and c.id = t.id`,
    [
      ctx.companyId,
      ctx.now(),
      changed.map((c) => c.id),
      changed.map((c) => c.after.title && storable(c.after.title)),
      changed.map((c) => storable(c.after.text)),
      changed.map((c) => c.after.rating),
      changed.map((c) => c.after.published),
      changed.map((c) => c.after.verified),
      changed.map((c) => c.after.authorName),
      changed.map((c) => c.after.updatedAt),
    ],
  )
}
