/** The product as it is registered at a platform; null accepts any. */
export interface OAuthApp {
  clientId: string | null
  clientSecret: string | null
}

/** How one platform lets an app in. */
export interface Provider {
  platform: string
  /** As its consent page calls itself. */
  name: string
  /** Of its Approve button. */
  color: string
  app: OAuthApp
  /** one: a grant is for one account; many: for any number of them, also none. */
  choice: 'one' | 'many'
  defaultScopes: string[]
  /** The accounts to choose from, the requested one first. */
  accounts(query: URLSearchParams): Choice[]
  /** What names the app in the address; `client_id` unless set. */
  clientParam?: string
  /** Further parameters of a refusal next to `error=access_denied`. */
  denial?: Record<string, string>
  /** Appended to the redirect address. */
  suffix?: string
  /** Whether an authorisation without a PKCE challenge is refused; one that came with a challenge is always checked. */
  needsPkce?: boolean
  /** Scopes that the app was not registered with: asking for one ends the authorization. */
  refusedScopes?(): readonly string[]
  /** 10 minutes unless set. */
  codeLifeMs?: number
}

export interface Choice {
  account: string
  name: string
}

/** What a person allowed. */
export interface Grant {
  platform: string
  /** Exactly one where the provider's choice is `one`. */
  accounts: string[]
  clientId: string
  redirectUri: string
  /** Those that were left ticked. */
  scopes: string[]
  /** The query of the authorization request, for example its nonce. */
  query: URLSearchParams
  until: number
}
