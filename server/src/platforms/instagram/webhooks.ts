import type { GraphClient } from '../graph/client.ts'
import { toPlatformError } from '../graph/errors.ts'
import { changesIn, dedupeKeyOf, readChanges } from '../graph/webhooks.ts'
import type { Access, WebhookDelivery } from '../platform.ts'
import { unreachable } from '../read-patiently.ts'
import { readSaid } from './read-comment.ts'

const object = 'instagram'

/** The address itself is set once for the whole app, at Meta; an account is only subscribed. */
export async function ensureWebhooks(client: GraphClient, access: Access): Promise<void> {
  const form = { subscribed_fields: 'comments' }
  const answer = await client.write(access, `/${access.account}/subscribed_apps`, { form }).catch(unreachable)
  if (answer.status >= 300) throw toPlatformError(answer, client.name)
}

export function webhookAccounts(rawBody: Uint8Array): string[] {
  return [...new Set(changesIn(rawBody, object).map(({ entry }) => entry))]
}

/** New comments, our own left out. They carry no time of their own: the moment in which they were told stands for it. */
export function parseWebhook(rawBody: Uint8Array, account: string): WebhookDelivery {
  const changes = readChanges(rawBody, object).filter(({ entry }) => entry === account)
  const said = changes.flatMap(({ field, value, at }) =>
    field === 'comments' || field === 'live_comments' ? (readSaid(value, account, null, at) ?? []) : [],
  )
  const comments = said.filter(({ own }) => !own).map(({ comment }) => comment)
  return { dedupeKey: dedupeKeyOf(account, changes), event: changes[0]?.field ?? 'none', comments }
}
