import { json, type Answer, type Exchange } from '../server/exchange.ts'
import { signedIn } from '../graph/access.ts'
import type { Ask } from '../graph/ask.ts'
import { graphError } from '../graph/errors.ts'
import { createAuthorizations, type Authorizations } from '../oauth/authorizations.ts'
import type { OAuthApp } from '../oauth/provider.ts'
import { newSecret } from '../store/secrets.ts'
import type { Token } from '../store/tokens.ts'
import type { Store } from '../store/store.ts'

/** A code becomes a short-lived user token, which becomes a 60-day token; page tokens come from `/me/accounts`. */
export function createOAuth(store: Store, app: OAuthApp) {
  const authorizations = createAuthorizations(store, {
    platform: 'facebook',
    name: 'Facebook',
    color: '#1b63d6',
    app,
    choice: 'many',
    defaultScopes: ['pages_show_list'],
    accounts: () => store.accounts.of('facebook'),
    denial: { error_code: '200', error_reason: 'user_denied', error_description: 'Permissions error' },
  })
  return {
    authorize: (exchange: Exchange): Answer => authorizations.authorize(exchange),
    token: (ask: Ask): Answer =>
      ask.given['grant_type'] === 'fb_exchange_token'
        ? lengthen(store, authorizations, ask)
        : redeem(store, authorizations, ask),
  }
}

function redeem(store: Store, authorizations: Authorizations, { given }: Ask): Answer {
  const clientSecret = given['client_secret'] ?? ''
  const grant = authorizations.redeem({
    code: given['code'] ?? '',
    clientId: given['client_id'] ?? '',
    clientSecret,
    redirectUri: given['redirect_uri'] ?? '',
  })
  if (grant === 'invalid_client') return graphError(1, 'Error validating client secret.', { status: 400 })
  if (grant === 'invalid_grant') return graphError(100, 'This authorization code has been used.', { subcode: 36009 })
  const details = { pages: grant.accounts.join(','), asked: grant.query.get('scope') ?? '' }
  const person = { account: `person-${store.nextId()}`, scopes: grant.scopes, signingKey: clientSecret, details }
  return json(200, give(store, person, 'short', HOURS_MS))
}

function lengthen(store: Store, authorizations: Authorizations, { given }: Ask): Answer {
  if (!authorizations.knowsApp(given['client_id'] ?? '', given['client_secret'] ?? ''))
    return graphError(1, 'Error validating client secret.', { status: 400 })
  const short = signedIn(store, 'facebook', given['fb_exchange_token'] ?? null)
  return 'refusal' in short ? short.refusal : json(200, give(store, short, 'long', LIFE_MS))
}

function give(
  store: Store,
  to: Pick<Token, 'account' | 'scopes' | 'signingKey' | 'details'>,
  kind: string,
  lifeMs: number,
) {
  const { account, scopes, signingKey, details } = to
  const token = newSecret('EAAB')
  const now = store.clock.now()
  const expiresAt = new Date(now.getTime() + lifeMs).toISOString()
  const issued = { token, platform: 'facebook', account, kind, scopes, signingKey, details }
  store.commit({ type: 'token-given', token: { ...issued, issuedAt: now.toISOString(), expiresAt } })
  return { access_token: token, token_type: 'bearer', expires_in: lifeMs / 1000 }
}

const HOURS_MS = 2 * 3_600_000
const LIFE_MS = 60 * 86_400_000
