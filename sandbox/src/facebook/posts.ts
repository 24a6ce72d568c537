import type { Answer } from '../server/exchange.ts'
import { may, notAllowed } from '../graph/access.ts'
import type { Ask } from '../graph/ask.ts'
import { graphTime, pageOf, within } from '../graph/page-of.ts'
import type { Account } from '../store/accounts.ts'
import type { Token } from '../store/tokens.ts'
import type { Store } from '../store/store.ts'

export function listPosts(store: Store, ask: Ask, token: Token, page: Account): Answer {
  if (token.state !== 'reduced' && !may(token, 'pages_read_engagement')) return notAllowed('pages_read_engagement')
  const posts = within(ask, store.posts.of('facebook', page.account)).toReversed()
  return pageOf(
    ask,
    posts.map((post) => ({
      id: post.id,
      message: post.caption,
      created_time: graphTime(post.createdAt),
      permalink_url: `https://www.facebook.com/${post.id.replace('_', '/posts/')}`,
      ...(post.picture === null ? {} : { full_picture: `https://cdn.shopify.com/demo/${post.picture}` }),
    })),
    { type: 'PagePost' },
  )
}
