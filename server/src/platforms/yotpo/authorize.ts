import { z } from 'zod'
import type { Outbound } from '../../outbound/outbound.ts'
import { readJson, retryAfterMs } from '../read-json.ts'
import { unreachable } from '../read-patiently.ts'
import { PlatformError } from '../platform-error.ts'
import type { Authorizer } from '../service.ts'
import type { Client } from './client.ts'
import { problemOf, statusOf } from './errors.ts'
import { removeWebhooks } from './webhooks.ts'

export interface OAuthApp {
  clientId: string
  clientSecret: string
}

/** One-click connect: the code comes with the store's app key, and its token lasts until the app is removed. */
export function createAuthorizer(outbound: Outbound, client: Client, app: OAuthApp): Authorizer {
  return {
    begin: ({ state }) => {
      // Yotpo's page reads its own fragment, so the parameters go after the `#`. The redirect URI is registered.
      const place = `#/install/applications/${encodeURIComponent(app.clientId)}?state=${encodeURIComponent(state)}`
      return { url: outbound.rewrite(`https://integrations-center.yotpo.com/app/${place}`), verifier: null }
    },
    finish: async ({ query, redirectUri }) => {
      const code = query.get('code')
      if (query.get('error') || !code) throw new PlatformError('denied', 'Access to Yotpo wasn’t allowed.')
      const account = query.get('app_key') ?? ''
      if (!/^[\w-]{1,100}$/.test(account)) throw new PlatformError('invalid', 'Yotpo did not name the store.')
      const values = { token: await exchangeCode(outbound, app, code, redirectUri) }
      const credentials = { values, accessExpiresAt: null, refreshExpiresAt: null }
      return { scopes: [], missing: [], accounts: [{ account, name: account, details: {}, credentials }] }
    },
    // Scopes are the merchant's choice at Yotpo; we know only what is returned.
    revoke: (access) => removeWebhooks(client, access, app.clientSecret),
  }
}

/** Exchanges a code, which works once, for a token. */
async function exchangeCode(outbound: Outbound, app: OAuthApp, code: string, redirectUri: string): Promise<string> {
  const url = 'https://developers.yotpo.com/v2/oauth2/token'
  const { clientId: client_id, clientSecret: client_secret } = app
  const json = { client_id, client_secret, code, redirect_uri: redirectUri, grant_type: 'authorization_code' }
  const answer = await outbound.request({ method: 'POST', url, json }).catch(unreachable)
  const status = statusOf(answer)
  if (status >= 300)
    throw new PlatformError(problemOf(status), `Yotpo didn’t grant access (${status}).`, retryAfterMs(answer))
  const parsed = tokenShape.safeParse(readJson(answer.text))
  if (!parsed.success) throw new PlatformError('unavailable', 'Yotpo returned no token')
  return parsed.data.access_token
}

const tokenShape = z.object({ access_token: z.string().min(1) })
