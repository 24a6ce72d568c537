import { randomInt } from 'node:crypto'
import type { Outbound } from '../../outbound/outbound.ts'
import type { GraphClient } from '../meta-graph/client.ts'
import { requestToken, codeIn, missingOf } from '../meta-graph/exchange-code.ts'
import type { Access } from '../access.ts'
import type { Authorizer, GrantedAccount } from '../service.ts'
import { management, messaging, readGrant, sentences } from './read-grant.ts'
import { readPhones } from './read-phones.ts'

export interface WhatsappApp {
  clientId: string
  clientSecret: string
  configId: string | null
  version: string
}

/**
 * Meta's sign-up as a page instead of its script in ours (docs/decisions/010). It returns a code,
 * and the token lists its business accounts.
 */
export function createAuthorizer(outbound: Outbound, client: GraphClient, app: WhatsappApp): Authorizer {
  return {
    begin: ({ state, redirectUri }) => {
      const address = new URL(`https://www.facebook.com/${app.version}/dialog/oauth`)
      const consent = { client_id: app.clientId, redirect_uri: redirectUri, state, response_type: 'code' }
      const what: Record<string, string> =
        app.configId === null
          ? { scope: `${management},${messaging}` }
          : { config_id: app.configId, override_default_response_type: 'true' }
      for (const [name, value] of Object.entries({ ...consent, ...what })) address.searchParams.set(name, value)
      return { url: outbound.rewrite(address.href), verifier: null }
    },
    finish: async ({ query, redirectUri, now }) => {
      const code = codeIn(query, client.name)
      const { token, expiresIn } = await exchange(outbound, app, code, redirectUri)
      const expiresAt = expiresIn === null ? null : new Date(now.getTime() + expiresIn * 1000)
      const { scopes, businesses } = await readGrant(client, app, token)
      const accounts: GrantedAccount[] = []
      for (const waba of businesses) {
        const access: Access = { account: waba, credentials: { token, waba } }
        accounts.push(...(await readPhones(client, access)).map((phone) => granted(phone, { token, waba }, expiresAt)))
      }
      return { scopes, missing: missingOf(scopes, sentences), accounts }
    },
  }
}

async function exchange(outbound: Outbound, app: WhatsappApp, code: string, redirectUri: string) {
  const url = `https://graph.facebook.com/${app.version}/oauth/access_token`
  const secrets = { client_id: app.clientId, client_secret: app.clientSecret }
  const query = { ...secrets, redirect_uri: redirectUri, code }
  return requestToken(outbound, { method: 'GET', url, query }, 'WhatsApp')
}

function granted(
  phone: { id: string; name: string | null; number: string | null },
  { token, waba }: { token: string; waba: string },
  accessExpiresAt: Date | null,
): GrantedAccount {
  // The two-step PIN, which registering the number requires.
  const pin = String(randomInt(1_000_000)).padStart(6, '0')
  const name = [phone.name, phone.number].filter(Boolean).join(', ') || phone.id
  return {
    account: phone.id,
    name,
    details: { waba, ...(phone.number ? { phone: phone.number } : {}) },
    // The token can't be refreshed: when it expires, the merchant signs up again.
    credentials: { values: { token, waba, pin }, accessExpiresAt, refreshExpiresAt: accessExpiresAt },
  }
}
