/** The product's app at a platform; null accepts any app. */
export interface OAuthApp {
  clientId: string | null
  clientSecret: string | null
}

/** How a platform authorizes apps. */
export interface Provider {
  platform: string
  /** The name on its consent page. */
  name: string
  /** The color of its Approve button. */
  color: string
  app: OAuthApp
  /** `one`: a grant covers exactly one account. `many`: a grant covers zero or more. */
  choice: 'one' | 'many'
  defaultScopes: string[]
  /** The accounts to choose from, the requested account first. */
  accounts(query: URLSearchParams): Choice[]
  /** The parameter with the app's id; `client_id` by default. */
  clientParam?: string
  /** Parameters of a refusal in addition to `error=access_denied`. */
  denial?: Record<string, string>
  /** Appended to the redirect URI. */
  suffix?: string
  /** Whether an authorization needs a PKCE challenge; a challenge that is sent is always verified. */
  needsPkce?: boolean
  /** Scopes that the app isn't registered for: requesting any of them ends the authorization. */
  refusedScopes?(): readonly string[]
  /** 10 minutes by default. */
  codeLifeMs?: number
}

export interface Choice {
  account: string
  name: string
}

/** What the user granted. */
export interface Grant {
  platform: string
  /** Exactly one if the provider's choice is `one`. */
  accounts: string[]
  clientId: string
  redirectUri: string
  /** The scopes that stayed checked. */
  scopes: string[]
  /** The query of the authorization request, for example with its nonce. */
  query: URLSearchParams
  until: number
}
