import { newSecret } from '../world/secrets.ts'
import type { Token } from '../world/tokens.ts'
import type { World } from '../world/world.ts'
import { propertiesOf } from './admin-properties.ts'

export const SCOPE = 'https://www.googleapis.com/auth/analytics.readonly'

/** Beside its two tokens a grant has one entry for each property, so that what becomes of a property becomes of it. */
export function beginGrant(world: World, email: string, scopes: string[]): { access: string; refresh: string } {
  const refresh = newSecret('1//')
  give(world, { token: refresh, account: email, kind: 'refresh', scopes, details: { grant: refresh } })
  markProperties(world, email, refresh)
  return { access: giveAccess(world, email, scopes, refresh), refresh }
}

/** Another access token; null for a grant that is over. */
export function renewGrant(world: World, refresh: string): { access: string; scopes: string[] } | null {
  const token = world.tokens.find(refresh)
  if (token?.platform !== 'google' || token.kind !== 'refresh' || isRevoked(world, token)) return null
  const expired = marksOf(world, refresh).filter(({ state }) => state === 'expired')
  for (const { account, scopes, kind, details, token: mark } of expired)
    give(world, { token: mark, account, kind, scopes, details })
  return { access: giveAccess(world, token.account, token.scopes, refresh), scopes: token.scopes }
}

/** Ends the grant that either of its tokens belongs to. */
export function endGrant(world: World, given: string): boolean {
  const token = world.tokens.find(given)
  if (token?.platform !== 'google') return false
  const grant = token.details['grant'] ?? ''
  const all = [...world.tokens.of('google', token.account), ...marksOf(world, grant)]
  for (const one of all) if (one.details['grant'] === grant) world.commit({ type: 'token-dropped', token: one.token })
  return true
}

/** Whose token a request came with; `property` is the one that it is about. */
export function whoAsks(
  world: World,
  header: string | undefined,
  property: string | null,
): { email: string } | 'unauthenticated' | 'forbidden' {
  const token = world.tokens.find(/^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? '')
  if (token?.platform !== 'google' || token.kind !== 'oauth') return 'unauthenticated'
  if (world.tokens.stateOf(token, world.clock.now()) === 'expired' || isRevoked(world, token)) return 'unauthenticated'
  const states = marksOf(world, token.details['grant'] ?? '').map(({ state }) => state)
  if (states.includes('expired')) return 'unauthenticated'
  if (!token.scopes.includes(SCOPE) || states.includes('reduced')) return 'forbidden'
  const isTheirs = property === null || propertiesOf(world, token.account).some(({ account }) => account === property)
  return isTheirs ? { email: token.account } : 'forbidden'
}

const isRevoked = (world: World, token: Token): boolean =>
  token.state === 'revoked' || marksOf(world, token.details['grant'] ?? '').some(({ state }) => state === 'revoked')

function marksOf(world: World, grant: string): Token[] {
  const properties = world.accounts.of('google')
  return properties.flatMap(({ account }) =>
    world.tokens.of('google', account).filter(({ kind, details }) => kind === 'mark' && details['grant'] === grant),
  )
}

function markProperties(world: World, email: string, grant: string): void {
  for (const { account } of propertiesOf(world, email))
    give(world, { token: `${grant}#${account}`, account, kind: 'mark', scopes: [], details: { grant } })
}

function giveAccess(world: World, email: string, scopes: string[], grant: string): string {
  const token = newSecret('ya29.')
  const expiresAt = new Date(world.clock.now().getTime() + 3_599_000).toISOString()
  give(world, { token, account: email, kind: 'oauth', scopes, details: { grant }, expiresAt })
  return token
}

function give(
  world: World,
  token: Pick<Token, 'token' | 'account' | 'kind' | 'scopes' | 'details'> & { expiresAt?: string },
): void {
  const issuedAt = world.clock.now().toISOString()
  world.commit({ type: 'token-given', token: { ...token, platform: 'google', issuedAt } })
}
