import { html, json, type Answer, type Exchange, type Host } from '../server/exchange.ts'
import type { OAuthApp } from '../oauth/provider.ts'
import type { Store } from '../store/store.ts'
import { authenticate, failed, unauthorized, type ApiCaller } from './access.ts'
import { createOAuth } from './oauth.ts'
import { listForApp, listUgc, writeComment } from './reviews.ts'
import { listWebhooks, registerWebhook, removeWebhook } from './webhooks.ts'

/** Three API families with separate host names; tokens only work within their own family. */
export function createYotpo(store: Store, app: OAuthApp, productUrl: string | null): Host {
  const oauth = createOAuth(store, app, productUrl === null ? null : `${productUrl}/integration/yotpo/callback`)
  return {
    platform: 'yotpo',
    names: ['developers.yotpo.com', 'api.yotpo.com', 'integrations-center.yotpo.com'],
    isWrite: ({ method, path }) => method === 'POST' && path.endsWith('/comment'),
    // A gateway in front of it returns HTML, and 429 has an empty body.
    failure: (status, reason) => {
      if (status >= 500) return html(status, PAGE)
      return status === 429 ? { status, bytes: '' } : failed(status, reason, 'Exception')
    },
    spoil: (fault) => {
      if (fault === 'error-in-200') return json(200, { status: { code: 500, message: 'Internal error' } })
      if (fault === 'blocked') return html(200, PAGE)
      if (fault === 'forbidden') return failed(403, 'Not allowed', 'ForbiddenException')
      if (fault === 'expired') return unauthorized()
      return fault === 'throttled' ? { status: 429, bytes: '' } : null
    },
    answer: (exchange) => {
      const { host, method, path } = exchange
      if (host === 'integrations-center.yotpo.com') return answerCenter(oauth, exchange)
      if (host === 'api.yotpo.com' && method === 'POST' && path === '/oauth/token') return oauth.utoken(exchange)
      if (host === 'api.yotpo.com') return answerUgc(store, exchange)
      if (method === 'POST' && path === '/v2/oauth2/token') return oauth.token(exchange)
      return answerApp(store, exchange)
    },
  }
}

function answerCenter(oauth: ReturnType<typeof createOAuth>, exchange: Exchange): Answer {
  if (exchange.path === '/app/' || exchange.path === '/app') return oauth.frontPage()
  const [, clientId] = /^\/app\/install\/applications\/([^/]+)$/.exec(exchange.path) ?? []
  return clientId ? oauth.install(exchange, decodeURIComponent(clientId)) : html(404, PAGE)
}

function answerUgc(store: Store, exchange: Exchange): Answer {
  const [, app] = /^\/v1\/apps\/([^/]+)\/reviews$/.exec(exchange.path) ?? []
  if (!app || exchange.method !== 'GET') return notFound()
  const caller = authenticate(store, exchange, decodeURIComponent(app), 'utoken')
  return caller ? listUgc(store, caller, exchange) : unauthorized()
}

function answerApp(store: Store, exchange: Exchange): Answer {
  const [, app, rest = ''] = /^\/v2\/([^/]+)\/(.+)$/.exec(exchange.path) ?? []
  const [, what = '', id = '', tail = ''] = /^(\w+)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(rest) ?? []
  const call = CALLS[`${exchange.method} ${what}${id && '/:id'}${tail && `/${tail}`}`]
  if (!app || !call) return notFound()
  const caller = authenticate(store, exchange, decodeURIComponent(app), 'access_token')
  return caller ? call(store, caller, exchange, id) : unauthorized()
}

const CALLS: Record<string, (store: Store, caller: ApiCaller, exchange: Exchange, id: string) => Answer> = {
  'GET reviews': listForApp,
  'POST reviews/:id/comment': writeComment,
  'GET webhooks': listWebhooks,
  'POST webhooks': registerWebhook,
  'DELETE webhooks/:id': removeWebhook,
}

const notFound = (): Answer => failed(404, 'Not found', 'NotFoundException')

const PAGE = '<!doctype html><html><body><h1>Yotpo</h1><p>We are sorry, something went wrong.</p></body></html>'
