import type { InstagramPost } from '@bizamply/contract/instagram'
import { prepared } from '../../db/prepared.ts'
import { readTimeCursor, timeCursor } from '../../db/time-cursor.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

interface Row {
  id: string
  external_id: string
  caption: string | null
  content: string | null
  permalink: string | null
  picture_url: string | null
  posted_at: Date | null
  at: Date
  comments: number
  product_id: string | null
  product_title: string | null
  product_selected_at: Date | null
  suggested_id: string | null
}

export interface PostsAsk {
  platform: string
  /** Only posts without a product. */
  unassociated: boolean
  cursor?: string | undefined
  limit: number
}

/** The brand's posts, newest first. */
export async function listPosts(
  ctx: Ctx,
  ask: PostsAsk,
): Promise<{ posts: InstagramPost[]; nextCursor: string | null }> {
  const before = readTimeCursor(ask.cursor)
  const rows = await ctx.tx((tx) =>
    prepared<Row>(tx, `posts.list.${ask.unassociated}.${before !== null}`, statement(ask, before !== null), [
      ctx.companyId,
      ctx.brandId,
      ask.platform,
      ask.limit + 1,
      ...(before ? [before.at, before.id] : []),
    ]),
  )
  const page = rows.slice(0, ask.limit)
  const last = page.at(-1)
  return {
    posts: page.map((row) => present(ctx, row)),
    nextCursor: rows.length > ask.limit && last ? timeCursor(last) : null,
  }
}

export async function readPost(tx: Tx, ctx: Ctx, platform: string, mediaId: string): Promise<InstagramPost | null> {
  const [row] = await prepared<Row>(tx, 'posts.get', `${select} and o.external_id = $4`, [
    ctx.companyId,
    ctx.brandId,
    platform,
    mediaId,
  ])
  return row ? present(ctx, row) : null
}

// Falls back to the time of creation here if the platform gave none.
const place = 'coalesce(o.posted_at, o.created_at)'

const select = `select o.id, o.external_id, o.caption, o.permalink, o.picture_url, o.posted_at, ${place} as at,
    o.product_id, p.title as product_title, o.product_selected_at,
    (select count(*)::int from app.comments c where c.company_id = $1 and c.brand_id = $2 and c.platform = $3
      and c.post_external_id = o.external_id) as comments,
    (select c.content from app.comments c where c.company_id = $1 and c.brand_id = $2 and c.platform = $3
      and c.post_external_id = o.external_id order by c.occurred_at desc limit 1) as content,
    (select n.id from app.products n where n.company_id = $1 and n.brand_id = $2 and length(n.title) > 3
      and position(lower(n.title) in lower(o.caption)) > 0 order by length(n.title) desc limit 1) as suggested_id
  from app.posts o left join app.products p on p.company_id = $1 and p.id = o.product_id
  where o.company_id = $1 and o.brand_id = $2 and o.platform = $3`

const statement = ({ unassociated }: PostsAsk, before: boolean): string =>
  `${select} ${unassociated ? 'and o.product_id is null' : ''} ${before ? `and (${place}, o.id) < ($5, $6)` : ''}
   order by ${place} desc, o.id desc limit $4`

const present = (ctx: Ctx, row: Row): InstagramPost => ({
  mediaId: row.external_id,
  sampleCaption: cut(row.caption),
  sampleContent: cut(row.content),
  permalink: row.permalink,
  picture: row.picture_url ? ctx.rewrite(row.picture_url) : null,
  postedAt: row.posted_at?.toISOString() ?? null,
  comments: row.comments,
  productId: row.product_id,
  productTitle: row.product_title,
  productSelectedAt: row.product_selected_at?.toISOString() ?? null,
  suggestedProductId: row.product_id === null ? row.suggested_id : null,
})

/** 100 characters plus an ellipsis; surrogate pairs stay whole. */
function cut(text: string | null): string | null {
  if (text === null) return null
  const signs = [...text]
  return signs.length > 100 ? `${signs.slice(0, 100).join('')}…` : text
}
