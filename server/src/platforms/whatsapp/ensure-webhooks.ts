import { parse, type GraphClient } from '../meta-graph/client.ts'
import { unreachable } from '../read-patiently.ts'
import { PlatformError } from '../platform-error.ts'
import type { RefusedWebhook } from '../service.ts'
import type { Access } from '../access.ts'
import { phoneFields, readPhone } from './read-phones.ts'

/**
 * Subscribes our app to the business account. Returns a refusal instead of throwing, because sending works without the
 * subscription. With new credentials (`recreate`), it also registers the phone number if needed, and throws if that fails,
 * because an unregistered number can't send messages.
 */
export async function ensureWebhooks(
  client: GraphClient,
  access: Access,
  recreate: boolean,
): Promise<RefusedWebhook[]> {
  const { waba = '', pin } = access.credentials
  const refused = await write(client, access, `/${waba}/subscribed_apps`, {}).then(() => [], refusalOf)
  if (!recreate || !pin) return refused
  const phone = readPhone(await client.read(access, `/${access.account}`, { fields: phoneFields }))
  if (!phone || phone.registered) return refused
  await write(client, access, `/${access.account}/register`, { messaging_product: 'whatsapp', pin })
  return refused
}

function refusalOf(error: unknown): RefusedWebhook[] {
  if (!(error instanceof PlatformError) || !refusals.has(error.problem)) throw error
  return [{ topic: 'messages', reason: error.message, bringsComments: true }]
}

const refusals = new Set<string>(['invalid', 'reduced', 'not-found'])

async function write(client: GraphClient, access: Access, path: string, json: object): Promise<void> {
  const answer = await client.write(access, path, { json }).catch(unreachable)
  parse(answer, client.name)
}
