import { fieldsOf, json, textIn, type Answer, type Exchange, type Host } from '../server/exchange.ts'
import { createAuthorizations, type Authorizations } from '../oauth/authorizations.ts'
import type { OAuthApp } from '../oauth/provider.ts'
import type { Store } from '../store/store.ts'
import { answerAdmin } from './admin-properties.ts'
import { googleError, googleFailure, noPermission, spoilGoogle, unauthenticated } from './analytics-errors.ts'
import { beginGrant, endGrant, renewGrant, SCOPE, whoAsks } from './analytics-grants.ts'
import { runReport } from './analytics-report.ts'
import type { People } from './people.ts'

const APIS = ['analyticsdata.googleapis.com', 'analyticsadmin.googleapis.com']

/** Google Analytics: its two APIs and consents for it; consents without analytics scopes are for sign-in. */
export function createAnalytics(store: Store, app: OAuthApp, people: People, signIn: Host): Host {
  const authorizations = createAuthorizations(store, {
    platform: 'google',
    name: 'Google',
    color: '#1a73e8',
    app,
    choice: 'one',
    defaultScopes: [SCOPE],
    accounts: () => people.all().map(({ email: account, name }) => ({ account, name })),
  })
  return {
    platform: 'google',
    names: [...signIn.names, ...APIS],
    isWrite: () => false,
    failure: googleFailure,
    spoil: (fault, { host }) => (APIS.includes(host) ? spoilGoogle(fault) : null),
    answer: (exchange) => {
      const place = exchange.host + exchange.path
      const isOurs = exchange.query.get('scope')?.includes(SCOPE)
      if (place === 'accounts.google.com/o/oauth2/v2/auth' && isOurs) return authorizations.authorize(exchange)
      if (place === 'oauth2.googleapis.com/token') return answerToken(store, authorizations, signIn, exchange)
      if (place === 'oauth2.googleapis.com/revoke' && exchange.method === 'POST') return revoke(store, exchange)
      return APIS.includes(exchange.host) ? answerApi(store, exchange) : signIn.answer(exchange)
    },
  }
}

function answerToken(
  store: Store,
  authorizations: Authorizations,
  signIn: Host,
  exchange: Exchange,
): Answer | Promise<Answer> {
  const fields = fieldsOf(exchange) ?? {}
  const [clientId, clientSecret] = [textIn(fields, 'client_id'), textIn(fields, 'client_secret')]
  if (fields['grant_type'] === 'refresh_token') {
    if (!authorizations.knowsApp(clientId, clientSecret)) return json(401, { error: 'invalid_client' })
    const renewed = renewGrant(store, textIn(fields, 'refresh_token'))
    if (!renewed) return dead()
    return json(200, tokenBody(renewed.access, renewed.scopes))
  }
  const query = { code: textIn(fields, 'code'), redirectUri: textIn(fields, 'redirect_uri') }
  const verifier = textIn(fields, 'code_verifier')
  const grant = authorizations.redeem({ ...query, clientId, clientSecret, verifier })
  // An unknown code may belong to sign-in.
  if (typeof grant === 'string') return signIn.answer(exchange)
  const { access, refresh } = beginGrant(store, grant.accounts[0] ?? '', grant.scopes)
  const isKept = grant.query.get('access_type') === 'offline'
  return json(200, { ...tokenBody(access, grant.scopes), ...(isKept ? { refresh_token: refresh } : {}) })
}

const tokenBody = (access: string, scopes: string[]) => ({
  access_token: access,
  expires_in: 3599,
  scope: scopes.join(' '),
  token_type: 'Bearer',
})

// developers.google.com/identity/protocols/oauth2, "Refresh token expiration".
const dead = (): Answer =>
  json(400, { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' })

function revoke(store: Store, exchange: Exchange): Answer {
  const token = textIn(fieldsOf(exchange) ?? {}, 'token')
  return endGrant(store, token) ? json(200, {}) : json(400, { error: 'invalid_token' })
}

function answerApi(store: Store, exchange: Exchange): Answer {
  const { host, path, method, headers } = exchange
  const [, id = null] = /^\/v1beta\/properties\/(\d+)/.exec(path) ?? []
  const caller = whoAsks(store, headers.authorization, id)
  if (caller === 'unauthenticated') return unauthenticated()
  if (caller === 'forbidden') return noPermission()
  if (host === 'analyticsadmin.googleapis.com' && method === 'GET') return answerAdmin(store, caller.email, exchange)
  const property = store.accounts.find('google', id ?? '')
  const isReport = method === 'POST' && path === `/v1beta/properties/${id}:runReport`
  return isReport && property
    ? runReport(store, property, exchange)
    : googleError(404, 'Requested entity was not found.')
}
