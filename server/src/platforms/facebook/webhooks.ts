import { z } from 'zod'
import { idField, textField, timeField } from '../meta-graph/fields.ts'
import { dedupeKeyOf, readChanges, type GraphChange } from '../meta-graph/webhooks.ts'
import type { IncomingComment, WebhookDelivery } from '../platform.ts'

export const object = 'page'

/** Changes to comments on the page's posts, and the page's own replies. Other feed events are ignored. */
export function parseWebhook(rawBody: Uint8Array, account: string): WebhookDelivery {
  const changes = readChanges(rawBody, object).filter(({ entry }) => entry === account)
  const feed = changes.flatMap((change) => readFeed(change) ?? [])
  const isOwn = ({ from }: Feed): boolean => from?.id === account
  const events = feed.filter((one) => !isOwn(one))
  return {
    dedupeKey: dedupeKeyOf(account, changes),
    event: changes[0]?.field ?? 'none',
    comments: events.filter(isComplete).map(commentOf),
    // These events come without the text.
    unpublished: events.filter(({ verb }) => verb === 'remove' || verb === 'hide').map(({ comment_id }) => comment_id),
    posts: [...new Set(events.filter(isToBeRead).flatMap(({ post_id }) => post_id ?? []))],
    answers: feed.filter(isOwn).flatMap(({ verb, comment_id: externalId, post_id: postExternalId, parent_id }) => {
      const isAnswer = verb === 'add' && parent_id !== null && parent_id !== postExternalId
      return isAnswer && postExternalId ? [{ externalId, postExternalId }] : []
    }),
  }
}

type Feed = z.infer<typeof feedShape> & { at: Date }

function readFeed({ field, value, at }: GraphChange): Feed | null {
  const parsed = field === 'feed' ? feedShape.safeParse(value) : null
  return parsed?.success ? { ...parsed.data, at } : null
}

function commentOf({ verb, comment_id, post_id, parent_id, from, message, created_time, at }: Feed): IncomingComment {
  const occurredAt = created_time ?? at
  return {
    externalId: comment_id,
    authorName: from?.name ?? null,
    authorEmail: null,
    authorPhone: null,
    authorExternalId: from?.id ?? null,
    postExternalId: post_id,
    // For a top-level comment, the parent is the post.
    parentExternalId: parent_id === post_id ? null : parent_id,
    rating: null,
    title: null,
    text: message ?? '',
    productExternalId: null,
    productTitle: null,
    occurredAt,
    updatedAt: verb === 'add' || at < occurredAt ? occurredAt : at,
    ...(verb === 'add' && { isFirstVersion: true }),
    published: true,
    verified: null,
  }
}

const worded = new Set(['add', 'edited', 'edit'])
const isComplete = ({ verb, message }: Feed): boolean => worded.has(verb) && Boolean(message)
/** The comment was unhidden or is only a picture: the webhook leaves out what the list has. */
const isToBeRead = (feed: Feed): boolean => feed.verb === 'unhide' || (worded.has(feed.verb) && !isComplete(feed))
const nullable = idField
  .nullish()
  .catch(null)
  .transform((value) => value ?? null)
const feedShape = z.object({
  item: z.literal('comment'),
  verb: z.enum(['add', 'edited', 'edit', 'remove', 'hide', 'unhide']),
  comment_id: idField,
  post_id: nullable,
  parent_id: nullable,
  from: z.object({ id: idField, name: textField }).nullish().catch(null),
  message: z.string().nullish().catch(null),
  created_time: timeField,
})
