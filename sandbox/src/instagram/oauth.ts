import { fieldsOf, json, textIn, type Answer, type Exchange } from '../server/exchange.ts'
import { signedIn } from '../graph/access.ts'
import type { Ask } from '../graph/ask.ts'
import { graphError } from '../graph/errors.ts'
import { createAuthorizations, type Authorizations } from '../oauth/authorizations.ts'
import type { OAuthApp } from '../oauth/provider.ts'
import { newSecret } from '../store/secrets.ts'
import type { Token } from '../store/tokens.ts'
import type { Store } from '../store/store.ts'

/** A code becomes a one-hour token, which becomes a 60-day token; after a day that can be renewed for 60 days. */
export function createOAuth(store: Store, app: OAuthApp) {
  const authorizations = createAuthorizations(store, {
    platform: 'instagram',
    name: 'Instagram',
    color: '#c13584',
    app,
    choice: 'one',
    defaultScopes: ['instagram_business_basic'],
    accounts: () => store.accounts.of('instagram'),
    denial: { error_reason: 'user_denied', error_description: 'The user denied your request.' },
    suffix: '#_',
  })
  return {
    authorize: (exchange: Exchange): Answer => authorizations.authorize(exchange),
    token: (exchange: Exchange): Answer => redeem(store, authorizations, exchange),
    lengthen: (ask: Ask): Answer => lengthen(store, ask),
    refresh: (ask: Ask): Answer => refresh(store, ask),
  }
}

function redeem(store: Store, authorizations: Authorizations, exchange: Exchange): Answer {
  const fields = fieldsOf(exchange) ?? {}
  const clientSecret = textIn(fields, 'client_secret')
  if (!exchange.headers['content-type']?.includes('form-urlencoded')) {
    return refused('Missing required field client_id')
  }
  if (textIn(fields, 'grant_type') !== 'authorization_code') return refused('Invalid grant_type')
  const grant = authorizations.redeem({
    code: textIn(fields, 'code'),
    clientId: textIn(fields, 'client_id'),
    clientSecret,
    redirectUri: textIn(fields, 'redirect_uri'),
  })
  if (grant === 'invalid_client') return refused('Error validating client secret')
  if (grant === 'invalid_grant') return refused('Matching code was not found or was already used')
  const account = grant.accounts[0]!
  const token = give(store, { account, scopes: grant.scopes, signingKey: clientSecret }, 'short', HOUR_MS)
  return json(200, { access_token: token, user_id: Number(account), permissions: grant.scopes.join(',') })
}

function lengthen(store: Store, { given, token }: Ask): Answer {
  const short = signedIn(store, 'instagram', token)
  if ('refusal' in short) return short.refusal
  if (given['grant_type'] !== 'ig_exchange_token' || short.kind !== 'short') return unsupported()
  if (short.signingKey !== given['client_secret']) return graphError(101, 'Error validating client secret')
  return json(200, long(give(store, short, 'oauth', LIFE_MS)))
}

function refresh(store: Store, { given, token }: Ask): Answer {
  const old = signedIn(store, 'instagram', token)
  if ('refusal' in old) return old.refusal
  if (given['grant_type'] !== 'ig_refresh_token' || old.kind !== 'oauth') return unsupported()
  const age = store.clock.now().getTime() - Date.parse(old.issuedAt ?? '')
  if (age < DAY_MS) return graphError(100, 'This access token is too young to be refreshed')
  return json(200, long(give(store, old, 'oauth', LIFE_MS)))
}

function give(
  store: Store,
  to: Pick<Token, 'account' | 'scopes' | 'signingKey'>,
  kind: string,
  lifeMs: number,
): string {
  const { account, scopes, signingKey } = to
  const token = newSecret('IGAA')
  const now = store.clock.now().getTime()
  const [issuedAt, expiresAt] = [now, now + lifeMs].map((time) => new Date(time).toISOString())
  store.commit({
    type: 'token-given',
    token: {
      token,
      platform: 'instagram',
      account,
      kind,
      scopes,
      signingKey,
      issuedAt: issuedAt!,
      expiresAt: expiresAt!,
    },
  })
  return token
}

const long = (token: string) => ({ access_token: token, token_type: 'bearer', expires_in: LIFE_MS / 1000 })

const refused = (message: string): Answer =>
  json(400, { error_type: 'OAuthException', code: 400, error_message: message })

const unsupported = (): Answer => graphError(100, 'Unsupported grant type or token')

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const LIFE_MS = 60 * DAY_MS
