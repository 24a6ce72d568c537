import type { Access, Platform } from '../platform.ts'
import { unreachable } from '../read-patiently.ts'
import { writeOnce } from '../write-once.ts'
import { parse, type GraphClient } from './client.ts'
import { problemOfStatus } from './errors.ts'
import { judgeWrite } from './judge-write.ts'
import { listByPost, type PostSource } from './list-by-post.ts'
import { changesIn, isSigned } from './webhooks.ts'

export interface CommentRoomOptions {
  /** What its webhooks tell of, e.g. `page`. */
  object: string
  /** What an account is subscribed to. */
  field: string
  /** Where below a comment an answer to it is written. */
  edge: 'replies' | 'comments'
  clientSecret: string | null
  sourceOf: (client: GraphClient, access: Access) => PostSource
}

type CommentRoom = Pick<Platform, 'canReadReplies' | 'order' | 'listComments' | 'countComments' | 'reply'> &
  Pick<Platform, 'listPost' | 'ensureWebhooks' | 'webhookAccounts' | 'verifyWebhook'>

/** What Instagram and Facebook do alike with comments under posts. */
export function commentRoom(client: GraphClient, options: CommentRoomOptions): CommentRoom {
  const { object, field, edge, clientSecret, sourceOf } = options
  return {
    canReadReplies: true,
    order: 'by-post',
    listComments: (access, cursor, since = null) => listByPost(sourceOf(client, access), cursor, since, client.name),
    listPost: async (access, post) => {
      const { comments } = await sourceOf(client, access).comments(post, null)
      return { comments, nextCursor: null }
    },
    // Only by adding up all posts.
    countComments: async () => null,
    // One POST and no second one: it would be taken twice. An answer to an answer lands in the same thread.
    reply: (access, { externalId, text }, onBegun) =>
      writeOnce(
        (beforeBody) => client.write(access, `/${externalId}/${edge}`, { form: { message: text } }, beforeBody),
        (answer) => judgeWrite(answer, client.name),
        onBegun,
        problemOfStatus,
      ),
    ensureWebhooks: async (access) => {
      await subscribe(client, access, field)
      return []
    },
    webhookAccounts: (rawBody) => [...new Set(changesIn(rawBody, object).map(({ entry }) => entry))],
    verifyWebhook: (headers, rawBody) => isSigned(headers, rawBody, [clientSecret]),
  }
}

/** The address itself is set once for the whole app, at Meta; an account is only subscribed. */
async function subscribe(client: GraphClient, access: Access, field: string): Promise<void> {
  const form = { subscribed_fields: field }
  const answer = await client.write(access, `/${access.account}/subscribed_apps`, { form }).catch(unreachable)
  parse(answer, client.name)
}
