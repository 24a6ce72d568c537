import type { Access, Platform } from '../platform.ts'
import { unreachable } from '../read-patiently.ts'
import { writeWithoutRetry } from '../write-without-retry.ts'
import { parse, type GraphClient } from './client.ts'
import { problemOfStatus } from './errors.ts'
import { judgeWrite } from './judge-write.ts'
import { listByPost, type PostSource } from './list-by-post.ts'
import { changesIn, isSigned } from './webhooks.ts'

export interface CommentPlatformOptions {
  /** The object of its webhooks, e.g. `page`. */
  object: string
  /** The webhook fields that an account subscribes to. */
  field: string
  /** Path under a comment to which a reply is posted. */
  edge: 'replies' | 'comments'
  clientSecret: string | null
  sourceOf: (client: GraphClient, access: Access) => PostSource
}

type CommentPlatform = Pick<Platform, 'canReadReplies' | 'order' | 'listComments' | 'countComments' | 'reply'> &
  Pick<Platform, 'challengesWebhookUrl' | 'listPost' | 'ensureWebhooks' | 'webhookAccounts' | 'verifyWebhook'>

/** Comment handling that Instagram and Facebook share. */
export function createCommentPlatform(client: GraphClient, options: CommentPlatformOptions): CommentPlatform {
  const { object, field, edge, clientSecret, sourceOf } = options
  return {
    canReadReplies: true,
    challengesWebhookUrl: true,
    order: 'by-post',
    listComments: (access, cursor, since = null) => listByPost(sourceOf(client, access), cursor, since, client.name),
    listPost: async (access, post) => {
      const { comments, replies = [] } = await sourceOf(client, access).comments(post, null, true)
      return { comments, replies, nextCursor: null }
    },
    // Only available by summing all posts.
    countComments: async () => null,
    // One POST and no retry: Meta would publish it twice. A reply to a reply lands in the same thread.
    reply: (access, { externalId, text }, onBegun) =>
      writeWithoutRetry(
        (beforeBody) => client.write(access, `/${externalId}/${edge}`, { form: { message: text } }, beforeBody),
        (answer) => judgeWrite(answer, client.name),
        onBegun,
        { problemOf: problemOfStatus },
      ),
    ensureWebhooks: async (access) => {
      await subscribe(client, access, field)
      return []
    },
    webhookAccounts: (rawBody) => [...new Set(changesIn(rawBody, object).map(({ entry }) => entry))],
    verifyWebhook: (headers, rawBody) => isSigned(headers, rawBody, [clientSecret]),
  }
}

/** The webhook URL is set once for the whole app, at Meta. An account is only subscribed. */
async function subscribe(client: GraphClient, access: Access, field: string): Promise<void> {
  const form = { subscribed_fields: field }
  const answer = await client.write(access, `/${access.account}/subscribed_apps`, { form }).catch(unreachable)
  parse(answer, client.name)
}
