import type { Token } from '../store/tokens.ts'
import type { ShopWebhooks } from './shop-webhooks.ts'

/** The shop of the request and the scopes of its token. */
export interface ApiCaller {
  shop: string
  token: Token
  call: number | null
  /** Also receives changes that the app makes itself. */
  webhooks: ShopWebhooks
}
