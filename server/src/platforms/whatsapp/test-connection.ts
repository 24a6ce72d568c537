import type { GraphClient } from '../meta-graph/client.ts'
import { PlatformError } from '../platform-error.ts'
import type { Access } from '../access.ts'
import { phoneFields, readPhone } from './read-phones.ts'

/** Reads the phone number itself. */
export async function testConnection(
  client: GraphClient,
  access: Access,
): Promise<{ account: string; name: string | null }> {
  const phone = readPhone(await client.read(access, `/${access.account}`, { fields: phoneFields }))
  if (!phone) throw new PlatformError('unavailable', 'WhatsApp returned no phone number')
  return { account: phone.id, name: [phone.name, phone.number].filter(Boolean).join(', ') || null }
}
