import { z } from 'zod'
import { OutsideError } from '../../outside/outside-error.ts'
import type { Outside } from '../../outside/outside.ts'
import { PlatformError } from '../platform.ts'
import { readJson, toPlatformError } from './errors.ts'

export interface OAuthApp {
  clientId: string
  clientSecret: string
  authorizeUrl: string
  tokenUrl: string
}

const scope = 'public read_shops read_reviews write_reviews read_reviewers read_products'

/** Where to send the merchant's browser; already rewritten for OUTSIDE_BASE_URL. */
export function authorizeAddress(outside: Outside, app: OAuthApp, state: string, redirectUri: string): string {
  const address = new URL(app.authorizeUrl)
  const asked = { client_id: app.clientId, redirect_uri: redirectUri, response_type: 'code', scope, state }
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
  return outside.rewrite(address.href)
}

/** The token of a returned code, which works once and does not expire. Throws `PlatformError`. */
export async function exchangeCode(
  outside: Outside,
  app: OAuthApp,
  code: string,
  redirectUri: string,
): Promise<{ token: string; kind: 'oauth' }> {
  const { clientId: client_id, clientSecret: client_secret } = app
  const json = { client_id, client_secret, code, redirect_uri: redirectUri, grant_type: 'authorization_code' }
  const answer = await outside.request({ method: 'POST', url: app.tokenUrl, json }).catch((error: unknown) => {
    throw error instanceof OutsideError ? new PlatformError('unavailable', error.message) : error
  })
  if (answer.status >= 300) throw toPlatformError(answer)
  const parsed = z.object({ access_token: z.string().min(1) }).safeParse(readJson(answer.text))
  if (!parsed.success) throw new PlatformError('unavailable', 'Judge.me answered no token')
  return { token: parsed.data.access_token, kind: 'oauth' }
}
