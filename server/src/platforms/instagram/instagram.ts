import type { Outside } from '../../outside/outside.ts'
import { createGraphClient, type GraphClientOptions } from '../graph/client.ts'
import { isSigned } from '../graph/webhooks.ts'
import type { Platform } from '../platform.ts'
import { createAuthorizer } from './authorize.ts'
import { listComments, listPost } from './list-comments.ts'
import { findReply, postReply } from './reply.ts'
import { testConnection } from './test-connection.ts'
import { ensureWebhooks, parseWebhook, webhookAccounts } from './webhooks.ts'

export interface InstagramConfig extends Partial<Pick<GraphClientOptions, 'pacer' | 'sleep'>> {
  clientId: string | null
  clientSecret: string | null
  apiVersion?: string | null
}

/** Instagram by Instagram Login. Credentials are `{ token, issuedAt }`; the account is the professional account's id. */
export function createInstagram(outside: Outside, config: InstagramConfig): Platform {
  const { clientId, clientSecret, apiVersion, pacer, sleep } = config
  const root = 'https://graph.instagram.com'
  const client = createGraphClient(outside, { name, base: `${root}/${apiVersion ?? 'v26.0'}`, pacer, sleep })
  return {
    key: 'instagram',
    name,
    authorizer: clientId && clientSecret ? createAuthorizer(outside, client, { clientId, clientSecret, root }) : null,
    replyLimit: 300,
    canReadReplies: true,
    order: 'by-post',
    testConnection: (access) => testConnection(client, access),
    listComments: (access, cursor, since = null) => listComments(client, access, cursor, since),
    listPost: (access, post) => listPost(client, access, post),
    // Only by adding up all posts.
    countComments: async () => null,
    reply: (access, reply, onBegun) => postReply(client, access, reply, onBegun),
    findReply: (access, reply) => findReply(client, access, reply),
    ensureWebhooks: (access) => ensureWebhooks(client, access),
    webhookAccounts,
    verifyWebhook: (headers, rawBody) => isSigned(headers, rawBody, [clientSecret]),
    parseWebhook,
  }
}

const name = 'Instagram'
