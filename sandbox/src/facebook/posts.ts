import type { Answer } from '../server/exchange.ts'
import { may, notAllowed } from '../graph/access.ts'
import type { Ask } from '../graph/ask.ts'
import { graphTime, pageOf, within } from '../graph/page-of.ts'
import type { Account } from '../world/accounts.ts'
import type { Token } from '../world/tokens.ts'
import type { World } from '../world/world.ts'

export function listPosts(world: World, ask: Ask, token: Token, page: Account): Answer {
  if (token.state !== 'reduced' && !may(token, 'pages_read_engagement')) return notAllowed('pages_read_engagement')
  const posts = within(ask, world.posts.of('facebook', page.account)).toReversed()
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
