import { json, type Answer, type Exchange } from '../server/exchange.ts'
import type { Ask } from '../graph/ask.ts'
import { graphError } from '../graph/errors.ts'
import { createAuthorizations, type Authorizations } from '../oauth/authorizations.ts'
import type { OAuthApp } from '../oauth/provider.ts'
import { newSecret } from '../store/secrets.ts'
import type { Store } from '../store/store.ts'
import { wabaOf } from './webhooks.ts'

/** Embedded Signup as a separate page: it redirects with a code, and the token names the business. */
export function createSignup(store: Store, app: OAuthApp) {
  const codes = new Set<string>()
  const authorizations = createAuthorizations(store, {
    platform: 'whatsapp',
    name: 'WhatsApp',
    color: '#0b7a55',
    app,
    choice: 'one',
    defaultScopes: SCOPES,
    accounts: () =>
      store.accounts
        .of('whatsapp')
        .map(({ account, name, details }) => ({ account, name: `${name}, ${details['phone'] ?? ''}` })),
    denial: { error_code: '200', error_reason: 'user_denied', error_description: 'Permissions error' },
  })
  return {
    owns: ({ given, path }: Ask): boolean =>
      given['config_id'] !== undefined ||
      (given['scope'] ?? '').includes('whatsapp_') ||
      codes.has(given['code'] ?? '') ||
      (path[0] === 'debug_token' && store.tokens.find(given['input_token'] ?? '')?.platform === 'whatsapp'),
    authorize: (exchange: Exchange): Answer => {
      const answer = authorizations.authorize(exchange)
      const back = 'bytes' in answer ? answer.headers?.['location'] : undefined
      const code = back === undefined ? null : new URL(back).searchParams.get('code')
      if (code) codes.add(code)
      return answer
    },
    token: (ask: Ask): Answer => redeem(store, authorizations, ask),
    debug: (ask: Ask): Answer => debug(store, authorizations, ask),
  }
}

function redeem(store: Store, authorizations: Authorizations, { given }: Ask): Answer {
  const clientSecret = given['client_secret'] ?? ''
  const grant = authorizations.redeem({
    code: given['code'] ?? '',
    clientId: given['client_id'] ?? '',
    clientSecret,
    redirectUri: given['redirect_uri'] ?? null,
  })
  if (grant === 'invalid_client') return graphError(1, 'Error validating client secret.', { status: 400 })
  if (grant === 'invalid_grant') return graphError(100, 'This authorization code has been used.', { subcode: 36009 })
  const token = newSecret('EAAW')
  const issued = { token, platform: 'whatsapp', account: grant.accounts[0]!, scopes: grant.scopes }
  const issuedAt = store.clock.now().toISOString()
  store.commit({ type: 'token-given', token: { ...issued, signingKey: clientSecret, issuedAt } })
  return json(200, { access_token: token, token_type: 'bearer' })
}

const SCOPES = ['whatsapp_business_management', 'whatsapp_business_messaging']

/** Inspects a token; only the app itself may do that. */
function debug(store: Store, authorizations: Authorizations, ask: Ask): Answer {
  const [clientId = '', clientSecret = ''] = (ask.token ?? '').split('|')
  if (!authorizations.knowsApp(clientId, clientSecret)) return graphError(190, 'Invalid OAuth access token.')
  const token = store.tokens.find(ask.given['input_token'] ?? '')
  const phone = store.accounts.find('whatsapp', token?.account ?? '')
  if (!token || !phone) {
    return json(200, { data: { is_valid: false, scopes: [], error: { code: 190, message: 'Bad token' } } })
  }
  // A reduced token has lost the messaging scope but can still read the number.
  const given = token.scopes.includes('all') ? SCOPES : token.scopes
  const scopes = token.state === 'reduced' ? given.filter((one) => !one.endsWith('_messaging')) : given
  const granular_scopes = scopes.map((scope) => ({ scope, target_ids: [wabaOf(phone)] }))
  const is_valid = store.tokens.stateOf(token, store.clock.now()) === 'active'
  const head = { app_id: clientId, type: 'SYSTEM_USER', is_valid, expires_at: 0 }
  return json(200, { data: { ...head, scopes, granular_scopes } })
}
