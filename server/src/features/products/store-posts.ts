import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { IncomingPost } from '../../platforms/platform.ts'

/** Stores posts that have comments and keeps manually linked products. */
export async function storePosts(tx: Tx, ctx: Ctx, platform: string, posts: IncomingPost[]): Promise<void> {
  if (posts.length === 0) return
  const all = [...new Map(posts.map((post) => [post.externalId, post])).values()]
  await prepared(tx, 'posts.store', statement, [
    ctx.companyId,
    ctx.brandId,
    platform,
    ctx.now(),
    all.map(() => newId()),
    all.map((post) => post.externalId),
    all.map((post) => post.caption),
    all.map((post) => post.permalink),
    all.map((post) => post.pictureUrl),
    all.map((post) => post.postedAt),
  ])
}

const statement = `insert into app.posts as p (company_id, brand_id, platform, created_at, id, external_id, caption,
    permalink, picture_url, posted_at)
  select $1, $2, $3, $4, t.* from unnest($5::uuid[], $6::text[], $7::text[], $8::text[], $9::text[], $10::timestamptz[]) as t
  on conflict (company_id, brand_id, platform, external_id) do update set caption = excluded.caption,
    permalink = excluded.permalink, picture_url = excluded.picture_url, posted_at = excluded.posted_at
  where (p.caption, p.permalink, p.picture_url, p.posted_at)
    is distinct from (excluded.caption, excluded.permalink, excluded.picture_url, excluded.posted_at)`

/** Creates posts that comments refer to before the platform sent them. The next sync adds their text. */
export async function upsertPosts(tx: Tx, ctx: Ctx, platform: string, externalIds: string[]): Promise<void> {
  await prepared(
    tx,
    'posts.upsert',
    `insert into app.posts (company_id, brand_id, platform, created_at, id, external_id)
     select $1, $2, $3, $4, t.* from unnest($5::uuid[], $6::text[]) as t on conflict do nothing`,
    [ctx.companyId, ctx.brandId, platform, ctx.now(), externalIds.map(() => newId()), externalIds],
  )
}
