import type { Answer } from '../server/exchange.ts'
import type { Ask } from '../graph/ask.ts'
import { graphTime, pageOf, within } from '../graph/page-of.ts'
import type { Account } from '../world/accounts.ts'
import type { World } from '../world/world.ts'

export function listMedia(world: World, ask: Ask, account: Account): Answer {
  const posts = within(ask, world.posts.of('instagram', account.account)).toReversed()
  return pageOf(
    ask,
    posts.map((post) => ({
      id: post.id,
      caption: post.caption,
      media_type: post.kind === 'REELS' ? 'VIDEO' : 'IMAGE',
      media_product_type: post.kind,
      permalink: `https://www.instagram.com/p/${post.id}/`,
      timestamp: graphTime(post.createdAt),
      comments_count: world.posts.comments(post.id).length,
      like_count: 0,
      ...(post.picture === null ? {} : { media_url: `https://cdn.shopify.com/demo/${post.picture}` }),
    })),
    { type: 'IGMedia' },
  )
}
