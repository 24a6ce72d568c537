import { parse, type GraphClient } from '../graph/client.ts'
import { unreachable } from '../read-patiently.ts'
import type { Access } from '../service.ts'
import { phoneFields, readPhone } from './read-phones.ts'

/** Subscribes our app to the business, and registers the number for the API where nobody did. */
export async function ensureWebhooks(client: GraphClient, access: Access): Promise<void> {
  const { waba = '', pin } = access.credentials
  await write(client, access, `/${waba}/subscribed_apps`, {})
  const phone = readPhone(await client.read(access, `/${access.account}`, { fields: phoneFields }))
  if (!phone || phone.registered || !pin) return
  await write(client, access, `/${access.account}/register`, { messaging_product: 'whatsapp', pin })
}

async function write(client: GraphClient, access: Access, path: string, json: object): Promise<void> {
  const answer = await client.write(access, path, { json }).catch(unreachable)
  parse(answer, client.name)
}
