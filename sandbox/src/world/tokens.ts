export type TokenState = 'active' | 'expired' | 'revoked' | 'reduced'

export interface Token {
  token: string
  shop: string
  kind: 'private' | 'oauth'
  scopes: string[]
  /** Key of the webhooks that it registers: the app's secret, or the private token itself. */
  signingKey: string
  state: TokenState
}

export interface Tokens {
  add(token: Omit<Token, 'state'>): void
  find(token: string): Token | null
  /** Changes every token that the account has now; one issued later is active. */
  setState(shop: string, state: TokenState): boolean
  ofShop(shop: string): Token[]
}

export function createTokens(): Tokens {
  const tokens = new Map<string, Token>()
  const ofShop = (shop: string) => [...tokens.values()].filter((token) => token.shop === shop)
  return {
    add: (token) => {
      tokens.set(token.token, { ...token, state: 'active' })
    },
    find: (token) => tokens.get(token) ?? null,
    setState: (shop, state) => {
      const found = ofShop(shop)
      for (const token of found) token.state = state
      return found.length > 0
    },
    ofShop,
  }
}
