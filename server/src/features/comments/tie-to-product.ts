import { emitComments } from '../../db/events.ts'
import { plannedPerCall, prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { recordAudit } from '../audit/index.ts'
import { tiePost } from '../products/index.ts'
import { countedAs, type Counted, moveInRollups } from '../rollups/index.ts'
import { gramsValue, searchGrams } from '../../db/search-text.ts'
import { lockArrival, lockByIds } from './stored-comment.ts'
import { searchOfChanged } from './ingest/update-comments.ts'

const AT_ONCE = 1000

/**
 * Links a post and all its comments to a product, or removes the link. After a crash between batches, calling it again
 * completes the work.
 */
export async function tieToProduct(
  ctx: Ctx,
  post: { platform: string; mediaId: string; productId: string | null },
): Promise<void> {
  const { platform, mediaId, productId } = post
  await ctx.tx(async (tx) => {
    await tiePost(tx, ctx, post)
    const action = productId === null ? 'post.product-cleared' : 'post.product-chosen'
    await recordAudit(tx, ctx, { action, subjectId: productId, details: { platform, post: mediaId } })
  })
  for (;;) {
    const moved = await ctx.tx(async (tx) => {
      await lockArrival(tx, ctx)
      const followed = await followPosts(tx, ctx, post.platform, [post.mediaId], true)
      await moveInRollups(tx, ctx.companyId, followed)
      return followed.came.length
    })
    if (moved < AT_ONCE) return
  }
}

/**
 * Sets comments' product to that of their post and returns the rollup changes. `loose` also clears it for posts without
 * a product.
 */
export async function followPosts(
  tx: Tx,
  ctx: Ctx,
  platform: string,
  mediaIds: string[],
  loose = false,
): Promise<{ came: Counted[]; went: Counted[] }> {
  if (mediaIds.length === 0) return { came: [], went: [] }
  const found = await prepared<{ id: string; product_id: string | null; title: string | null }>(
    tx,
    `comments.follow-posts.${loose}`,
    `select c.id, o.product_id, p.title from app.posts o
     join app.comments c on c.company_id = $1 and c.brand_id = $2 and c.platform = $3 and c.post_external_id = o.external_id
     left join app.products p on p.company_id = $1 and p.id = o.product_id
     where o.company_id = $1 and o.brand_id = $2 and o.platform = $3 and o.external_id = any($4)
       and ${loose ? '' : 'o.product_id is not null and'} c.product_id is distinct from o.product_id
     order by c.id limit ${AT_ONCE}`,
    [ctx.companyId, ctx.brandId, platform, mediaIds],
  )
  if (found.length === 0) return { came: [], went: [] }
  const now = new Map(found.map((row) => [row.id, row]))
  const before = await lockByIds(tx, ctx, [...now.keys()])
  const texts = before.map((one) =>
    searchOfChanged({ ...one, productTitle: now.get(one.id)?.title ?? null }, asItIs(one)),
  )
  await plannedPerCall(
    tx,
    `update app.comments c set product_id = t.product_id, search_text = t.search_text,
       search_grams = t.search_grams::text[], updated_at = $2
     from unnest($3::uuid[], $4::uuid[], $5::text[], $6::text[]) as t(id, product_id, search_text, search_grams)
     where c.company_id = $1 and c.id = t.id`,
    [
      ctx.companyId,
      ctx.now(),
      before.map((one) => one.id),
      before.map((one) => now.get(one.id)?.product_id ?? null),
      texts,
      texts.map((text) => gramsValue(searchGrams(text))),
    ],
  )
  await emitComments(
    tx,
    ctx,
    found.map(({ id }) => id),
  )
  return {
    came: before.map((one) => ({ ...countedAs(one), productId: now.get(one.id)?.product_id ?? null })),
    went: before.map(countedAs),
  }
}

const asItIs = (one: Awaited<ReturnType<typeof lockByIds>>[number]) => ({
  title: one.title,
  text: one.content,
  rating: one.rating,
  published: one.published,
  verified: one.verified,
  authorName: one.authorName,
  updatedAt: one.sourceUpdatedAt,
  productTitle: null,
})
