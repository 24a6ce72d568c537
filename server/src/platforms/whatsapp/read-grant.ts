import { z } from 'zod'
import type { GraphClient } from '../meta-graph/client.ts'
import { missingOf } from '../meta-graph/exchange-code.ts'
import { idField } from '../meta-graph/fields.ts'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'

export const management = 'whatsapp_business_management'
export const messaging = 'whatsapp_business_messaging'

/** What won't work without each permission. */
export const sentences = {
  [management]: 'Without permission to manage the account, we can’t read phone numbers and templates.',
  [messaging]: 'Without permission to send messages, we can’t send them.',
}

interface App {
  clientId: string
  clientSecret: string
}

/** A token's permissions and business accounts. Only our app can read them. */
export async function readGrant(client: GraphClient, app: App, token: string) {
  const asApp: Access = { account: 'app', credentials: { token: `${app.clientId}|${app.clientSecret}` } }
  const parsed = grantShape.safeParse(await client.read(asApp, '/debug_token', { input_token: token }))
  if (!parsed.success) throw new PlatformError('unavailable', 'WhatsApp didn’t say what was granted')
  const { scopes, granular_scopes: granular, is_valid: isValid } = parsed.data.data
  return { scopes, isValid, businesses: granular.find(({ scope }) => scope === management)?.target_ids ?? [] }
}

/**
 * Revoked permissions: reads succeed even without permission to send. An invalid token has no missing
 * permissions; its access has ended.
 */
export async function missingPermissions(client: GraphClient, app: App, access: Access): Promise<string[]> {
  const grant = await readGrant(client, app, access.credentials['token'] ?? '').catch(untold)
  if (grant === null || (grant.scopes.length === 0 && !grant.isValid)) return []
  return missingOf(grant.scopes, sentences)
}

// A refusal concerns our app's own keys, not the merchant's grant. Other errors are transient.
function untold(error: unknown): null {
  if (error instanceof PlatformError) return null
  throw error
}

const grantShape = z.object({
  data: z.object({
    is_valid: z.boolean().catch(true).default(true),
    scopes: z.array(z.string()).default([]),
    granular_scopes: z.array(z.object({ scope: z.string(), target_ids: z.array(idField).default([]) })).default([]),
  }),
})
