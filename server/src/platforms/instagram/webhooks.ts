import { dedupeKeyOf, readChanges } from '../meta-graph/webhooks.ts'
import type { Access, WebhookDelivery } from '../platform.ts'
import { ownAccount, readPosted } from './read-comment.ts'

export const object = 'instagram'

/** New comments without our own. They have no time, so they get the webhook's. */
export function parseWebhook(
  rawBody: Uint8Array,
  account: string,
  _headers: Headers,
  access: Access | null = null,
): WebhookDelivery {
  const us = ownAccount(account, access?.credentials)
  const changes = readChanges(rawBody, object).filter(({ entry }) => entry === account)
  const posted = changes.flatMap(({ field, value, at }) =>
    field === 'comments' || field === 'live_comments' ? (readPosted(value, us, null, at) ?? []) : [],
  )
  const comments = posted
    .filter(({ own }) => !own)
    .map(({ comment }) => ({ ...comment, isFirstVersion: true as const }))
  const answers = posted.flatMap(({ own, comment: { externalId, postExternalId, parentExternalId } }) =>
    own && postExternalId && parentExternalId ? [{ externalId, postExternalId }] : [],
  )
  return { dedupeKey: dedupeKeyOf(account, changes), event: changes[0]?.field ?? 'none', comments, answers }
}
