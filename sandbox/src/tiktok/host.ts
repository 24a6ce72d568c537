import { fieldsOf, json, type Answer, type Exchange, type Host } from '../server/exchange.ts'
import type { OAuthApp } from '../oauth/provider.ts'
import type { WebhookSender } from '../webhooks/webhook-sender.ts'
import type { Store } from '../store/store.ts'
import { signedIn, type Ask } from './access.ts'
import { changeComment, createComment, createReply, listComments, listReplies } from './comments.ts'
import { noSuchPath, spoilTiktok, tiktokFailure } from './envelope.ts'
import { createOAuth } from './oauth.ts'
import { listVideos, describeAccount } from './videos.ts'
import { answerWebhooks } from './webhooks.ts'

/** TikTok's API for Business, accounts part: consent, tokens, videos, comments, replies, webhooks. */
export function createTiktok(store: Store, app: OAuthApp, sender: WebhookSender): Host {
  const oauth = createOAuth(store, app)
  return {
    platform: 'tiktok',
    names: ['www.tiktok.com', 'business-api.tiktok.com'],
    isWrite: ({ method, path }) => method === 'POST' && path.endsWith('/create/'),
    failure: tiktokFailure,
    spoil: spoilTiktok,
    answer: (exchange) => {
      if (exchange.host === 'www.tiktok.com') {
        return /^\/v2\/auth\/authorize\/?$/.test(exchange.path) ? oauth.authorize(exchange) : json(404, {})
      }
      const [, path] = /^\/open_api\/v1\.3\/(.+)\/$/.exec(exchange.path) ?? []
      if (path === undefined) return noSuchPath()
      const [, tokenCall] = /^tt_user\/(?:oauth2\/)?(token|refresh_token|revoke|token_info)(?:\/get)?$/.exec(path) ?? []
      if (tokenCall && exchange.method === 'POST') return oauth.call(tokenCall, exchange) ?? noSuchPath()
      const [, webhookCall] = /^business\/webhook\/(update|list|delete)$/.exec(path) ?? []
      if (webhookCall) return answerWebhooks(store, exchange, oauth.knowsApp, webhookCall)
      return answerAccount(store, sender, exchange, path)
    },
  }
}

function answerAccount(store: Store, sender: WebhookSender, exchange: Exchange, path: string): Answer {
  const call = CALLS[`${exchange.method} ${path}`]
  if (!call) return noSuchPath()
  const given = exchange.method === 'GET' ? Object.fromEntries(exchange.query) : textsIn(exchange)
  const ask = signedIn(store, exchange, given)
  return 'refusal' in ask ? ask.refusal : call(store, ask, sender)
}

// Ids must be text, because a number can't hold 19 digits exactly.
const textsIn = (exchange: Exchange): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(exchange) ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

const CALLS: Record<string, (store: Store, ask: Ask, sender: WebhookSender) => Answer> = {
  'GET business/get': describeAccount,
  'GET business/video/list': listVideos,
  'GET business/comment/list': listComments,
  'GET business/comment/reply/list': listReplies,
  'POST business/comment/reply/create': createReply,
  'POST business/comment/create': createComment,
  'POST business/comment/hide': (store, ask) => changeComment(store, ask, 'hide'),
  'POST business/comment/delete': (store, ask) => changeComment(store, ask, 'delete'),
}
