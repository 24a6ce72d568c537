import { newSecret } from '../store/secrets.ts'
import type { Token } from '../store/tokens.ts'
import type { Store } from '../store/store.ts'
import { propertiesOf } from './admin-properties.ts'

export const SCOPE = 'https://www.googleapis.com/auth/analytics.readonly'

/** A grant has two tokens and one entry for each property, so that a property can be revoked alone. */
export function beginGrant(store: Store, email: string, scopes: string[]): { access: string; refresh: string } {
  const refresh = newSecret('1//')
  give(store, { token: refresh, account: email, kind: 'refresh', scopes, details: { grant: refresh } })
  markProperties(store, email, refresh)
  return { access: giveAccess(store, email, scopes, refresh), refresh }
}

/** A new access token, or null if the grant has ended. */
export function renewGrant(store: Store, refresh: string): { access: string; scopes: string[] } | null {
  const token = store.tokens.find(refresh)
  if (token?.platform !== 'google' || token.kind !== 'refresh' || isRevoked(store, token)) return null
  const expired = marksOf(store, refresh).filter(({ state }) => state === 'expired')
  for (const { account, scopes, kind, details, token: mark } of expired)
    give(store, { token: mark, account, kind, scopes, details })
  return { access: giveAccess(store, token.account, token.scopes, refresh), scopes: token.scopes }
}

/** Ends the grant of the access or refresh token. */
export function endGrant(store: Store, given: string): boolean {
  const token = store.tokens.find(given)
  if (token?.platform !== 'google') return false
  const grant = token.details['grant'] ?? ''
  const all = [...store.tokens.of('google', token.account), ...marksOf(store, grant)]
  for (const one of all) if (one.details['grant'] === grant) store.commit({ type: 'token-dropped', token: one.token })
  return true
}

/** The user of a request's token; `property` is the requested property. */
export function whoAsks(
  store: Store,
  header: string | undefined,
  property: string | null,
): { email: string } | 'unauthenticated' | 'forbidden' {
  const token = store.tokens.find(/^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? '')
  if (token?.platform !== 'google' || token.kind !== 'oauth') return 'unauthenticated'
  if (store.tokens.stateOf(token, store.clock.now()) === 'expired' || isRevoked(store, token)) return 'unauthenticated'
  const states = marksOf(store, token.details['grant'] ?? '').map(({ state }) => state)
  if (states.includes('expired')) return 'unauthenticated'
  if (!token.scopes.includes(SCOPE) || states.includes('reduced')) return 'forbidden'
  const isTheirs = property === null || propertiesOf(store, token.account).some(({ account }) => account === property)
  return isTheirs ? { email: token.account } : 'forbidden'
}

const isRevoked = (store: Store, token: Token): boolean =>
  token.state === 'revoked' || marksOf(store, token.details['grant'] ?? '').some(({ state }) => state === 'revoked')

function marksOf(store: Store, grant: string): Token[] {
  const properties = store.accounts.of('google')
  return properties.flatMap(({ account }) =>
    store.tokens.of('google', account).filter(({ kind, details }) => kind === 'mark' && details['grant'] === grant),
  )
}

function markProperties(store: Store, email: string, grant: string): void {
  for (const { account } of propertiesOf(store, email))
    give(store, { token: `${grant}#${account}`, account, kind: 'mark', scopes: [], details: { grant } })
}

function giveAccess(store: Store, email: string, scopes: string[], grant: string): string {
  const token = newSecret('ya29.')
  const expiresAt = new Date(store.clock.now().getTime() + 3_599_000).toISOString()
  give(store, { token, account: email, kind: 'oauth', scopes, details: { grant }, expiresAt })
  return token
}

function give(
  store: Store,
  token: Pick<Token, 'token' | 'account' | 'kind' | 'scopes' | 'details'> & { expiresAt?: string },
): void {
  const issuedAt = store.clock.now().toISOString()
  store.commit({ type: 'token-given', token: { ...token, platform: 'google', issuedAt } })
}
