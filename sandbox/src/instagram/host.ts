import { json, type Answer, type Exchange, type Host } from '../server/exchange.ts'
import { readAsk, type Ask } from '../graph/ask.ts'
import { signedIn } from '../graph/access.ts'
import { graphFailure, notFound, spoilGraph } from '../graph/errors.ts'
import { graphTime, objectOf, pageOf, within } from '../graph/page-of.ts'
import { subscribe } from '../graph/subscribe.ts'
import type { Account } from '../store/accounts.ts'
import type { OAuthApp } from '../oauth/provider.ts'
import type { WebhookSender } from '../webhooks/webhook-sender.ts'
import type { Token } from '../store/tokens.ts'
import type { Store } from '../store/store.ts'
import { answerComment, listComments, listReplies, postReply } from './comments.ts'
import { scopedIdOf } from './from-of.ts'
import { createOAuth } from './oauth.ts'
import { usernameOf } from './username.ts'

/** Instagram with Instagram Login: consent, tokens, media, comments and replies. */
export function createInstagram(store: Store, app: OAuthApp, sender: WebhookSender): Host {
  const oauth = createOAuth(store, app)
  return {
    platform: 'instagram',
    names: ['www.instagram.com', 'api.instagram.com', 'graph.instagram.com'],
    isWrite: ({ method, path }) => method === 'POST' && path.endsWith('/replies'),
    failure: graphFailure,
    spoil: spoilGraph,
    answer: (exchange) => {
      const { host, path, method } = exchange
      if (host === 'www.instagram.com' && path === '/oauth/authorize') return oauth.authorize(exchange)
      if (host === 'api.instagram.com' && path === '/oauth/access_token' && method === 'POST')
        return oauth.token(exchange)
      return host === 'graph.instagram.com' ? answerGraph(store, oauth, sender, exchange) : json(404, {})
    },
  }
}

function answerGraph(
  store: Store,
  oauth: ReturnType<typeof createOAuth>,
  sender: WebhookSender,
  exchange: Exchange,
): Answer {
  const ask = readAsk(exchange)
  const [first = '', edge] = ask.path
  if (first === 'access_token') return oauth.lengthen(ask)
  if (first === 'refresh_access_token') return oauth.refresh(ask)
  const token = signedIn(store, 'instagram', ask.token)
  if ('refusal' in token) return token.refusal
  const account = store.accounts.find('instagram', token.account)
  if (!account) return notFound(token.account)
  if (first === 'me' || first === account.account) return answerAccount(store, ask, token, account, edge)
  const post = store.posts.find(first)
  if (post?.account === account.account && edge === 'comments') return listComments(store, ask, token, post)
  const comment = store.posts.comment(first)
  if (comment?.account !== account.account || comment.platform !== 'instagram') return notFound(first)
  if (edge === undefined) return answerComment(store, ask, token, comment)
  if (edge !== 'replies') return notFound(`${first}/${edge}`)
  return ask.method === 'POST'
    ? postReply(store, ask, token, { comment, account, sender })
    : listReplies(store, ask, token, comment)
}

function answerAccount(store: Store, ask: Ask, token: Token, account: Account, edge: string | undefined): Answer {
  if (edge === 'media') return listMedia(store, ask, account)
  if (edge === 'subscribed_apps') return subscribe(store, ask, token, account.account, [])
  if (edge !== undefined) return notFound(edge)
  return objectOf(ask, {
    id: scopedIdOf(account.account),
    user_id: account.account,
    username: usernameOf(account),
    name: account.name,
    account_type: account.details['accountType'] ?? 'BUSINESS',
    profile_picture_url: 'https://cdn.shopify.com/demo/pictures/alder.svg',
  })
}

function listMedia(store: Store, ask: Ask, account: Account): Answer {
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
