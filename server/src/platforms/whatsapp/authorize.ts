import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Outside } from '../../outside/outside.ts'
import type { GraphClient } from '../graph/client.ts'
import { askForToken, codeIn, missingOf } from '../graph/exchange-code.ts'
import { idField } from '../graph/fields.ts'
import { PlatformError, type Access, type Authorizer, type GrantedAccount } from '../service.ts'
import { readPhones } from './read-phones.ts'

export interface WhatsappApp {
  clientId: string
  clientSecret: string
  configId: string | null
  version: string
}

const management = 'whatsapp_business_management'
const messaging = 'whatsapp_business_messaging'

/**
 * Meta's sign-up as a page of its own instead of its script in ours (docs/decisions/010): it comes back with a code,
 * and the token itself says which business accounts it is for.
 */
export function createAuthorizer(outside: Outside, client: GraphClient, app: WhatsappApp): Authorizer {
  return {
    begin: ({ state, redirectUri }) => {
      const address = new URL(`https://www.facebook.com/${app.version}/dialog/oauth`)
      const asked = { client_id: app.clientId, redirect_uri: redirectUri, state, response_type: 'code' }
      const what: Record<string, string> =
        app.configId === null
          ? { scope: `${management},${messaging}` }
          : { config_id: app.configId, override_default_response_type: 'true' }
      for (const [name, value] of Object.entries({ ...asked, ...what })) address.searchParams.set(name, value)
      return { url: outside.rewrite(address.href), verifier: null }
    },
    finish: async ({ query, redirectUri, now }) => {
      const code = codeIn(query, client.name)
      const { token, expiresIn } = await exchange(outside, app, code, redirectUri)
      const expiresAt = expiresIn === null ? null : new Date(now.getTime() + expiresIn * 1000)
      const { scopes, businesses } = await readGrant(client, app, token)
      const accounts: GrantedAccount[] = []
      for (const waba of businesses) {
        const access: Access = { account: waba, credentials: { token, waba } }
        accounts.push(...(await readPhones(client, access)).map((phone) => granted(phone, { token, waba }, expiresAt)))
      }
      const sentences = {
        [management]: 'Phone numbers and templates can not be read without the permission to manage the account.',
        [messaging]: 'Messages can not be sent without the permission to send them.',
      }
      return { scopes, missing: missingOf(scopes, sentences), accounts }
    },
  }
}

async function exchange(outside: Outside, app: WhatsappApp, code: string, redirectUri: string) {
  const url = `https://graph.facebook.com/${app.version}/oauth/access_token`
  const secrets = { client_id: app.clientId, client_secret: app.clientSecret }
  const query = { ...secrets, redirect_uri: redirectUri, code }
  return askForToken(outside, { method: 'GET', url, query }, 'WhatsApp')
}

/** Only the app itself may ask what a token is good for. */
async function readGrant(client: GraphClient, app: WhatsappApp, token: string) {
  const asApp: Access = { account: 'app', credentials: { token: `${app.clientId}|${app.clientSecret}` } }
  const parsed = grantShape.safeParse(await client.read(asApp, '/debug_token', { input_token: token }))
  if (!parsed.success) throw new PlatformError('unavailable', 'WhatsApp did not tell what was granted')
  const { scopes, granular_scopes: granular } = parsed.data.data
  return { scopes, businesses: granular.find(({ scope }) => scope === management)?.target_ids ?? [] }
}

function granted(
  phone: { id: string; name: string | null; number: string | null },
  { token, waba }: { token: string; waba: string },
  accessExpiresAt: Date | null,
): GrantedAccount {
  // The second factor of the number, which registering it asks for.
  const pin = String(randomInt(1_000_000)).padStart(6, '0')
  const name = [phone.name, phone.number].filter(Boolean).join(', ') || phone.id
  return {
    account: phone.id,
    name,
    details: { waba, ...(phone.number ? { phone: phone.number } : {}) },
    // There is nothing to renew it with: past its time, the merchant signs up again.
    credentials: { values: { token, waba, pin }, accessExpiresAt, refreshExpiresAt: accessExpiresAt },
  }
}

const grantShape = z.object({
  data: z.object({
    scopes: z.array(z.string()).default([]),
    granular_scopes: z.array(z.object({ scope: z.string(), target_ids: z.array(idField).default([]) })).default([]),
  }),
})
