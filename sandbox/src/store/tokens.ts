export type TokenState = 'active' | 'expired' | 'revoked' | 'reduced'

export interface Token {
  token: string
  platform: string
  account: string
  /** `private` was set by the shop, `oauth` was granted, `refresh` only renews; platforms can have more kinds. */
  kind: string
  scopes: string[]
  /** Signing key of the webhooks it registers: the app's secret, or the private token itself. */
  signingKey: string
  issuedAt: string | null
  /** Null if it's valid until it's revoked. */
  expiresAt: string | null
  /** What the grant covers besides the account, such as a user's pages. */
  details: Record<string, string>
  state: TokenState
}

export type NewToken = Pick<Token, 'token' | 'platform' | 'account'> & Partial<Omit<Token, 'state'>>

export interface Tokens {
  add(token: NewToken): void
  find(token: string): Token | null
  /** Removes a token, as a rotation does. */
  drop(token: string): void
  /** Changes the state of the account's current tokens; refresh tokens never expire, and later tokens are active. */
  setState(platform: string, account: string, state: TokenState): boolean
  of(platform: string, account: string): Token[]
  /** Its state at this time: expired if it's past its expiry. */
  stateOf(token: Token, now: Date): TokenState
}

export function createTokens(): Tokens {
  const tokens = new Map<string, Token>()
  const of = (platform: string, account: string) =>
    [...tokens.values()].filter((token) => token.platform === platform && token.account === account)
  return {
    add: (token) => {
      tokens.set(token.token, { ...BARE, ...token, state: 'active' })
    },
    find: (token) => tokens.get(token) ?? null,
    drop: (token) => void tokens.delete(token),
    setState: (platform, account, state) => {
      const found = of(platform, account)
      for (const token of found) if (state !== 'expired' || token.kind !== 'refresh') token.state = state
      return found.length > 0
    },
    of,
    stateOf: (token, now) => {
      const isOver = token.expiresAt !== null && token.expiresAt <= now.toISOString()
      return isOver && token.state !== 'revoked' ? 'expired' : token.state
    },
  }
}

const BARE = { kind: 'oauth', scopes: [], signingKey: '', issuedAt: null, expiresAt: null, details: {} }
