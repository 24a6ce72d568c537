import { fieldsOf, textIn, type Answer, type Exchange } from '../server/exchange.ts'
import { createAuthorizations, type Authorizations } from '../oauth/authorizations.ts'
import type { OAuthApp } from '../oauth/provider.ts'
import { newSecret } from '../store/secrets.ts'
import type { Token } from '../store/tokens.ts'
import type { Store } from '../store/store.ts'
import { badParameter, ok, refusal } from './envelope.ts'

/** A code becomes a pair of tokens; each renewal returns a new pair and revokes the old pair. */
export function createOAuth(store: Store, app: OAuthApp) {
  const authorizations = createAuthorizations(store, {
    platform: 'tiktok',
    name: 'TikTok',
    color: '#111111',
    app,
    choice: 'one',
    clientParam: 'client_key',
    defaultScopes: ['user.info.basic'],
    accounts: () => store.accounts.of('tiktok'),
    denial: { error_description: 'The user denied the request.' },
  })
  return {
    authorize: (exchange: Exchange): Answer => named(store, exchange, authorizations.authorize(exchange)),
    knowsApp: (clientId: string, clientSecret: string): boolean => authorizations.knowsApp(clientId, clientSecret),
    call: (name: string, exchange: Exchange): Answer | null =>
      CALLS.get(name)?.(store, fieldsOf(exchange) ?? {}, authorizations) ?? null,
  }
}

type Fields = Record<string, unknown>
type Call = (store: Store, fields: Fields, authorizations: Authorizations) => Answer

const redeem: Call = (store, fields, authorizations) => {
  if (textIn(fields, 'grant_type') !== 'authorization_code') return badParameter('grant_type is not valid')
  const params = { code: textIn(fields, 'auth_code'), redirectUri: textIn(fields, 'redirect_uri') }
  const [clientId, clientSecret] = [textIn(fields, 'client_id'), textIn(fields, 'client_secret')]
  const grant = authorizations.redeem({ ...params, clientId, clientSecret })
  if (grant === 'invalid_client') return badParameter('client_id or client_secret is not valid')
  if (grant === 'invalid_grant') return badParameter('auth_code is not valid or was used already')
  return ok(give(store, { account: grant.accounts[0] ?? '', scopes: grant.scopes, signingKey: clientSecret }))
}

const refresh: Call = (store, fields, authorizations) => {
  const signingKey = textIn(fields, 'client_secret')
  if (!authorizations.knowsApp(textIn(fields, 'client_id'), signingKey)) return badParameter('client_id is not valid')
  const old = store.tokens.find(textIn(fields, 'refresh_token'))
  const isGood = old?.platform === 'tiktok' && old.kind === 'refresh'
  const state = old && store.tokens.stateOf(old, store.clock.now())
  if (!isGood || state === 'expired' || state === 'revoked') return refusal(40_105, 'refresh_token is not valid.')
  store.commit({ type: 'token-dropped', token: old.token })
  const scopes = state === 'reduced' ? ['user.info.basic'] : old.scopes
  return ok(give(store, { account: old.account, scopes, signingKey }))
}

const revoke: Call = (store, fields) => {
  const token = store.tokens.find(textIn(fields, 'access_token'))
  if (token?.platform !== 'tiktok') return refusal(40_105, 'Access token is incorrect.')
  store.commit({ type: 'access-set', platform: 'tiktok', account: token.account, state: 'revoked' })
  return ok({})
}

const describeToken: Call = (store, fields) => {
  const token = store.tokens.find(textIn(fields, 'access_token'))
  if (token?.platform !== 'tiktok' || store.tokens.stateOf(token, store.clock.now()) !== 'active')
    return refusal(40_105, 'Access token is incorrect.')
  return ok({ app_id: textIn(fields, 'app_id'), creator_id: token.account, scope: token.scopes.join(',') })
}

const CALLS = new Map<string, Call>([
  ['token', redeem],
  ['refresh_token', refresh],
  ['revoke', revoke],
  ['token_info', describeToken],
])

// The redirect names the code `code` or `auth_code`.
function named(store: Store, exchange: Exchange, answer: Answer): Answer {
  if (exchange.method !== 'POST' || !('headers' in answer) || !answer.headers?.['location']) return answer
  const account = store.accounts.find('tiktok', textIn(fieldsOf(exchange) ?? {}, 'account'))
  if (account?.details['codeParam'] !== 'auth_code') return answer
  const back = new URL(answer.headers['location'])
  const code = back.searchParams.get('code')
  if (code === null) return answer
  back.searchParams.delete('code')
  back.searchParams.set('auth_code', code)
  return { ...answer, headers: { ...answer.headers, location: back.href } }
}

function give(store: Store, to: Pick<Token, 'account' | 'scopes' | 'signingKey'>) {
  const [token, refreshToken] = [newSecret('act'), newSecret('rft')]
  const now = store.clock.now().getTime()
  const add = (secret: string, kind: string, life: number) =>
    store.commit({
      type: 'token-given',
      token: {
        ...to,
        token: secret,
        platform: 'tiktok',
        kind,
        issuedAt: new Date(now).toISOString(),
        expiresAt: new Date(now + life * 1000).toISOString(),
      },
    })
  add(token, 'oauth', DAY)
  add(refreshToken, 'refresh', YEAR)
  return {
    access_token: token,
    token_type: 'Bearer',
    scope: to.scopes.join(','),
    expires_in: DAY,
    refresh_token: refreshToken,
    refresh_token_expires_in: YEAR,
    open_id: to.account,
  }
}

// Token lifetimes: `expires_in` and `refresh_token_expires_in` in github.com/bububa/tiktok-business.
const DAY = 86_400
const YEAR = 365 * DAY
