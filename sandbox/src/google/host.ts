import { fieldsOf, json, textIn, type Answer, type Exchange, type Host } from '../server/exchange.ts'
import { createAuthorizations, type Authorizations } from '../oauth/authorizations.ts'
import type { OAuthApp } from '../oauth/provider.ts'
import { newSecret } from '../store/secrets.ts'
import type { Store } from '../store/store.ts'
import { identityToken } from './identity-token.ts'
import { createKeys, type Keys } from './keys.ts'
import type { People } from './people.ts'

/** Google as an identity provider: discovery, consent, tokens, keys. The account of a grant is a person's address. */
export function createGoogle(store: Store, app: OAuthApp, people: People): Host {
  const keys = createKeys()
  const authorizations = createAuthorizations(store, {
    platform: 'google',
    name: 'Google',
    color: '#1a73e8',
    app,
    choice: 'one',
    defaultScopes: ['openid'],
    accounts: (query) => peopleFirst(people, query.get('login_hint')),
  })
  /** Users by access token; in memory only, as sign-in stores none. */
  const issued = new Map<string, string>()
  return {
    platform: 'google',
    names: ['accounts.google.com', 'oauth2.googleapis.com', 'www.googleapis.com', 'openidconnect.googleapis.com'],
    isWrite: () => false,
    failure: (status, reason) => json(status, { error: { code: status, message: reason, status: 'UNAVAILABLE' } }),
    answer: (exchange) => {
      switch (`${exchange.host}${exchange.path}`) {
        case 'accounts.google.com/.well-known/openid-configuration':
          return json(200, DISCOVERY)
        case 'accounts.google.com/o/oauth2/v2/auth':
          return authorizations.authorize(exchange)
        case 'oauth2.googleapis.com/token':
          return exchangeCode(store, authorizations, { people, keys, issued }, exchange)
        case 'www.googleapis.com/oauth2/v3/certs':
          return json(200, keys.published(), { 'cache-control': 'public, max-age=20000' })
        case 'openidconnect.googleapis.com/v1/userinfo':
          return describeUser(people, issued, exchange)
        default:
          return json(404, { error: { code: 404, message: 'Not found', status: 'NOT_FOUND' } })
      }
    },
  }
}

interface Parts {
  people: People
  keys: Keys
  issued: Map<string, string>
}

function exchangeCode(store: Store, authorizations: Authorizations, parts: Parts, exchange: Exchange): Answer {
  const fields = fieldsOf(exchange) ?? {}
  if (fields['grant_type'] !== 'authorization_code') return json(400, { error: 'unsupported_grant_type' })
  const clientId = textIn(fields, 'client_id')
  const grant = authorizations.redeem({
    code: textIn(fields, 'code'),
    clientId,
    clientSecret: textIn(fields, 'client_secret'),
    redirectUri: textIn(fields, 'redirect_uri'),
    verifier: textIn(fields, 'code_verifier'),
  })
  if (grant === 'invalid_client') return json(401, { error: grant, error_description: 'Unauthorized' })
  if (grant === 'invalid_grant') return json(400, { error: grant, error_description: 'Malformed auth code.' })
  const person = parts.people.find(grant.accounts[0] ?? '')
  if (!person) return json(400, { error: 'invalid_grant' })
  const token = newSecret('ya29.')
  parts.issued.set(token, person.email)
  const about = { person, clientId, nonce: grant.query.get('nonce') }
  const isIdentity = grant.scopes.includes('openid')
  return json(200, {
    access_token: token,
    expires_in: 3599,
    scope: grant.scopes.join(' '),
    token_type: 'Bearer',
    ...(isIdentity ? { id_token: identityToken(store, parts.keys, parts.people.mode, about) } : {}),
  })
}

function describeUser(people: People, issued: Map<string, string>, { headers }: Exchange): Answer {
  const token = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  const person = people.find(issued.get(token) ?? '')
  if (!person) return json(401, { error: 'invalid_token' })
  return json(200, { sub: person.sub, name: person.name, email: person.email, email_verified: person.verified })
}

const peopleFirst = (people: People, preferred: string | null) =>
  people
    .all()
    .map(({ email: account, name }) => ({ account, name }))
    .toSorted((a, b) => Number(b.account === preferred) - Number(a.account === preferred))

/** The real discovery document; `OUTSIDE_BASE_URL` redirects each URL here. */
const DISCOVERY = {
  issuer: 'https://accounts.google.com',
  authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  token_endpoint: 'https://oauth2.googleapis.com/token',
  userinfo_endpoint: 'https://openidconnect.googleapis.com/v1/userinfo',
  revocation_endpoint: 'https://oauth2.googleapis.com/revoke',
  jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'email', 'profile'],
  code_challenge_methods_supported: ['S256'],
}
