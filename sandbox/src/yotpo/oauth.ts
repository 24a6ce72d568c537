import { fieldsOf, html, json, textIn, type Answer, type Exchange } from '../server/exchange.ts'
import { createAuthorizations, type Authorizations } from '../oauth/authorizations.ts'
import type { OAuthApp, Provider } from '../oauth/provider.ts'
import { readDecision } from '../oauth/read-decision.ts'
import { newSecret } from '../store/secrets.ts'
import type { Store } from '../store/store.ts'
import { unauthorized } from './access.ts'

const FOURTEEN_DAYS_MS = 14 * 86_400_000

/** `callback` is the app's registered redirect URI; without it, the URL in the query is used. */
export function createOAuth(store: Store, app: OAuthApp, callback: string | null) {
  const provider: Provider = {
    platform: 'yotpo',
    name: 'Yotpo',
    color: '#0042e4',
    app,
    choice: 'one',
    defaultScopes: ['reviews'],
    accounts: () =>
      [...store.shops.values()]
        .filter(({ platform }) => platform === 'yotpo')
        .map(({ domain: account, name }) => ({ account, name })),
  }
  const authorizations = createAuthorizations(store, provider)
  return {
    /** Only the browser receives the fragment, so a script on the page redirects. */
    frontPage: (): Answer => html(200, FRONT_PAGE),
    install: (exchange: Exchange, clientId: string): Answer => {
      const query = new URLSearchParams(exchange.query)
      query.set('client_id', clientId)
      const back = exchange.query.get('redirect_uri') ?? callback
      if (back !== null) query.set('redirect_uri', back)
      const redirected = { ...exchange, query }
      return withAppKey(provider, redirected, authorizations.authorize(redirected))
    },
    token: (exchange: Exchange): Answer => redeem(store, authorizations, fieldsOf(exchange) ?? {}),
    utoken: (exchange: Exchange): Answer => giveUtoken(store, fieldsOf(exchange) ?? {}),
  }
}

function withAppKey(provider: Provider, exchange: Exchange, answer: Answer): Answer {
  const location = 'headers' in answer ? answer.headers?.['location'] : undefined
  if (!location || !('status' in answer) || answer.status !== 302) return answer
  const back = new URL(location)
  const account = back.searchParams.has('code') ? readDecision(provider, exchange)?.accounts[0] : undefined
  if (account === undefined) return answer
  back.searchParams.set('app_key', account)
  return { ...answer, headers: { ...answer.headers, location: back.href } }
}

/** A token of the one-click app is valid until it's removed. */
function redeem(store: Store, authorizations: Authorizations, fields: Record<string, unknown>): Answer {
  if (fields['grant_type'] !== 'authorization_code') return json(400, { error: 'unsupported_grant_type' })
  const clientSecret = textIn(fields, 'client_secret')
  const grant = authorizations.redeem({
    code: textIn(fields, 'code'),
    clientId: textIn(fields, 'client_id'),
    clientSecret,
    redirectUri: textIn(fields, 'redirect_uri'),
  })
  if (typeof grant === 'string') return json(grant === 'invalid_client' ? 401 : 400, { error: grant })
  const token = newSecret('yat')
  const issued = {
    token,
    platform: 'yotpo',
    account: grant.accounts[0]!,
    scopes: grant.scopes,
    signingKey: clientSecret,
  }
  store.commit({ type: 'token-given', token: { ...issued, issuedAt: store.clock.now().toISOString() } })
  return json(200, { access_token: token, token_type: 'bearer' })
}

/** The account's key and secret give a read-only token, valid for 14 days although the response doesn't say so. */
function giveUtoken(store: Store, fields: Record<string, unknown>): Answer {
  const account = textIn(fields, 'client_id')
  const secret = store.tokens.find(textIn(fields, 'client_secret'))
  const isRight = secret?.platform === 'yotpo' && secret.kind === 'private' && secret.account === account
  if (!isRight || fields['grant_type'] !== 'client_credentials') return unauthorized()
  const now = store.clock.now()
  const token = newSecret('ut')
  const expiresAt = new Date(now.getTime() + FOURTEEN_DAYS_MS).toISOString()
  const issued = { token, platform: 'yotpo', account, kind: 'utoken', issuedAt: now.toISOString(), expiresAt }
  store.commit({ type: 'token-given', token: issued })
  return json(200, { access_token: token, token_type: 'bearer' })
}

const FRONT_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Yotpo (sandbox)</title></head>
<body><p id="said">One moment.</p><script>
if (location.hash.startsWith('#/install/')) location.replace(location.pathname.replace(/\\/$/, '') + location.hash.slice(1))
else document.getElementById('said').textContent = 'There is nothing here without an app to install.'
</script></body></html>`
