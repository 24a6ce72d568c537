import { createHash } from 'node:crypto'
import { html, redirect, type Answer, type Exchange } from '../server/exchange.ts'
import { newSecret } from '../store/secrets.ts'
import type { Store } from '../store/store.ts'
import { requestedScopes } from './requested-scopes.ts'
import { consentPage, refusalPage } from './consent-page.ts'
import type { Grant, Provider } from './provider.ts'
import { readDecision } from './read-decision.ts'

export interface Authorizations {
  /** GET shows the consent page, POST decides and redirects. */
  authorize(exchange: Exchange): Answer
  /** A code works once, for its own app, redirect URI and verifier. */
  redeem(ask: Redemption): Grant | 'invalid_client' | 'invalid_grant'
  /** Whether the app's id and secret match. */
  knowsApp(clientId: string, clientSecret: string): boolean
}

export interface Redemption {
  code: string
  clientId: string
  clientSecret: string
  /** Null if the platform doesn't require it. */
  redirectUri: string | null
  verifier?: string | null
}

export function createAuthorizations(store: Store, provider: Provider): Authorizations {
  const grants = new Map<string, Grant>()
  const { app } = provider
  const knowsApp = (clientId: string, clientSecret: string): boolean =>
    clientId !== '' &&
    clientSecret !== '' &&
    (app.clientId ?? clientId) === clientId &&
    (app.clientSecret ?? clientSecret) === clientSecret
  return {
    knowsApp,
    authorize: (exchange) => {
      const problem = askProblem(provider, exchange.query)
      if (problem) return html(400, refusalPage(provider, problem))
      if (asksTooMuch(provider, exchange.query)) return invalidScope(exchange.query)
      if (exchange.method === 'POST') return decide(store, provider, grants, exchange)
      return html(200, consentPage(provider, exchange.query))
    },
    redeem: (ask) => {
      if (!knowsApp(ask.clientId, ask.clientSecret)) return 'invalid_client'
      const grant = grants.get(ask.code)
      grants.delete(ask.code)
      if (!grant || grant.until < store.clock.now().getTime() || grant.clientId !== ask.clientId) return 'invalid_grant'
      if (ask.redirectUri !== null && grant.redirectUri !== ask.redirectUri) return 'invalid_grant'
      return isVerified(grant.query, ask.verifier ?? '') ? grant : 'invalid_grant'
    },
  }
}

function askProblem(provider: Provider, query: URLSearchParams): string | null {
  const param = provider.clientParam ?? 'client_id'
  const clientId = query.get(param)
  if (!clientId || (provider.app.clientId ?? clientId) !== clientId) return `Unknown app (${param}).`
  if (!URL.canParse(query.get('redirect_uri') ?? '')) return 'The redirect URI is missing (redirect_uri).'
  if ((query.get('response_type') ?? 'code') !== 'code') return 'Only response_type=code is supported.'
  if (provider.needsPkce && !query.get('code_challenge')) return 'The code challenge is missing (code_challenge).'
  return null
}

function asksTooMuch(provider: Provider, query: URLSearchParams): boolean {
  const refused = provider.refusedScopes?.() ?? []
  return requestedScopes(provider, query).some((scope) => refused.includes(scope))
}

// RFC 6749, 4.1.2.1; the wording is Doorkeeper's, because Judge.me uses its paths.
function invalidScope(query: URLSearchParams): Answer {
  const back = new URL(query.get('redirect_uri')!)
  back.searchParams.set('error', 'invalid_scope')
  back.searchParams.set('error_description', 'The requested scope is invalid, unknown, or malformed.')
  if (query.has('state')) back.searchParams.set('state', query.get('state')!)
  return redirect(back.href)
}

function decide(store: Store, provider: Provider, grants: Map<string, Grant>, exchange: Exchange): Answer {
  const { query } = exchange
  const back = new URL(query.get('redirect_uri')!)
  if (query.has('state')) back.searchParams.set('state', query.get('state')!)
  const decision = readDecision(provider, exchange)
  if (!decision) {
    const denial = { error: 'access_denied', ...provider.denial }
    for (const [name, value] of Object.entries(denial)) back.searchParams.set(name, value)
    return redirect(back.href)
  }
  const code = newSecret('code')
  grants.set(code, {
    ...decision,
    platform: provider.platform,
    clientId: query.get(provider.clientParam ?? 'client_id')!,
    redirectUri: query.get('redirect_uri')!,
    query: query,
    until: store.clock.now().getTime() + (provider.codeLifeMs ?? CODE_LIFE_MS),
  })
  back.searchParams.set('code', code)
  return redirect(back.href + (provider.suffix ?? ''))
}

// RFC 7636 uses base64url, TikTok uses hexadecimal.
function isVerified(query: URLSearchParams, verifier: string): boolean {
  const challenge = query.get('code_challenge')
  if (!challenge) return true
  if (query.get('code_challenge_method') === 'plain') return challenge === verifier
  const digest = createHash('sha256').update(verifier).digest()
  return challenge === digest.toString('base64url') || challenge === digest.toString('hex')
}

const CODE_LIFE_MS = 600_000
