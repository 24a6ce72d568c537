import { json, type Answer, type Exchange, type Host } from '../server/exchange.ts'
import type { OwnFault } from '../store/faults.ts'
import type { Store } from '../store/store.ts'
import { authenticate, type Caller } from './access.ts'
import type { OAuthApp } from '../oauth/provider.ts'
import { createOAuth } from './oauth.ts'
import { listProducts, oneProduct } from './products.ts'
import { holdsReply, postReply, putReply } from './replies.ts'
import { countReviews, listReviews, moderateReview, oneReview } from './reviews.ts'
import { changeWebhook, listWebhooks, registerWebhook, removeWebhook } from './webhooks.ts'

/** Judge.me: `ratePerSecond` per shop, 0 for no limit. */
export function createJudgeme(store: Store, ratePerSecond: number, app: OAuthApp): Host {
  const oauth = createOAuth(store, app)
  const limit = createRateLimit(ratePerSecond)
  return {
    platform: 'judgeme',
    names: ['api.judge.me', 'judge.me', 'app.judge.me'],
    isWrite: (exchange) =>
      (exchange.method === 'POST' && exchange.path === '/api/v1/replies') ||
      (exchange.method === 'PUT' && holdsReply(exchange)),
    failure: (status, reason) => json(status, { error: status === 401 ? BAD_ACCESS : reason }),
    spoil: spoilJudgeme,
    answer: (exchange) => {
      const { path, method } = exchange
      if (path === '/oauth/authorize' && exchange.host === 'app.judge.me') return oauth.authorize(exchange)
      if (path === '/oauth/token' && exchange.host !== 'api.judge.me' && method === 'POST') return oauth.token(exchange)
      if (exchange.host === 'app.judge.me' || !path.startsWith('/api/v1/')) return json(404, { error: 'Not found' })
      return answerApi(store, limit, exchange)
    },
  }
}

/** None of this is documented: a 429 without a retry time, and the same error field for every status. */
function spoilJudgeme(fault: OwnFault): Answer {
  if (fault === 'throttled') return json(429, { error: 'Too many requests' })
  if (fault === 'error-in-200') return json(200, { error: 'Internal error' })
  if (fault === 'forbidden') return json(403, { error: NO_ACCESS })
  return fault === 'blocked' ? json(422, { error: 'Content is not allowed' }) : json(401, { error: BAD_ACCESS })
}

function answerApi(store: Store, limit: (shop: string) => number | null, exchange: Exchange): Answer {
  const caller = authenticate(store, exchange)
  if (!caller) return json(401, { error: BAD_ACCESS })
  const wait = limit(caller.shop.domain)
  if (wait !== null) return json(429, { error: 'Too many requests' }, { 'retry-after': String(wait) })
  const [, resource = '', id = null] = /^\/api\/v1\/([a-z_]+)(?:\/([^/]+))?$/.exec(exchange.path) ?? []
  const call =
    CALLS[`${exchange.method} ${resource}${id === null ? '' : id === 'count' || id === 'info' ? `/${id}` : '/:id'}`]
  if (!call) return json(404, { error: 'Not found' })
  if (!caller.may(call.scope)) return json(403, { error: NO_ACCESS })
  return call.answer(store, caller, exchange, id ?? '')
}

interface ApiCall {
  /** Null if no scope is known to be needed. */
  scope: string | null
  answer(store: Store, caller: Caller, exchange: Exchange, id: string): Answer
}

// Scopes of webhooks and of a reply by PUT: NangoHQ/integration-templates, judgeme-oauth (each action names its own).
// write_replies for POST /replies, as PipedreamHQ's Judge.me app requests it.
const CALLS: Record<string, ApiCall> = {
  'GET shops/info': { scope: null, answer: (_, caller) => json(200, { shop: shopInfo(caller) }) },
  'GET reviews': { scope: null, answer: listReviews },
  'GET reviews/count': { scope: null, answer: countReviews },
  'GET reviews/:id': { scope: null, answer: oneReview },
  'PUT reviews/:id': {
    scope: 'write_reviews',
    answer: (...given) => (holdsReply(given[2]) ? putReply(...given) : moderateReview(...given)),
  },
  'POST replies': { scope: 'write_replies', answer: postReply },
  'GET products': { scope: null, answer: listProducts },
  'GET products/:id': { scope: null, answer: oneProduct },
  'GET webhooks': { scope: 'read_settings', answer: listWebhooks },
  'POST webhooks': { scope: 'write_settings', answer: registerWebhook },
  'PUT webhooks': { scope: 'write_settings', answer: changeWebhook },
  'DELETE webhooks': { scope: 'write_settings', answer: removeWebhook },
}

function shopInfo({ shop }: Caller) {
  return { name: shop.name, domain: shop.domain, platform: 'shopify', owner: shop.name, plan: 'awesome' }
}

// Recorded on 2026-08-24 in NangoHQ/integration-templates, judgeme-oauth.
const NO_ACCESS = "You don't have access to the resource"

// One message for a wrong token and a wrong shop, as third-party connectors report it; undocumented.
const BAD_ACCESS = 'Failed to authenticate. Shop domain or Api Token is wrong'

/** A token bucket per shop; returns the seconds to wait, or null if the request may pass. */
function createRateLimit(perSecond: number): (shop: string) => number | null {
  const burst = Math.max(BURST, perSecond)
  const buckets = new Map<string, { left: number; at: number }>()
  return (shop) => {
    if (perSecond <= 0) return null
    const now = performance.now()
    const bucket = buckets.get(shop) ?? { left: burst, at: now }
    const left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond)
    const allowed = left >= 1
    buckets.set(shop, { left: allowed ? left - 1 : left, at: now })
    return allowed ? null : Math.max(1, Math.ceil((1 - left) / perSecond))
  }
}

const BURST = 5
