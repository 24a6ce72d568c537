import { fieldsOf, json, textIn, type Answer, type Exchange } from '../server/exchange.ts'
import { createAuthorizations, type Authorizations } from '../oauth/authorizations.ts'
import type { OAuthApp } from '../oauth/provider.ts'
import { newSecret } from '../store/secrets.ts'
import type { Store } from '../store/store.ts'

/** By platform: scopes that our app isn't registered for. */
export const REFUSED_SCOPES = 'refused-scopes'

export function createOAuth(store: Store, app: OAuthApp) {
  const authorizations = createAuthorizations(store, {
    platform: 'judgeme',
    name: 'Judge.me',
    color: '#108474',
    app,
    choice: 'one',
    defaultScopes: ['public'],
    refusedScopes: () => (store.collections.get(REFUSED_SCOPES, 'judgeme') as string[] | null) ?? [],
    accounts: (query) => shopsFirst(store, query.get('shop_domain') ?? query.get('shop')),
  })
  return {
    authorize: (exchange: Exchange): Answer => authorizations.authorize(exchange),
    token: (exchange: Exchange): Answer => exchangeCode(store, authorizations, fieldsOf(exchange) ?? {}),
  }
}

function shopsFirst(store: Store, preferred: string | null) {
  const shops = [...store.shops.values()].filter(({ platform }) => platform === 'judgeme')
  return shops
    .map(({ domain: account, name }) => ({ account, name }))
    .toSorted((a, b) => Number(b.account === preferred) - Number(a.account === preferred))
}

function exchangeCode(store: Store, authorizations: Authorizations, fields: Record<string, unknown>): Answer {
  if (fields['grant_type'] !== 'authorization_code') return json(400, { error: 'unsupported_grant_type' })
  const clientSecret = textIn(fields, 'client_secret')
  const grant = authorizations.redeem({
    code: textIn(fields, 'code'),
    clientId: textIn(fields, 'client_id'),
    clientSecret,
    redirectUri: textIn(fields, 'redirect_uri'),
  })
  if (typeof grant === 'string') return json(grant === 'invalid_client' ? 401 : 400, { error: grant })
  const { accounts, scopes } = grant
  const token = newSecret('jm_oauth')
  const issued = { token, platform: 'judgeme', account: accounts[0]!, scopes, signingKey: clientSecret }
  store.commit({ type: 'token-given', token: { ...issued, issuedAt: store.clock.now().toISOString() } })
  return json(200, { access_token: token, token_type: 'Bearer', scope: scopes.join(' ') })
}
