import type { Answer } from '../server/exchange.ts'
import type { Ask } from '../graph/ask.ts'
import { graphTime, pageOf, within } from '../graph/page-of.ts'
import type { Account } from '../store/accounts.ts'
import type { Store } from '../store/store.ts'

export function listMedia(store: Store, ask: Ask, account: Account): Answer {
  const posts = within(ask, store.posts.of('instagram', account.account)).toReversed()
  return pageOf(
    ask,
    posts.map((post) => ({
      id: post.id,
      caption: post.caption,
      media_type: post.kind === 'REELS' ? 'VIDEO' : 'IMAGE',
      media_product_type: post.kind,
      permalink: `https://www.instagram.com/p/${post.id}/`,
      timestamp: graphTime(post.createdAt),
      comments_count: store.posts.comments(post.id).length,
      like_count: 0,
      ...(post.picture === null ? {} : { media_url: `https://cdn.shopify.com/demo/${post.picture}` }),
    })),
    { type: 'IGMedia' },
  )
}
