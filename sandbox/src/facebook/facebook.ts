import type { Answer } from '../server/exchange.ts'
import { may, notAllowed, signedIn } from '../graph/access.ts'
import type { Ask, GraphPart } from '../graph/ask.ts'
import { graphError, notFound } from '../graph/errors.ts'
import { objectOf } from '../graph/page-of.ts'
import { subscribe } from '../graph/subscribe.ts'
import type { OAuthApp } from '../oauth/provider.ts'
import type { WebhookSender } from '../webhooks/webhook-sender.ts'
import type { Account } from '../store/accounts.ts'
import type { Token } from '../store/tokens.ts'
import type { Store } from '../store/store.ts'
import { answerComment, listComments, postReply } from './comments.ts'
import { createOAuth } from './oauth.ts'
import { listPages } from './pages.ts'
import { listPosts } from './posts.ts'

/** Pages, their posts and comments. */
export function createFacebook(store: Store, app: OAuthApp, sender: WebhookSender): GraphPart {
  const oauth = createOAuth(store, app)
  return {
    owns: () => true,
    authorize: oauth.authorize,
    answer: (ask) => {
      if (ask.path.join('/') === 'oauth/access_token') return oauth.token(ask)
      const token = signedIn(store, 'facebook', ask.token)
      if ('refusal' in token) return token.refusal
      if (ask.path[0] === 'me' && ask.path[1] === 'accounts') return listPages(store, ask, token)
      if (ask.path[0] === 'me' && ask.path[1] === 'permissions') return permissions(ask, token)
      const page = store.accounts.find('facebook', token.account)
      return page ? answerPage(store, ask, { token, page, sender }) : notFound(ask.path[0] ?? '')
    },
  }
}

function answerPage(store: Store, ask: Ask, who: { token: Token; page: Account; sender: WebhookSender }): Answer {
  const { token, page } = who
  const [first = '', edge] = ask.path
  if (first === 'me' || first === page.account) {
    if (edge === undefined) return objectOf(ask, { id: page.account, name: page.name })
    if (edge === 'subscribed_apps') return subscribePage(store, ask, token, page)
    if (edge === 'ratings') return graphError(12, '(#12) ratings is deprecated for versions v22.0 and higher')
    return POSTS.has(edge) ? listPosts(store, ask, token, page) : notFound(edge)
  }
  const post = store.posts.find(first)
  if (post?.platform === 'facebook' && post.account === page.account && edge === 'comments') {
    return listComments(store, ask, token, store.posts.comments(post.id))
  }
  const comment = store.posts.comment(first)
  if (comment?.platform !== 'facebook' || comment.account !== page.account) return notFound(first)
  if (edge === undefined) return answerComment(store, ask, token, comment)
  if (edge !== 'comments') return notFound(`${first}/${edge}`)
  if (ask.method === 'POST') return postReply(store, ask, { ...who, comment })
  return listComments(store, ask, token, store.posts.replies(comment.id))
}

/** Meta, "Page subscribed apps": subscribing needs pages_manage_metadata. */
function subscribePage(store: Store, ask: Ask, token: Token, { account }: Account): Answer {
  const isAllowed = token.state === 'reduced' || may(token, 'pages_manage_metadata')
  return isAllowed ? subscribe(store, ask, token, account, []) : notAllowed('pages_manage_metadata')
}

function permissions(ask: Ask, token: Token): Answer {
  const declined = (token.details['asked'] ?? '').split(',').filter((scope) => scope && !token.scopes.includes(scope))
  const withStatus = (status: string) => (permission: string) => ({ id: permission, permission, status })
  const data = [...token.scopes.map(withStatus('granted')), ...declined.map(withStatus('declined'))]
  return objectOf(ask, { data: data.map(({ id: _, ...rest }) => rest) })
}

const POSTS = new Set(['published_posts', 'feed', 'posts'])
